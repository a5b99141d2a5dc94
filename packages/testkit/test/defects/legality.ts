import { type Actor, CHANCE, only } from '@crownhold/core';
import { toy } from '../toy.ts';
import { movesOf, SEAL } from '../toy-rules.ts';
import type { ToyState } from '../toy-state.ts';
import type { Defects } from './defect.ts';

function listing(change: (moves: readonly number[], state: ToyState, actor: Actor) => readonly number[]) {
  return () => ({
    maxMoves: 8,
    legalMoves(state: ToyState, actor: Actor, out: Int32Array) {
      const moves = change(movesOf(state, actor), state, actor);
      out.set(moves);
      return moves.length;
    },
  });
}

export const legalityDefects: Defects = {
  'legal moves are sorted, unique and there for exactly the actors': {
    'descending moves': listing((moves) => moves.toReversed()),
    'a move twice': listing((moves) => moves.flatMap((move) => (move === 2 ? [2, 2] : [move]))),
    'a negative code': listing((moves) => moves.map((move) => move - 66)),
    'an actor without moves': listing((moves, _, actor) => (actor === 1 ? [] : moves)),
    'a bystander with a move': listing((moves) => (moves.length > 0 ? moves : [SEAL])),
    'more moves than announced': () => ({
      maxMoves: 3,
      legalMoves(state, actor, out) {
        const moves = movesOf(state, actor);
        out.set(moves.slice(0, 3));
        return moves.length;
      },
    }),
    'an actor who is not at the table': () => ({ actors: (state) => toy.actors(state) | only(5) }),
    'a seat acts while chance is due': () => ({
      actors: (state) => (toy.actors(state) === only(CHANCE) ? only(CHANCE) | only(0) : toy.actors(state)),
      legalMoves(state, actor, out) {
        if (actor !== 0 || toy.actors(state) !== only(CHANCE)) return toy.legalMoves(state, actor, out);
        out[0] = SEAL;
        return 1;
      },
    }),
    'nobody acts but chance has moves': () => ({ actors: (state) => toy.actors(state) & ~only(CHANCE) }),
  },
  'a refusal meets exactly the illegal moves': {
    'nothing is refused': () => ({ refusal: () => undefined }),
    'a legal move is refused': () => ({
      refusal: (state, actor, move) =>
        move === SEAL ? { rule: 'T4', code: 'seal', args: {} } : toy.refusal(state, actor, move),
    }),
    'an illegal move passes': () => ({
      refusal: (state, actor, move) => (move === 4 ? undefined : toy.refusal(state, actor, move)),
    }),
    'a code is cut to its low bits': () => ({
      refusal: (state, actor, move) => toy.refusal(state, actor, move & 0xffff),
    }),
    'it throws': () => ({
      refusal(state, actor, move) {
        if (move < 0) throw new Error('negative');
        return toy.refusal(state, actor, move);
      },
    }),
    'no rule is named': () => ({
      refusal(state, actor, move) {
        const refusal = toy.refusal(state, actor, move);
        return refusal && { ...refusal, rule: '' };
      },
    }),
    'an argument is no number': () => ({
      refusal(state, actor, move) {
        const refusal = toy.refusal(state, actor, move);
        return refusal && { ...refusal, args: { move: Number.NaN } };
      },
    }),
  },
};
