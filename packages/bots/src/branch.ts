import type { MoveCode, Seat, StateBuffer } from '@crownhold/core';
import type { Candidate } from './candidates.ts';
import type { Roller, Start } from './roller.ts';

/** What a point at first sight is worth as a reward. */
const POINT = 0.02;
/** How many tries first sight counts for. */
const SIGHT = 12;

/** A turn that could be played, and how the games went that began with it. */
export class Branch<S extends StateBuffer> {
  readonly turn: readonly MoveCode[];
  readonly after: S;
  tries = 0;
  /** What others could play then, if that was worth a thought, and who. */
  replies: readonly Branch<S>[] | undefined;
  replier: Seat = 0;
  readonly #firstSight: number;
  readonly #roller: Roller<S>;
  readonly #sums: Float64Array;
  #leads = 0;
  #start: Start | undefined;

  constructor({ turn, after, rating }: Candidate<S>, roller: Roller<S>) {
    this.turn = turn;
    this.after = after;
    this.#firstSight = rating * POINT;
    this.#roller = roller;
    this.#sums = new Float64Array(roller.seats(after));
  }

  /** Where games begin that are tried from here. */
  get start(): Start {
    this.#start ??= this.#roller.start(this.after);
    return this.#start;
  }

  /** Adds a game: the rewards of all seats, and by how much the thinking seat was ahead. */
  remember(rewards: Float64Array, lead: number): void {
    this.tries++;
    this.#leads += lead;
    for (let seat = 0; seat < rewards.length; seat++) this.#sums[seat]! += rewards[seat]!;
  }

  /** By how much the thinking seat was ahead at the end, on average. */
  get lead(): number {
    return this.#leads / this.tries;
  }

  meanOf(seat: Seat): number {
    return this.#sums[seat]! / this.tries;
  }

  /** By how much the games went better for a seat than at first sight, in all. */
  surpriseOf(seat: Seat): number {
    return this.#sums[seat]! - this.tries * this.#firstSight;
  }

  /** What a seat may expect of it, given how much better than at first sight games usually go. */
  promiseTo(seat: Seat, usual: number): number {
    return (this.#sums[seat]! + SIGHT * (this.#firstSight + usual)) / (this.tries + SIGHT);
  }
}

/** By how much games went better for a seat than at first sight, on average. */
export function usualSurprise<S extends StateBuffer>(branches: readonly Branch<S>[], seat: Seat): number {
  let tries = 0;
  let surprise = 0;
  for (const branch of branches) {
    tries += branch.tries;
    surprise += branch.surpriseOf(seat);
  }
  return tries === 0 ? 0 : surprise / tries;
}

/** What promises a seat most first: by first sight and by all tries, and the more tries, the less by first sight. */
export function byPromise<S extends StateBuffer>(branches: readonly Branch<S>[], seat: Seat): readonly Branch<S>[] {
  const usual = usualSurprise(branches, seat);
  return branches.toSorted((one, other) => other.promiseTo(seat, usual) - one.promiseTo(seat, usual));
}
