import type { StateBuffer } from '@crownhold/core';
import type { Roller } from '../roller.ts';
import { kingdominoRoller } from './kingdomino/search-evaluator.ts';

/** Quick play for search to try its thoughts with, by game. */
export const ROLLERS: ReadonlyMap<string, Roller<StateBuffer>> = new Map<string, Roller<StateBuffer>>([
  ['kingdomino', kingdominoRoller as Roller<StateBuffer>],
]);
