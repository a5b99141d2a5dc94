import { createRng } from '@crownhold/core';
import { type Options, parseOptions } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { firstWeights, playGame } from './self-play.ts';

const OPTIONS = parseOptions({ seats: 2 }) as Options;

it('seats choose by their own weights', () => {
  const sensible = firstWeights();
  const contrary = {
    ...sensible,
    two: sensible.two.map((row) => row.map((weight) => -weight)),
  };
  for (let seed = 0; seed < 3; seed++) {
    const [points, fewer] = playGame(OPTIONS, [sensible, contrary], createRng(seed), 0);
    expect(points).toBeGreaterThan(fewer! + 10);
  }
});
