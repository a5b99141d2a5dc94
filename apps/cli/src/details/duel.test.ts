import { isRefusal } from '@crownhold/core';
import { laySheet, parseSheet, type State } from '@crownhold/games/duel';
import type { Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { createPaint } from '../paint.ts';
import { duelDetails as details } from './duel.ts';

const ROWS = ['d1 d . . . . .', 'd . . . . . .', '. . s C . . .', '. . s1 . . . .', '. . b2 q q . .'];

function stateOf(rows: readonly string[] = ROWS): State {
  const sheet = parseSheet(rows);
  if (isRefusal(sheet)) throw new Error(sheet.code);
  return laySheet(sheet);
}

const screen = (hasColour: boolean, language: Language = 'en') => ({
  t: translatorFor(language),
  paint: createPaint(hasColour),
  width: 80,
});

it('[D19] tells the facts of a map, domains without their cells', () => {
  expect(details.facts(stateOf(), 0)).toEqual({
    points: 7,
    domains: [
      { arms: 'dot', squares: 3, crosses: 1, points: 3 },
      { arms: 'stripe', squares: 2, crosses: 1, points: 2 },
      { arms: 'black', squares: 1, crosses: 2, points: 2 },
      { arms: 'quarters', squares: 2, crosses: 0, points: 0 },
    ],
    largest: 3,
    named: null,
    bonuses: { domains: 0 },
    castle: 'ready',
    spells: {},
  });
});

it('tells which spells are ready, and which are used', () => {
  const state = stateOf();
  state.won[0] = 0b10001;
  state.used[0] = 0b10000;
  state.castles = 0b01;
  expect(details.facts(state, 0)).toMatchObject({ castle: 'used', spells: { free: 'ready', domains: 'used' } });
});

it('[D20] shows the map, what scores, the bonus and what does not score', () => {
  expect(details.panel(stateOf([...ROWS, 'domains quarters']), 0, screen(false))).toEqual([
    'd1 d  .  .  .  .  .',
    'd  .  .  .  .  .  .',
    '.  .  s  C  .  .  .',
    '.  .  s1 .  .  .  .',
    '.  .  b2 q  q  .  .',
    '',
    'dot    3 × 1 = 3',
    'stripe 2 × 1 = 2',
    'black  1 × 2 = 2',
    'domains (quarters) +3',
    'no cross: quarters 2',
    'largest domain: 3\u00a0squares',
  ]);
});

it('speaks the language of the person', () => {
  expect(details.panel(stateOf([...ROWS, 'domains black']), 0, screen(false, 'ru')).slice(6)).toEqual([
    'точка  3 × 1 = 3',
    'полоса 2 × 1 = 2',
    'чёрный 1 × 2 = 2',
    'владения (чёрный) +3',
    'без креста: четверти 2',
    'наибольшее владение: 3\u00a0клетки',
  ]);
});

it('paints every square in the colour of its arms', () => {
  const row = details.panel(stateOf(), 0, screen(true))[2]!;
  expect(row).toContain('\u001b[30;48;5;117ms \u001b[0m');
  expect(row).toContain('\u001b[1;97;48;5;90mC \u001b[0m');
});

it('counts rounds and empty squares', () => {
  expect(details.counts(stateOf())).toEqual({ rounds: 1, empty: 34 - 8 + 34 });
});
