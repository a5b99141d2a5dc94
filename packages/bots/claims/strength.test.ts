import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { measureStrength } from './greedy.ts';

it('a short search wins nearly every game of two against the full greedy player', () => {
  const options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
  expect(measureStrength(kingdomino, options, 'knight', 'fg', 16, 2016).wins.mean).toBeGreaterThan(0.75);
});

it('and more than half against three of them', () => {
  const options = { seats: 4, variants: ['middle-kingdom', 'harmony'], tiebreak: 'territory-then-crowns' } as const;
  expect(measureStrength(kingdomino, options, 'knight', 'fg', 16, 2016).wins.mean).toBeGreaterThan(0.5);
});
