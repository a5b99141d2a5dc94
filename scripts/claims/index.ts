import type { Claim } from './claim.ts';

export const claims: readonly Claim[] = [];
