import { KINGDOMINO_BOTS } from '@crownhold/bots/kingdomino';
import { kingdomino } from '@crownhold/games/kingdomino';
import { hintOf, type KingdominoTypes } from '@crownhold/table/kingdomino';
import { createThinker } from '../thinker.ts';

export const kingdominoThinker = createThinker<KingdominoTypes>(kingdomino, KINGDOMINO_BOTS, hintOf);
