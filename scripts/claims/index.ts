import { engineFuzz, greedyStrength } from './bots.ts';
import type { Claim } from './claim.ts';
import { duelAgreement, duelFaces, duelFuzz, duelInvariants } from './duel.ts';
import { agreement, averages, fuzz, invariants } from './kingdomino.ts';
import { duelMutation, kingdominoMutation } from './mutation.ts';

export const claims: readonly Claim[] = [
  agreement,
  invariants,
  averages,
  fuzz,
  duelAgreement,
  duelInvariants,
  duelFaces,
  duelFuzz,
  kingdominoMutation,
  duelMutation,
  greedyStrength,
  engineFuzz,
];
