import { colours, completeKingdoms } from '@crownhold/games/colours';
import { botOf, playGame } from './greedy.ts';

/** How games for one end. */
export interface SoloResults {
  /** Ascending. */
  readonly points: readonly number[];
  /** Averages. */
  readonly blots: number;
  readonly kingdoms: number;
  readonly rounds: number;
}

/** [C9] Lets the greedy bot play Colour Kingdoms alone. */
export function playSolo(games: number, seed: number): SoloResults {
  const bot = botOf(colours, 'greedy');
  const ends = Array.from({ length: games }, (_, i) => playGame(colours, { seats: 1, map: 'first' }, [bot], seed + i));
  const mean = (count: (end: (typeof ends)[number]) => number) =>
    ends.reduce((sum, end) => sum + count(end), 0) / games;
  return {
    points: ends.map((end) => colours.score(end, 0)).sort((a, b) => a - b),
    blots: mean((end) => end.blots[0]!),
    kingdoms: mean((end) => completeKingdoms(end, 0)),
    rounds: mean((end) => end.round),
  };
}

/** The share of results from `least` to `most`. */
export function shareWithin({ points }: SoloResults, least: number, most: number): number {
  return points.filter((each) => each >= least && each <= most).length / points.length;
}
