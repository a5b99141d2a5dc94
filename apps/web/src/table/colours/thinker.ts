import { COLOURS_BOTS } from '@crownhold/bots/colours';
import { colours } from '@crownhold/games/colours';
import { type ColoursTypes, hintOf } from '@crownhold/table/colours';
import { createThinker } from '../thinker.ts';

export const coloursThinker = createThinker<ColoursTypes>(colours, COLOURS_BOTS, hintOf);
