import { PAGE_GAMES, PAGE_REGISTRIES } from './arrow-table.ts';

const PAGE = 'apps/web/src/';

const GAME = PAGE_GAMES.join('|');
/** A game as a word of the program: a text, a part of a path, or the beginning of a name. */
const SAID = new RegExp(
  `['"\`/](?:${GAME})(?:['"\`/.]|-scene)|\\b(?:${GAME})[A-Z]\\w*|\\b(?:Duel|Colours)[A-Z]\\w*|Kingdomino|KINGDOMINO`,
);

/** Lines of the page that name a game outside of its folders and of the registries. */
export function gameNames(file: string, source: string): readonly string[] {
  const path = file.slice(PAGE.length);
  const isOwn = new RegExp(`^[^/]+/(?:${GAME})/`).test(path) || /\.test\.tsx?$/.test(path);
  if (!file.startsWith(PAGE) || isOwn || PAGE_REGISTRIES.includes(path)) return [];
  return source.split('\n').flatMap((line, at) => (SAID.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
}
