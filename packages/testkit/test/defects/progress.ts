import { CHANCE } from '@crownhold/core';
import { toy } from '../toy.ts';
import { movesOf, REVEAL, SEAL } from '../toy-rules.ts';
import type { Defects } from './defect.ts';

export const progressDefects: Defects = {
  'turn rises by one when a turn ends': {
    'it never rises': () => ({ turn: () => 0 }),
    'it rises by two': () => ({ turn: (state, seat) => 2 * toy.turn(state, seat) }),
    'it falls': () => ({ turn: (state, seat) => 9 - toy.turn(state, seat) }),
    'it begins below zero': () => ({ turn: (state, seat) => toy.turn(state, seat) - 1 }),
    'it rises for everybody': () => ({
      turn: (state) => state.seats.reduce((sum, seat) => sum + toy.turn(state, seat), 0),
    }),
    'it is cut off': () => ({
      actors: (state) => (state.of(0, 'coins') === 2 ? toy.actors(state) & ~1 : toy.actors(state)),
    }),
    'chance ends it': () => ({ turn: (state) => state.get('round') }),
    'chance acts in the middle': () => ({
      actors: (state) =>
        state.phase === 'bid' && state.of(0, 'coins') === 1 ? toy.actors(state) | (1 << CHANCE) : toy.actors(state),
    }),
  },
  'a turn begun can be completed': {
    'a dead end after three coins': () => ({
      legalMoves(state, actor, out) {
        const count = toy.legalMoves(state, actor, out);
        return state.phase === 'bid' && count === 1 ? 0 : count;
      },
    }),
    'a turn without end': () => ({
      legalMoves(state, actor, out) {
        if (state.phase !== 'bid') return toy.legalMoves(state, actor, out);
        const moves = movesOf(state, actor).filter((move) => move !== SEAL);
        out.set(moves.length > 0 ? moves : [0]);
        return Math.max(1, moves.length);
      },
    }),
  },
  'random games end': {
    'the last round comes again': () => ({
      apply(state, actor, move) {
        toy.apply(state, actor, move);
        if (move !== REVEAL || state.phase !== 'over') return;
        state.set('round', 0);
        state.phase = 'roll';
      },
    }),
    'an actor without moves': () => ({
      legalMoves: (state, actor, out) => (state.phase === 'reveal' ? 0 : toy.legalMoves(state, actor, out)),
    }),
    'the rules throw': () => ({
      apply(state, actor, move) {
        if (state.get('round') === 1 && move === SEAL) throw new Error('oops');
        toy.apply(state, actor, move);
      },
    }),
  },
};
