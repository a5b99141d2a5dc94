import {
  type GameOptions,
  isRefusal,
  nameOfValue,
  type Refusal,
  readOptions,
  refuse,
  type Seat,
} from '@crownhold/core';

/** [D12] Whose dice tick the spellbook: those of whoever has drawn, or everybody's. */
export const SPELLBOOKS = ['drawn', 'always'] as const;
type Spellbook = (typeof SPELLBOOKS)[number];

/** [D5] Who begins. */
export const FIRSTS = ['random', 0, 1] as const;
type First = (typeof FIRSTS)[number];

export interface Options extends GameOptions {
  readonly seats: 2;
  readonly spellbook: Spellbook;
  readonly first: First;
}

export const SEATS = { min: 2, max: 2 } as const;

export function parseOptions(json: unknown): Options | Refusal {
  const given = readOptions(json, ['seats', 'spellbook', 'first']);
  if (isRefusal(given)) return given;
  const { seats, spellbook = SPELLBOOKS[0], first = FIRSTS[0] } = given;
  if (seats !== SEATS.min) return refuse('D1', 'two-players');
  const knownBook = SPELLBOOKS.find((name) => name === spellbook);
  if (knownBook === undefined)
    return refuse('D12', 'unknown-spellbook', { spellbook: nameOfValue(spellbook), known: SPELLBOOKS.join(', ') });
  const knownFirst = FIRSTS.find((name) => name === first);
  if (knownFirst === undefined)
    return refuse('D5', 'unknown-first', { first: nameOfValue(first), known: FIRSTS.join(', ') });
  return { seats, spellbook: knownBook, first: knownFirst };
}

/** The seat that sits opposite. */
export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}
