import { kingdomino } from '@crownhold/games/kingdomino';
import { hintOf, type KingdominoTypes } from '@crownhold/table/kingdomino';
import { createThinker } from '../thinker.ts';

export const kingdominoThinker = createThinker<KingdominoTypes>(kingdomino, hintOf);
