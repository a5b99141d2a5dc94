import { colours } from '@crownhold/games/colours';
import {
  type ColoursAction,
  type ColoursInput,
  type ColoursTypes,
  coloursInput,
  newsOf,
} from '@crownhold/table/colours';
import type { Board } from '../board.ts';
import { drawEnd } from './end.ts';
import { nextSheet, ownSheet, pressKey } from './keys.ts';
import { promptOf } from './prompt.ts';
import { rulesTexts } from './rules-texts.ts';
import { drawScene, LEAST } from './scene.ts';
import { type ColoursFocus, closeList, restFocus } from './spell-list.ts';

export const coloursBoard: Board<ColoursTypes, ColoursInput, ColoursAction, ColoursFocus> = {
  game: colours,
  // The keyboard is handed over before a die is taken: whoever takes one goes on to colour with it.
  inputRules: { ...coloursInput, isHidden: () => true },
  least: LEAST,
  choices: [],
  options: () => ({}),
  rest: restFocus,
  press: pressKey,
  close: ({ focus }) => (focus.spell ? closeList(focus) : undefined),
  look: {
    key: 'o',
    isAway: ({ input, focus }) => focus.shown !== input.draft.seat,
    next: nextSheet,
    back: ownSheet,
  },
  prompt: promptOf,
  news: newsOf,
  drawScene,
  drawEnd,
  rules: (_, t) => ({ title: t('play-colours-rules-title'), texts: rulesTexts(t) }),
};
