import { engineFuzz, greedyStrength } from './bots.ts';
import type { Claim } from './claim.ts';
import { agreement, averages, fuzz, invariants } from './kingdomino.ts';
import { mutation } from './mutation.ts';

export const claims: readonly Claim[] = [agreement, invariants, averages, fuzz, mutation, greedyStrength, engineFuzz];
