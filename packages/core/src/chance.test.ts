import { describe, expect, it } from 'vitest';
import { BOTH_READY, race, raced } from '../test/race.ts';
import { sampleChance } from './chance.ts';
import { createRng } from './rng.ts';

describe('chance', () => {
  it('is sampled by weight', () => {
    const state = raced(...BOTH_READY);
    const rng = createRng(5);
    const buffer = new Int32Array(race.maxMoves);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i++) counts[sampleChance(race, state, rng, buffer)]!++;
    expect(counts[0]).toBe(0);
    for (const [face, share] of [0, 0.25, 0.25, 0.5].entries()) expect(counts[face]! / 40_000).toBeCloseTo(share, 1.5);
  });
});
