import type { MoveCode } from '@crownhold/core';
import { ACHIEVEMENTS, decodeMove, NO_DIE, placeOf, type State } from '@crownhold/games/colours';
import type { Policy } from '../../policy.ts';
import { rateColouring } from './plan/colouring-rating.ts';
import { rateDice } from './plan/dice-rating.ts';
import { missing } from './sheet/achievement-race.ts';
import { GREEDY_WEIGHTS } from './sheet/sheet-weights.ts';
import { completionChance } from './sheet/speed-forecast.ts';

/** A row that can be completed in so many rounds may well be. */
const ROUNDS = 3;

/** Rates dice by what can be coloured with them, steps of colouring by the best whole turn, and strikes by what they cost. */
export const coloursPolicy: Policy<State> = {
  rate: (view, seat, moves) => {
    if (view.phase === 'strike') return Array.from(moves, (move) => -costOfStriking(view, move));
    return view.dice[seat] === NO_DIE ? rateDice(view, seat, moves) : rateColouring(view, seat, moves);
  },
};

/** [C43] A number of a row that has earned one already costs nothing. */
function costOfStriking(view: State, code: MoveCode): number {
  const move = decodeMove(code);
  if (move?.kind !== 'strike') throw new Error(`${code} strikes nothing`);
  const row = ACHIEVEMENTS.indexOf(move.row);
  if (placeOf(view, 0, row) !== 0) return 0;
  return move.number * completionChance(missing(view, 0, row), ROUNDS, GREEDY_WEIGHTS);
}
