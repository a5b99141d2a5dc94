import { createRng, lowestActor, playRandomly } from '@crownhold/core';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { countedPoints, openPoints, tallyOf } from './tally.ts';

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

it('[K18] [K19] bonuses are open until they cannot be lost any more, and certain at the end', () => {
  for (let game = 0; game < 20; game++) {
    const state = kingdomino.create(parseOptions({ seats: 2, variants: ['middle-kingdom', 'harmony'] }) as Options);
    const rng = createRng(game);
    expect(openPoints(state, 0)).toBe(15);
    const certain = [0, 0];
    while (kingdomino.actors(state) !== 0) {
      const actor = lowestActor(kingdomino.actors(state));
      kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
      for (const seat of [0, 1]) {
        const bonuses = tallyOf(state, seat).items.filter((item) => item.kind !== 'territory' && item.isCertain);
        const points = bonuses.reduce((sum, item) => sum + item.points, 0);
        // What was certain once stays so.
        expect(points).toBeGreaterThanOrEqual(certain[seat]!);
        certain[seat] = points;
      }
    }
    expect([openPoints(state, 0), openPoints(state, 1)]).toEqual([0, 0]);
  }
});
