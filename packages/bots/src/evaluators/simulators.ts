import type { StateBuffer } from '@crownhold/core';
import type { Simulator } from '../simulation.ts';
import { simulateKingdomino } from './kingdomino/simulation.ts';

/** The games that can be played on step by step, for a search beyond chance. */
export const SIMULATORS: ReadonlyMap<string, Simulator<StateBuffer>> = new Map<string, Simulator<StateBuffer>>([
  ['kingdomino', simulateKingdomino as Simulator<StateBuffer>],
]);
