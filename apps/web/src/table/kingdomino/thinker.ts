import { KINGDOMINO_BOTS } from '@crownhold/bots/kingdomino';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { createThinker } from '../thinker.ts';

/** Reasons come with the first hint: a table without one does not load them. */
export const kingdominoThinker = createThinker<KingdominoTypes>(kingdomino, KINGDOMINO_BOTS, async (view, seat, move) =>
  (await import('./hint-reasons.ts')).hintOf(view, seat, move),
);
