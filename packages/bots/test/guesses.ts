import {
  carve,
  type GameOptions,
  type MoveCode,
  type Rules,
  type Seat,
  type StateBuffer,
  type View,
} from '@crownhold/core';
import type { SearchEvaluator } from '../src/search-evaluator.ts';

/** The smallest game that hides something: both seats lay coins in secret, one after the other, and then close the hand. */
export interface Guesses extends StateBuffer {
  readonly hands: Uint8Array;
  readonly closed: Uint8Array;
}

export const CLOSE = 9;
const WORTHS = [1, 2, 3];
const FULL_HAND = 6;

export const guesses: Rules<Guesses, GameOptions> = {
  maxMoves: WORTHS.length + 1,
  create: () => carve({ hands: [Uint8Array, 2], closed: [Uint8Array, 2] }),
  copy: (from, into = guesses.create({ seats: 2 })) => {
    into.bytes.set(from.bytes);
    return into;
  },
  actors: ({ closed }) => (closed[0] ? 0 : 1) | (closed[1] ? 0 : 2),
  legalMoves: ({ hands, closed }, seat, out) => {
    if (closed[seat]) return 0;
    const moves = hands[seat]! < FULL_HAND ? [...WORTHS, CLOSE] : [CLOSE];
    out.set(moves);
    return moves.length;
  },
  apply: ({ hands, closed }, seat, move) => {
    if (move === CLOSE) closed[seat] = 1;
    else hands[seat]! += move;
  },
  chanceWeight: () => 1,
  turn: ({ closed }, seat) => closed[seat]!,
  score: ({ hands }, seat) => hands[seat]!,
  ranking: ({ hands }) => [...hands].map((hand) => (hand === Math.max(...hands) ? 1 : 2)),
};

export function guessesView(state: Guesses, seat: Seat): View<Guesses> {
  const view = guesses.copy(state);
  view.hands[1 - seat] = 0;
  // The only secret was blanked just above.
  return view as View<Guesses>;
}

/** Ratings by the step alone; it plays no games. */
export function guessesEvaluator(rate: (move: MoveCode) => number): SearchEvaluator<Guesses> {
  return {
    seats: () => 2,
    rate: (_state, _seat, moves, count, out) => {
      for (let at = 0; at < count; at++) out[at] = rate(moves[at]!);
    },
    evaluate: ({ hands }, seat) => hands[seat]!,
    playoutsFrom: () => {
      throw new Error('nobody plays on from here');
    },
  };
}
