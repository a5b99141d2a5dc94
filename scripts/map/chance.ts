import { below, type Rng } from '@crownhold/core';

const STEPS = 2 ** 24;

/** Uniform in [0, 1). */
export function unit(rng: Rng): number {
  return below(rng, STEPS) / STEPS;
}

/** Uniform in [-1, 1). */
export function signed(rng: Rng): number {
  return 2 * unit(rng) - 1;
}
