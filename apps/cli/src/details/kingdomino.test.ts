import { type GameOptions, isRefusal } from '@crownhold/core';
import { laySheet, type Options, parseOptions, parseSheet, type State } from '@crownhold/games/kingdomino';
import type { Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { createPaint } from '../paint.ts';
import { kingdominoDetails as details } from './kingdomino.ts';

function stateOf(rows: readonly string[], options: GameOptions & object): State {
  const squares = parseSheet(rows);
  if (isRefusal(squares)) throw new Error(squares.code);
  const state = laySheet(squares, parseOptions(options) as Options);
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}

const screen = (hasColour: boolean, language: Language = 'en') => ({
  t: translatorFor(language),
  paint: createPaint(hasColour),
  width: 80,
});

const ROWS = ['w1 w f1', 'w C f', '. l .'];

it('tells the facts of a kingdom, territories without their cells', () => {
  expect(details.facts(stateOf(ROWS, { seats: 2 }), 0)).toEqual({
    largest: 3,
    crowns: 2,
    discarded: 9,
    territories: [
      { terrain: 'wheat', squares: 3, crowns: 1, points: 3 },
      { terrain: 'forest', squares: 2, crowns: 1, points: 2 },
      { terrain: 'lake', squares: 1, crowns: 0, points: 0 },
    ],
  });
});

it('shows the kingdom, what scores, bonuses and what does not score', () => {
  const state = stateOf(ROWS, { seats: 2, variants: ['middle-kingdom'] } as GameOptions);
  expect(details.panel(state, 0, screen(false))).toEqual([
    'w1 w  f1',
    'w  C  f ',
    '.  l  .',
    '',
    'wheat field 3 × 1 = 3',
    'forest      2 × 1 = 2',
    'Middle Kingdom +10',
    'no crown: lake 1',
    'discarded: 9',
    'largest territory: 3, crowns: 2',
  ]);
});

it('speaks the language of the person', () => {
  const state = stateOf(ROWS, { seats: 2, variants: ['middle-kingdom'] } as GameOptions);
  expect(details.panel(state, 0, screen(false, 'ru')).slice(4)).toEqual([
    'пшеничное поле 3 × 1 = 3',
    'лес            2 × 1 = 2',
    'Срединное королевство +10',
    'без короны: озеро 1',
    'сброшено: 9',
    'наибольшая область: 3, корон всего: 2',
  ]);
});

it('paints every square in the colour of its terrain', () => {
  const [row] = details.panel(stateOf(['C w1 f'], { seats: 2 }), 0, screen(true));
  expect(row).toBe('\u001b[1;97;48;5;90mC \u001b[0m \u001b[30;48;5;220mw1\u001b[0m \u001b[97;48;5;22mf \u001b[0m');
});
