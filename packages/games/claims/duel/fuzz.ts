import { below, isRefusal } from '@crownhold/core';
import { duel } from '../../src/duel/index.ts';
import { parseSheet } from '../../src/duel/sheet.ts';
import { type FuzzCounts, fuzz, randomJson } from '../fuzz.ts';
import { everyOptions } from './options.ts';

export function checkFuzz(inputs: number, seed: number): FuzzCounts {
  const fuzzed = {
    game: duel,
    options: everyOptions(),
    strangeOptions: (rng: () => number) => ({
      seats: 1 + below(rng, 3),
      spellbook: below(rng, 2) ? randomJson(rng, 2) : 'always',
      first: below(rng, 2) ? randomJson(rng, 2) : below(rng, 3),
    }),
    sheet: 'd1 d . . s s1 .\nd . . . . s2 .\n. . . C . . b2\nD1 . . . . . b\n. . . . . . q\ndomains dot',
    readSheet: (text: string) => !isRefusal(parseSheet(text.split('\n'))),
  };
  return fuzz(fuzzed, inputs, seed);
}
