import { expect, it } from 'vitest';
import { NETWORK_KINDS } from './network-kind.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { WEIGHT_COUNT } from './value-network.ts';
import { formatWeights, parseWeights } from './weights-text.ts';

it('weights come back from their text, rounded', () => {
  const weights = [0, 0.5, -0.5, 1.75, -4, 3.998, 0.0008];
  expect([...parseWeights(formatWeights(weights))]).toEqual([0, 0.5, -0.5, 1.75, -4, 2047 / 512, 0]);
});

it('refuses weights that it has no letters for', () => {
  for (const weight of [4, -4.1, Number.NaN]) expect(() => formatWeights([weight])).toThrow('a weight of');
});

it('knows all weights of every network', () => {
  for (const kind of NETWORK_KINDS) {
    const weights = parseWeights(NETWORK_WEIGHTS[kind]);
    expect(weights).toHaveLength(WEIGHT_COUNT);
    expect(formatWeights(weights)).toBe(NETWORK_WEIGHTS[kind]);
  }
});
