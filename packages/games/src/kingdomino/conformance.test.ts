import { conformance } from '@crownhold/testkit';
import { describe, it } from 'vitest';
import { everyOptions } from '../../claims/kingdomino/options.ts';
import { kingdomino } from './index.ts';

/** A Mighty Duel, or four seats, in a Dynasty: 148 steps, three times. */
const MAX_STEPS = 3 * 148;

describe('Kingdomino keeps the contract of a game', () => {
  for (const { name, check } of conformance({ game: kingdomino, options: everyOptions(), maxSteps: MAX_STEPS })) {
    it(name, () => check({ numRuns: 20 }));
  }
});
