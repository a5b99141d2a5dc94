import { createRng, playRandomly } from '@crownhold/core';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { countedPoints, tallyOf } from './tally.ts';

it('[K16] [K18] [K19] [K20] counts item by item to the score', () => {
  const variants = [[], ['middle-kingdom', 'harmony'], ['dynasty', 'harmony'], ['mighty-duel', 'middle-kingdom']];
  let bonuses = 0;
  for (let game = 0; game < 40; game++) {
    const state = kingdomino.create(parseOptions({ seats: 2, variants: variants[game % 4] }) as Options);
    playRandomly(kingdomino, state, createRng(game), new Int32Array(kingdomino.maxMoves));
    for (const seat of [0, 1]) {
      const tally = tallyOf(state, seat);
      expect(countedPoints(tally, 0)).toBe(tally.before);
      expect(countedPoints(tally, tally.items.length)).toBe(kingdomino.score(state, seat));
      bonuses += tally.items.filter(({ kind }) => kind !== 'territory').length;
    }
  }
  expect(bonuses).toBeGreaterThan(0);
});
