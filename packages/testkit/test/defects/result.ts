import { toy } from '../toy.ts';
import type { Defects } from './defect.ts';

export const resultDefects: Defects = {
  'scores are finite numbers': {
    'no number at the start': () => ({ score: (state, seat) => toy.score(state, seat) / state.get('round') }),
    'no number on a view': () => ({
      score: (state, seat) => (state.of(seat, 'sealed') > state.of(seat, 'coins') ? Number.NaN : 0),
    }),
  },
  'a ranking counts everyone ahead': {
    'places without gaps': () => ({ ranking: (state) => state.seats.map((seat) => (seat === 2 ? 2 : 1)) }),
    'no winner': () => ({ ranking: (state) => state.seats.map((seat) => seat + 2) }),
    'places from 0': () => ({ ranking: (state) => state.seats }),
    'a seat too few': () => ({ ranking: (state) => toy.ranking(state).slice(1).fill(1) }),
    'a seat too many': () => ({ ranking: (state) => [...toy.ranking(state), 4] }),
    'a shared place too low': () => ({ ranking: (state) => state.seats.map((seat) => (seat === 0 ? 1 : 3)) }),
  },
};
