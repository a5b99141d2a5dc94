import type { Colour } from './colour.ts';

/** [C15] A set of kingdoms that a die can lie in, in the order of COLOURS, and how often it does, beside the others. */
export interface Landing {
  readonly kingdoms: readonly Colour[];
  readonly weight: number;
}
