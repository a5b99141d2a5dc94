import { below, CHANCE } from '@crownhold/core';
import { toy } from '../toy.ts';
import { movesOf, SEAL } from '../toy-rules.ts';
import type { Defects } from './defect.ts';

export const samplingDefects: Defects = {
  'chance weights are whole and positive': {
    'a half': () => ({ chanceWeight: (state, move) => toy.chanceWeight(state, move) / 2 }),
    'a zero': () => ({ chanceWeight: (state, move) => toy.chanceWeight(state, move) - 1 }),
    'no end': () => ({ chanceWeight: () => Number.POSITIVE_INFINITY }),
    'no number': () => ({ chanceWeight: () => Number.NaN }),
  },
  'sample gives legal moves, uniform for a seat and by weight for chance': {
    'an illegal move': () => ({ sample: (_state, actor) => (actor === CHANCE ? 1 : SEAL) }),
    'a favourite of the seats': () => ({
      sample: (state, actor, rng) => (actor !== CHANCE && below(rng, 4) === 0 ? SEAL : toy.sample!(state, actor, rng)),
    }),
    'a move that never comes': () => ({
      sample(state, actor, rng) {
        const moves = movesOf(state, actor);
        return actor === CHANCE ? toy.sample!(state, actor, rng) : moves[below(rng, Math.max(1, moves.length - 1))]!;
      },
    }),
    'chance without weights': () => ({
      sample(state, actor, rng) {
        const moves = movesOf(state, actor);
        return moves[below(rng, moves.length)]!;
      },
    }),
  },
};
