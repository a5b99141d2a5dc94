import { isRefusal } from '@crownhold/core';
import { citedRefusal, LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { createPaint } from '../paint.ts';
import { textWidth } from '../text-width.ts';
import { BOARDS, findBoard } from './boards.ts';
import { duelBoard } from './duel/index.ts';
import { createMenu, drawMenu, type Menu, menuOptions, moveMenu } from './menu.ts';

const press = (menu: Menu, ...keys: readonly string[]) => keys.reduce(moveMenu, menu);
const text = (menu: Menu) =>
  drawMenu(60, 24, menu, { t: translatorFor('en'), charset: 'ascii' }, false, '')
    .lines(createPaint(false))
    .join('\n');

it('chooses the game first, if there is more than one to choose from', () => {
  const menu = createMenu(BOARDS);
  expect(text(menu)).toMatch(/Crownhold\n\n +> Game +Kingdomino\n +People +1\n/);
  expect(text(press(menu, 'right'))).toMatch(/> Game +Kingdomino Duel\n/);
  expect(press(menu, 'right', 'right', 'right').board).toBe(menu.board);
  const alone = text(createMenu([duelBoard]));
  expect(alone).toMatch(/C Kingdomino Duel\n\n +> People +1\n/);
});

it('has the options of the game that is chosen, and forgets those of another', () => {
  const duel = press(createMenu(BOARDS), 'right');
  expect(menuOptions(duel)).toEqual({ seats: 2, spellbook: 'drawn', first: 'random' });
  const changed = press(duel, 'up', 'left', 'up', 'right');
  expect(menuOptions(changed)).toEqual({ seats: 2, spellbook: 'always', first: 1 });
  expect(text(changed)).toMatch(/Dice tick +always \(Bulgarian edition\)\n +First player +player 2\n/);
  const kingdomino = press({ ...changed, row: 0 }, 'left');
  expect(menuOptions(kingdomino)).toMatchObject({ seats: 2, variants: [] });
});

it('keeps a game for two at two', () => {
  const duel = press(createMenu([duelBoard]), 'right');
  expect(duel).toMatchObject({ people: 2, bots: 0 });
  expect(press(duel, 'right')).toMatchObject({ people: 2, bots: 0 });
  expect(press(duel, 'down', 'right', 'right')).toMatchObject({ people: 0, bots: 2 });
  const four = press(createMenu(BOARDS), 'down', 'right', 'right', 'down', 'right', 'up', 'up', 'right');
  expect(four).toMatchObject({ people: 2, bots: 0 });
});

it('offers the bots that play the game by number, name and character, a friendly one first', () => {
  const menu = press(createMenu(BOARDS), 'down', 'down', 'down');
  expect(text(menu)).toMatch(/> Strength of the bots +3 · Miller\n +Plays with good sense, .*\.\n +Dynasty/);
  const others = ['4 · Mason', '5 · Knight', '6 · Queen', '1 · Page', '2 · Shepherd'];
  for (const [at, other] of others.entries()) {
    expect(text(press(menu, ...others.slice(0, at + 1).map(() => 'right')))).toContain(other);
  }
  const duel = press(createMenu([duelBoard]), 'down', 'down');
  expect(duel.level).toBe('miller');
  expect(press(duel, 'right').level).toBe('mason');
});

it('knows no game but those', () => {
  expect(findBoard('duel')).toBe(duelBoard);
  expect(findBoard('chess')).toMatchObject({ rule: 'R4', code: 'unknown-game' });
});

it.each(LANGUAGES)('fits the smallest window with all it has to say in %s', (language) => {
  const t = translatorFor(language);
  const flat = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  for (const board of BOARDS) {
    let menu = createMenu(BOARDS);
    while (menu.board !== board) menu = moveMenu({ ...menu, row: 0 }, 'right');
    // Nobody at all is what no game allows.
    for (const people of [1, 0]) {
      const asked = { ...menu, people, bots: people };
      const lines = drawMenu(60, 20, asked, { t, charset: 'ascii' }, true, '').lines(createPaint(false));
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(60);
      const screen = flat(lines.join(' '));
      const options = menuOptions(asked);
      expect(screen).toContain(flat(t('play-menu-continue')));
      for (const { label, text: valueText, values } of board.choices) {
        expect(screen).toContain(label(t));
        // A long one goes on below itself, and nothing stands between.
        expect(screen).toContain(valueText(values[0]!, t));
      }
      for (const key of t('play-menu-keys').split(' · ')) expect(screen).toContain(flat(key));
      expect(isRefusal(options)).toBe(people === 0);
      if (isRefusal(options)) expect(screen).toContain(flat(citedRefusal(t, options)));
    }
  }
});
