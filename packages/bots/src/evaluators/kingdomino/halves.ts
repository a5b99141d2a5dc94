import { HALVES } from './mailbox-board.ts';

const DOMINOES = 48;

// By the number of a domino, for inner loops.
export const FIRST_TERRAIN = byDomino(([one]) => one.terrain);
export const FIRST_CROWNS = byDomino(([one]) => one.crowns);
export const SECOND_TERRAIN = byDomino(([, other]) => other.terrain);
export const SECOND_CROWNS = byDomino(([, other]) => other.crowns);

type Halves = typeof HALVES extends ReadonlyMap<number, infer H> ? H : never;

function byDomino(fact: (halves: Halves) => number): Uint8Array {
  return Uint8Array.from({ length: DOMINOES + 1 }, (_, number) => (number === 0 ? 0 : fact(HALVES.get(number)!)));
}
