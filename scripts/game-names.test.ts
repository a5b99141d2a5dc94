import { GAMES } from '@crownhold/games';
import { describe, expect, it } from 'vitest';
import { PAGE_GAMES } from './arrow-table.ts';
import { gameNames } from './game-names.ts';
import { readSources } from './source-text.ts';

it('nothing of the page says the name of a game outside of that game’s folders', () => {
  const page = [...readSources('apps/web')].filter(([file]) => file.startsWith('apps/web/src/'));
  expect(page.length).toBeGreaterThan(150);
  expect(page.flatMap(([file, source]) => gameNames(file, source))).toEqual([]);
});

it('every game has its folders', () => {
  expect([...PAGE_GAMES].sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

describe('a planted name is found:', () => {
  it.each([
    `if (game === 'kingdomino') play();`,
    "import { duel } from '@crownhold/games/duel';",
    "import { face } from './kingdomino/face.tsx';",
    '/** The bots of Kingdomino. */',
    'return <DuelScene />;',
    'const x = coloursCard.id;',
  ])('%s', (line) => {
    expect(gameNames('apps/web/src/table/table.tsx', `first\n${line}`)).toEqual([
      `apps/web/src/table/table.tsx:2: ${line}`,
    ]);
    expect(gameNames('apps/web/src/table/kingdomino/face.tsx', line)).toEqual([]);
    expect(gameNames('apps/web/src/table/faces.ts', line)).toEqual([]);
  });

  it.each([`t('variant-mighty-duel')`, '// All colours of the theme', `class="style-colours"`])('not in %s', (line) => {
    expect(gameNames('apps/web/src/table/table.tsx', line)).toEqual([]);
  });
});
