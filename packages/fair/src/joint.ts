import type { Seat } from '@crownhold/core';
import { encode, encodeGiven, encodeList, encodeUint, fromHex, type Given, type Hex, toHex } from './bytes.ts';
import { hash } from './digest.ts';

export interface JointParts {
  /** Head of the event that opened the table. */
  readonly opening: Hex;
  /** Counted from 1. */
  readonly attempt: number;
  readonly dealer: Hex;
  /** By seat. */
  readonly seats: readonly Given[];
}

/** What all first elements together give: nobody could choose it, because everybody was committed before. */
export function mixJoint({ opening, attempt, dealer, seats }: JointParts): Hex {
  const gifts = encodeList(seats.map(encodeGiven));
  return toHex(hash('joint', fromHex(opening), encodeUint(attempt), fromHex(dealer), gifts));
}

/** What a seat gave with its turn. */
export interface Contribution {
  readonly seat: Seat;
  /** Of the seat's own turns, counted from 1. */
  readonly ordinal: number;
  readonly element: Hex;
}

/**
 * The rolling value of a dealing: that of the one before it, at first the joint entropy, with everything that was given
 * since. The order is that of seats and turns, whatever order they came in.
 */
export function roll(rolling: Hex, dealing: number, contributions: readonly Contribution[]): Hex {
  const sorted = contributions.toSorted((a, b) => a.seat - b.seat || a.ordinal - b.ordinal);
  const parts = sorted.map(({ seat, ordinal, element }) =>
    encode(encodeUint(seat), encodeUint(ordinal), fromHex(element)),
  );
  return toHex(hash('roll', fromHex(rolling), encodeUint(dealing), encodeList(parts)));
}
