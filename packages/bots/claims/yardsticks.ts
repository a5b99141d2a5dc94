import { kingdomino, type Options } from '@crownhold/games/kingdomino';
import { measureStrength, type Strength } from './greedy.ts';

const OPTIONS: Options = { seats: 4, variants: ['middle-kingdom', 'harmony'], tiebreak: 'territory-then-crowns' };

/** What Gedda, Lagerkvist and Butler's players are worth against three random ones, with Middle Kingdom and Harmony. */
export const YARDSTICK_FIGURES = [
  { id: 'random', points: 22.6, wins: 0.25 },
  { id: 'greedy-placement', points: 39.5, wins: 0.8 },
  { id: 'fg', points: 55.7, wins: 0.98 },
] as const;

export function measureYardstick(id: string, games: number, seed: number): Strength {
  return measureStrength(kingdomino, OPTIONS, id, 'random', games, seed);
}
