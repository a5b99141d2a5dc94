import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playthrough, playthroughName } from '@crownhold/testkit';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/registry.ts';
import { GOLDEN } from './playthroughs.ts';

const FOLDER = join(import.meta.dirname, '../../../playthroughs');

describe('playthroughs', () => {
  it('exist for every game and every number of seats', () => {
    for (const { id, seats } of GAMES) {
      for (let count = seats.min; count <= seats.max; count++) {
        expect(
          GOLDEN.some(({ game, options }) => game.id === id && options.seats === count),
          `${id} with ${count} seats: add it to test/playthroughs.ts and run npm run golden`,
        ).toBe(true);
      }
    }
  });

  it('are as many files as there are golden games', () => {
    const names = GOLDEN.map(({ game, options }) => playthroughName(game, options));
    expect(readdirSync(FOLDER).sort()).toEqual([...names].sort());
  });

  it.each(GOLDEN.map((golden) => [playthroughName(golden.game, golden.options), golden] as const))(
    '%s is what the rules play today (else look at the difference after npm run golden)',
    (name, { game, options, seed }) => {
      expect(playthrough(game, options, seed)).toBe(readFileSync(join(FOLDER, name), 'utf8'));
    },
  );
});
