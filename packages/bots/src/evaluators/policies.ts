import type { StateBuffer } from '@crownhold/core';
import type { Policy } from '../policy.ts';
import { coloursPolicy } from './colours.ts';
import { duelPolicy } from './duel.ts';
import { kingdominoPolicy } from './kingdomino.ts';

/** What is known of good steps, by game. */
export const POLICIES: ReadonlyMap<string, Policy<StateBuffer>> = new Map<string, Policy<StateBuffer>>([
  ['kingdomino', kingdominoPolicy],
  ['duel', duelPolicy],
  ['colours', coloursPolicy],
]);
