// Cuts the letters that titles need out of @fontsource/alegreya into src/theme/fonts. Usage: npm run fonts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const SOURCE = join(dirname(createRequire(import.meta.url).resolve('@fontsource/alegreya/package.json')), 'files');
const TARGET = join(import.meta.dirname, '../src/theme/fonts');

const letters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const SIGNS = '\u00a0«»·×–—‘’“”„…−•';

// What fonts.css says of their ranges must be the same.
const SUBSETS = [
  { name: 'alegreya-latin', source: 'latin', text: letters(0x20, 0x7e) + SIGNS },
  { name: 'alegreya-cyrillic', source: 'cyrillic', text: `${letters(0x410, 0x44f)}ЁёЄєІіЇїҐґЍѝ\u0301` },
  // A page in Cyrillic letters needs these and the name of the house, and then no Latin letters.
  { name: 'alegreya-signs', source: 'latin', text: `${letters(0x20, 0x40)}${SIGNS}Crownhold`, hasNoKerning: true },
];

mkdirSync(TARGET, { recursive: true });
for (const { name, source, text, hasNoKerning } of SUBSETS) {
  const font = await subsetFont(readFileSync(join(SOURCE, `alegreya-${source}-700-normal.woff2`)), text, {
    targetFormat: 'woff2',
    keepFeatures: ['liga', 'lnum', 'tnum', 'mark', 'ccmp', 'locl', ...(hasNoKerning ? [] : ['kern'])],
    noHinting: true,
  });
  writeFileSync(join(TARGET, `${name}.woff2`), font);
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}
