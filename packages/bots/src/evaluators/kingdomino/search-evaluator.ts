import { encodeMove, firstSquare, type State, secondSquare } from '@crownhold/games/kingdomino';
import type { SearchEvaluator } from '../../search-evaluator.ts';
import { EndgameSolver } from './endgame-solver.ts';
import { MISFIT, PlacementSearch } from './placement-search.ts';
import { Playout } from './playout.ts';
import { CELL_OF_SQUARE, DISCARD, PlayoutBoard } from './playout-board.ts';
import { Position } from './position.ts';
import { expectedPoints } from './value-function.ts';

const TAKE = encodeMove({ kind: 'take', domino: 0 });

const playout = new Playout();
const endgame = new EndgameSolver();
const search = new PlacementSearch(new PlayoutBoard());

/** Playouts place where most is won, by points and shape, and take the domino with the best placement, whatever others do. */
export const kingdominoSearchEvaluator: SearchEvaluator<State> = {
  seats: (state) => state.seats,

  rate(state, seat, moves, count, out) {
    search.read(state, seat);
    const isPlacing = state.phase === 'place';
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (!isPlacing) out[i] = search.rateTake(move - TAKE);
      else if (move === DISCARD) out[i] = MISFIT;
      else out[i] = search.rate(state.activeDomino, cell(firstSquare(move)), cell(secondSquare(move)));
    }
  },

  evaluate: (state, seat) => expectedPoints(state, seat),

  playoutsFrom(state) {
    const position = new Position(state);
    return position.isDeterministic
      ? { isDeterministic: true, run: (_, scores) => endgame.solve(position, scores) }
      : { isDeterministic: false, run: (rng, scores) => playout.run(position, rng, scores) };
  },
};

function cell(square: number): number {
  return CELL_OF_SQUARE[square]!;
}
