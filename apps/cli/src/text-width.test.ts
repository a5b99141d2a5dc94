import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS_GLYPHS } from './play/colours/glyphs.ts';
import { DUEL_GLYPHS } from './play/duel/glyphs.ts';
import { KINGDOMINO_GLYPHS } from './play/kingdomino/glyphs.ts';
import { centreText, cutText, graphemesOf, padText, padTextStart, textWidth, widest } from './text-width.ts';

it.each([
  ['abc', 3],
  ['Йё', 2],
  ['e\u0301', 1],
  ['漢字', 4],
  ['👨‍👩‍👧', 2],
  ['🇺🇦', 2],
  ['\u001b[1mbold\u001b[0m', 4],
  ['', 0],
])('measures %j as %i columns', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

it('counts letters as people do', () => {
  expect(graphemesOf('e\u0301👨‍👩‍👧x')).toEqual(['e\u0301', '👨‍👩‍👧', 'x']);
});

it('cuts between letters', () => {
  expect(cutText('漢字', 3)).toBe('漢');
  expect(cutText('abe\u0301c', 3)).toBe('abe\u0301');
});

it('fills up to a width', () => {
  expect([padText('漢', 4), padTextStart('漢', 4), centreText('漢', 5), centreText('abc', 2)]).toEqual([
    '漢  ',
    '  漢',
    ' 漢  ',
    'abc',
  ]);
  expect(widest(['a', '漢字', 'abc'])).toBe(4);
});

it('gives every sign that is drawn one column', () => {
  const signs = [KINGDOMINO_GLYPHS, DUEL_GLYPHS, COLOURS_GLYPHS]
    .flatMap(({ unicode, ascii }) => [JSON.stringify(unicode), JSON.stringify(ascii)])
    .join('');
  for (const sign of new Set(graphemesOf(signs))) expect([sign, textWidth(sign)]).toEqual([sign, 1]);
});

it('is the only measure of what is shown', () => {
  const others = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.ts$|^text-width\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
        .split('\n')
        .filter((line) =>
          /\bpad(End|Start)\(|\[\.\.\.\w+\]\.length|\b(text|label|line|name|word|title|tail|sign)\.length/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(others.filter((line) => !NOT_SHOWN.some((known) => line.startsWith(known)))).toEqual([]);
});

/** Lengths of what programs read, of numbers with leading zeros, and of letters on paper. */
const NOT_SHOWN = [
  'simulate/run.ts: const name',
  'arena/game-folder.ts: const file',
  'plain-text.ts:',
  'print/colours/map.ts: const half',
  'engine/',
  'arena/contestant.ts:',
];
