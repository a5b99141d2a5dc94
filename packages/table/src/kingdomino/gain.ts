import { kingdomino, middleKingdomBonus, type Territory, territories, withDomino } from '@crownhold/games/kingdomino';
import { isSame } from '../place.ts';
import { inputMove, inputRefusal, type KingdominoInput } from './input.ts';

/** What a placement brings, part by part. */
export interface GainParts {
  /** By the territories alone. */
  readonly own: number;
  /** [K18] What it does to the bonus of a castle in the centre, as things stand. */
  readonly centre: number;
  /** The territories with crowns that the domino becomes part of, the best first. */
  readonly joined: readonly Territory[];
}

/** What the hovering domino would bring; nothing where it may not lie. */
export function gainParts(input: KingdominoInput): GainParts | undefined {
  const { state, seat } = input.draft;
  if (state.phase !== 'place' || inputRefusal(input) !== undefined) return undefined;
  const move = inputMove(input);
  const after = withDomino(state, seat, state.activeDomino, move);
  const centre = middleKingdomBonus(after, seat) - middleKingdomBonus(state, seat);
  const own = kingdomino.score(after, seat) - kingdomino.score(state, seat) - centre;
  const before = territories(state, seat);
  const joined = territories(after, seat).filter(
    ({ cells, points }) =>
      points > 0 && !before.some((old) => old.cells.length === cells.length && isSame(old.cells[0]!, cells[0]!)),
  );
  return { own, centre, joined };
}
