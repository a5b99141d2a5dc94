import { below } from '@crownhold/core';
import { kingdomino } from '../../src/kingdomino/index.ts';
import { parseSheet } from '../../src/kingdomino/sheet.ts';
import { type FuzzCounts, fuzz, randomJson } from '../fuzz.ts';
import { everyOptions } from './options.ts';

export function checkFuzz(inputs: number, seed: number): FuzzCounts {
  const fuzzed = {
    game: kingdomino,
    options: everyOptions(),
    strangeOptions: (rng: () => number) => ({
      seats: below(rng, 6),
      variants: [randomJson(rng, 2)],
      tiebreak: randomJson(rng, 2),
    }),
    sheet: 'w1 f .\n.  C l2\n. . m',
    readSheet: (text: string) => Array.isArray(parseSheet(text.split('\n'))),
  };
  return fuzz(fuzzed, inputs, seed);
}
