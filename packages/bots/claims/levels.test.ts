import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { measureStrength } from './greedy.ts';
import { LEVEL_PAIRS } from './levels.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
// The queen takes too long for a short form.
const QUICK = LEVEL_PAIRS.filter(({ level }) => level !== 'queen');

it.each(QUICK)('$level wins more often than $below', ({ level, below }) => {
  const games = level === 'knight' ? 40 : 200;
  const { wins, points, rivalPoints } = measureStrength(kingdomino, OPTIONS, level, below, games, 2016);
  expect(wins.mean).toBeGreaterThan(0.5);
  expect(points.mean).toBeGreaterThan(rivalPoints.mean);
});
