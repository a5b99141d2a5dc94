import { below, createRng } from '@crownhold/core';
import { expect, it } from 'vitest';
import { Regression } from './regression.ts';

it('finds the weights that the examples were made with', () => {
  const rng = createRng(1);
  const weights = [3, -2, 0.5];
  const regression = new Regression(weights.length);
  for (let example = 0; example < 200; example++) {
    const features = Float64Array.of(1, below(rng, 10), below(rng, 7));
    regression.add(
      features,
      weights.reduce((sum, weight, i) => sum + weight * features[i]!, 0),
    );
  }
  for (const [i, weight] of regression.solve(1e-9).entries()) expect(weight).toBeCloseTo(weights[i]!, 6);
});

it('gives no weight to what never was', () => {
  const regression = new Regression(2);
  regression.add(Float64Array.of(1, 0), 5);
  expect(regression.solve(1e-6)[1]).toBe(0);
});
