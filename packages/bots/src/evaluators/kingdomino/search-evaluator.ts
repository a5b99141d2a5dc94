import { encodeMove, firstSquare, type State, secondSquare } from '@crownhold/games/kingdomino';
import type { SearchEvaluator } from '../../search-evaluator.ts';
import { Ending } from './endgame-solver.ts';
import { MISFIT, Scout } from './placement-search.ts';
import { Table } from './playout.ts';
import { CELL_OF_SQUARE, DISCARD, Ground } from './playout-board.ts';
import { Position } from './position.ts';
import { expectedPoints } from './value-function.ts';

const TAKE = encodeMove({ kind: 'take', domino: 0 });

const table = new Table();
const ending = new Ending();
const scout = new Scout(new Ground());

/** Places where it wins most, by points and shape, and takes what could be placed best, without a look at the others. */
export const kingdominoSearchEvaluator: SearchEvaluator<State> = {
  seats: (state) => state.seats,

  rate(state, seat, moves, count, out) {
    scout.read(state, seat);
    const isPlacing = state.phase === 'place';
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (!isPlacing) out[i] = scout.rateTake(move - TAKE);
      else if (move === DISCARD) out[i] = MISFIT;
      else out[i] = scout.rate(state.activeDomino, cell(firstSquare(move)), cell(secondSquare(move)));
    }
  },

  evaluate: (state, seat) => expectedPoints(state, seat),

  playoutsFrom(state) {
    const position = new Position(state);
    return position.isDeterministic
      ? { isDeterministic: true, run: (_, scores) => ending.solve(position, scores) }
      : { isDeterministic: false, run: (rng, scores) => table.playOut(position, rng, scores) };
  },
};

function cell(square: number): number {
  return CELL_OF_SQUARE[square]!;
}
