import type { StateBuffer } from '@crownhold/core';
import type { Policy } from '../policy.ts';
import { coloursPolicy } from './colours/policy.ts';
import { duelPolicy } from './duel/policy.ts';
import { kingdominoPolicy } from './kingdomino/policy.ts';

/** What is known of good steps, by game. */
export const POLICIES: ReadonlyMap<string, Policy<StateBuffer>> = new Map<string, Policy<StateBuffer>>([
  ['kingdomino', kingdominoPolicy],
  ['duel', duelPolicy],
  ['colours', coloursPolicy],
]);
