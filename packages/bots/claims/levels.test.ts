import { colours } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { measureStrength } from './greedy.ts';
import { COLOURS_LEVEL_PAIRS, DUEL_LEVEL_PAIRS, LEVEL_PAIRS, type LevelPair } from './levels.ts';

const DUEL_OPTIONS = { seats: 2, spellbook: 'drawn', first: 'random' } as const;
const COLOURS_OPTIONS = { seats: 2, map: 'first' } as const;
const OPTIONS = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
// The queen takes too long for a short form.
const isQuick = ({ level }: LevelPair) => level !== 'queen';

it.each(LEVEL_PAIRS.filter(isQuick))('$level wins more often than $below', ({ level, below }) => {
  const games = level === 'knight' ? 40 : 200;
  const { wins, points, rivalPoints } = measureStrength(kingdomino, OPTIONS, level, below, games, 2016);
  expect(wins.mean).toBeGreaterThan(0.5);
  expect(points.mean).toBeGreaterThan(rivalPoints.mean);
});

it.each(DUEL_LEVEL_PAIRS.filter(isQuick))('in the Duel $level wins more often than $below', ({ level, below }) => {
  const games = level === 'knight' ? 40 : 60;
  const { wins, points, rivalPoints } = measureStrength(duel, DUEL_OPTIONS, level, below, games, 2019);
  expect(wins.mean).toBeGreaterThan(0.5);
  expect(points.mean).toBeGreaterThan(rivalPoints.mean);
});

const isQuicker = ({ level }: LevelPair) => !['knight', 'queen'].includes(level);

it.each(COLOURS_LEVEL_PAIRS.filter(isQuicker))('in Colour Kingdoms $level wins more often than $below', (pair) => {
  const { wins, points, rivalPoints } = measureStrength(colours, COLOURS_OPTIONS, pair.level, pair.below, 16, 2021);
  expect(wins.mean).toBeGreaterThan(0.5);
  expect(points.mean).toBeGreaterThan(rivalPoints.mean);
});
