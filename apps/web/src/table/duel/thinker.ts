import { DUEL_BOTS } from '@crownhold/bots/duel';
import { duel } from '@crownhold/games/duel';
import { type DuelTypes, hintOf } from '@crownhold/table/duel';
import { createThinker } from '../thinker.ts';

export const duelThinker = createThinker<DuelTypes>(duel, DUEL_BOTS, hintOf);
