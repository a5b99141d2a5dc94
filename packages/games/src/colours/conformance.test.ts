import { conformance } from '@crownhold/testkit';
import { describe, it } from 'vitest';
import { everyOptions } from '../../claims/colours/options.ts';
import { hides, MAX_STEPS } from '../../claims/colours/secrecy.ts';
import { colours } from './index.ts';

describe('Colour Kingdoms keeps the contract of a game', () => {
  const spec = { game: colours, options: everyOptions(), maxSteps: MAX_STEPS, hides };
  for (const { name, check } of conformance(spec)) {
    it(name, () => check({ numRuns: 20 }));
  }
});
