import { below, isRefusal } from '@crownhold/core';
import { colours } from '../../src/colours/index.ts';
import { parseSheet } from '../../src/colours/sheet.ts';
import { type FuzzCounts, fuzz, randomJson } from '../fuzz.ts';
import { everyOptions } from './options.ts';

export function checkFuzz(inputs: number, seed: number): FuzzCounts {
  const fuzzed = {
    game: colours,
    options: everyOptions(),
    strangeOptions: (rng: () => number) => ({
      seats: below(rng, 6),
      map: below(rng, 2) ? randomJson(rng, 2) : 'first',
    }),
    sheet: 'b b . r . . . . . .\ng . g . . . . . . .\ny .........\nblots 3\nplaces blue 4 three 1',
    readSheet: (text: string) => !isRefusal(parseSheet(text.split('\n'))),
  };
  return fuzz(fuzzed, inputs, seed);
}
