import { toy } from '../toy.ts';
import { movesOf, SEAL } from '../toy-rules.ts';
import type { Defects } from './defect.ts';

export const boundaryDefects: Defects = {
  'decide refuses nonsense and changes nothing': {
    'the reader of moves throws': () => ({
      parseMove(state, text) {
        const move = toy.parseMove(state, text);
        if (move === undefined) throw new Error(`unreadable: ${text}`);
        return move;
      },
    }),
    'an illegal move is accepted': () => ({
      parseMove: (state, text) => (text.startsWith('SEAL') ? 9 : toy.parseMove(state, text)),
      refusal: (state, actor, move) => toy.refusal(state, actor, move === 9 ? SEAL : move),
      apply: (state, actor, move) => toy.apply(state, actor, move === 9 ? SEAL : move),
    }),
    'deciding is playing': () => ({ copy: (from) => from }),
  },
  'decide accepts exactly whole turns': {
    'a turn never ends': () => ({ turn: () => 0 }),
    'a second step is refused': () => ({
      refusal: (state, actor, move) =>
        state.phase === 'bid' && state.of(actor, 'coins') === 1
          ? { rule: 'T4', code: 'one-coin', args: {} }
          : toy.refusal(state, actor, move),
    }),
    'a second step is read otherwise': () => ({
      parseMove(state, text) {
        const move = toy.parseMove(state, text);
        return move === 2 && state.seats.some((seat) => state.of(seat, 'coins') > 0) ? 1 : move;
      },
    }),
    'a turn ends before it is over': () => {
      let plays = 0;
      return {
        apply(state, actor, move) {
          toy.apply(state, actor, move);
          if (move < SEAL && plays++ % 7 === 6) state.give(actor, 'turns', state.of(actor, 'turns') + 1);
        },
      };
    },
  },
  'decide refuses other seats and stale versions': {
    'whoever has sealed may go on': () => ({
      refusal: (state, actor, move) =>
        state.phase === 'bid' && move <= SEAL && movesOf(state, actor).length === 0
          ? undefined
          : toy.refusal(state, actor, move),
      legalMoves(state, actor, out) {
        const count = toy.legalMoves(state, actor, out);
        if (count > 0 || state.phase !== 'bid') return count;
        out.set([1, 2, 3, SEAL]);
        return 4;
      },
    }),
  },
};
