import type { StateBuffer } from '@crownhold/core';
import type { TurnPolicy } from '../turn-policy.ts';
import { fullGreedy, greedyPlacement } from './kingdomino/gedda.ts';

/** Players of the literature, by game: against these others are measured, so they stay as they are. */
export interface Yardsticks {
  readonly policies: readonly TurnPolicy<StateBuffer>[];
  /** Those that flat Monte-Carlo evaluation is also played over. */
  readonly playouts: readonly TurnPolicy<StateBuffer>[];
}

export const YARDSTICKS: ReadonlyMap<string, Yardsticks> = new Map([
  ['kingdomino', { policies: [greedyPlacement, fullGreedy], playouts: [fullGreedy] } as Yardsticks],
]);
