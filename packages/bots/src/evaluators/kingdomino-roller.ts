import { encodeMove, firstSquare, type State, secondSquare } from '@crownhold/games/kingdomino';
import type { Roller } from '../roller.ts';
import { CELL_OF_SQUARE, DISCARD } from './kingdomino-ground.ts';
import { KingdominoStart, Table } from './kingdomino-table.ts';
import { PLAIN_TASTE, type Taste } from './kingdomino-taste.ts';

const TAKE = encodeMove({ kind: 'take', domino: 0 });
const SEATS = 4;

/** Places where it likes best and takes what could be placed best, both at once and without a look at the others. */
export function createKingdominoRoller(tastes: readonly Taste[]): Roller<State> {
  const table = new Table(tastes);
  return {
    seats: (state) => state.seats,

    rate(state, seat, moves, count, out) {
      const scout = table.scouts[seat]!;
      scout.ground.read(state, seat);
      scout.forget();
      scout.isCentred = state.hasVariant('middle-kingdom');
      const isPlacing = state.phase === 'place';
      for (let i = 0; i < count; i++) {
        const move = moves[i]!;
        if (!isPlacing) out[i] = scout.rateTake(move - TAKE);
        else if (move === DISCARD) out[i] = scout.misfit;
        else
          out[i] = scout.rate(
            state.activeDomino,
            CELL_OF_SQUARE[firstSquare(move)]!,
            CELL_OF_SQUARE[secondSquare(move)]!,
          );
      }
    },

    start: (state) => new KingdominoStart(table, state),
  };
}

export const kingdominoRoller: Roller<State> = createKingdominoRoller(Array.from({ length: SEATS }, () => PLAIN_TASTE));
