import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { KEY, openSession } from '../../test/session.ts';
import { BOARDS } from './boards.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const NAMES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Anna', 'Leo'],
  ru: ['Аня', 'Лёва'],
  uk: ['Ганна', 'Левко'],
  bg: ['Ани', 'Лео'],
};
const { enter, tab } = KEY;

/** Keys that lead two people into the middle of a game. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  kingdomino: [
    (enter + enter).repeat(4),
    ...[0, 5, 3, 1, 6, 4, 2, 0, 5].map((tabs) => tab.repeat(tabs) + enter.repeat(3)),
    tab + tab,
  ],
  duel: [(tab + enter).repeat(32), tab],
  colours: [enter + enter, (tab + enter).repeat(4), `d${enter}`, enter + enter],
};

const HEIGHTS: Readonly<Record<string, number>> = { kingdomino: 20, duel: 24, colours: 24 };

function picture(game: string, language: Language): string {
  const board = BOARDS.find((each) => each.game.id === game)!;
  const options = board.game.parseOptions({ seats: 2 });
  const chairs = NAMES[language].map((name) => ({ name }));
  const { begin, screen, press } = openSession(language, 'unicode');
  begin(board, options as never, chairs, 7);
  press(...KEYS[game]!);
  return screen(80, HEIGHTS[game]);
}

const readme = (language: Language) => (language === 'en' ? 'README.md' : `README.${language}.md`);
const DOCUMENTS = [
  ...LANGUAGES.map((language) => [readme(language), language, ['kingdomino']] as const),
  ['docs/terminal.md', 'en', ['duel', 'colours']] as const,
];

it.each(DOCUMENTS)('%s shows games as the program draws them; -u draws them anew', async (file, language, games) => {
  const path = join(ROOT, file);
  let document = readFileSync(path, 'utf8');
  for (const game of games) {
    const shown = new RegExp(`(?<=<!-- picture ${game} -->\n\`\`\`\n).*?(?=\`\`\`\n<!-- /picture -->)`, 's');
    expect(document).toMatch(shown);
    const drawn = `${picture(game, language)}\n`;
    expect(drawn).toContain(NAMES[language][0]);
    document = document.replace(shown, () => drawn);
  }
  await expect(document).toMatchFileSnapshot(path);
});
