import { conformance } from '@crownhold/testkit';
import { describe, it } from 'vitest';
import { everyOptions } from '../../claims/duel/options.ts';
import { duel } from './index.ts';

/** The lot, and 34 rounds of four rolls, two takes, two turns of at most seven steps, and two lightning spells each. */
const MAX_STEPS = 1 + 34 * (4 + 2 + 2 * 7) + 4;

describe('Kingdomino Duel keeps the contract of a game', () => {
  for (const { name, check } of conformance({ game: duel, options: everyOptions(), maxSteps: MAX_STEPS })) {
    it(name, () => check({ numRuns: 20 }));
  }
});
