import { type Figure, measureYardstick, YARDSTICK_FIGURES } from '@crownhold/bots/claims';
import type { Claim } from './claim.ts';

const GAMES = 20_000;
const POINTS_OFF = 1;
const WINS_OFF = 0.015;

export const yardsticks: Claim = {
  name: 'yardsticks',
  says:
    'In Kingdomino with four players, Middle Kingdom and Harmony, against three random players: random makes 22.6 points, ' +
    'greedy placement 39.5 and the full greedy player of Gedda, Lagerkvist and Butler 55.7, each within a point; the last wins 98 % ' +
    'of the games. 20,000 games each, every game from another seat.',
  async run({ seed, progress }) {
    const counts: Record<string, string> = {};
    let ok = true;
    for (const { id, points, wins } of YARDSTICK_FIGURES) {
      const strength = measureYardstick(id, GAMES, seed);
      counts[`${id}: points`] = format(strength.points, 1);
      counts[`${id}: points of each opponent`] = format(strength.rivalPoints, 1);
      counts[`${id}: wins in %`] = format(strength.wins, 100);
      progress(`${id}: ${format(strength.points, 1)} points, ${format(strength.wins, 100)} % wins`);
      ok &&= Math.abs(strength.points.mean - points) <= POINTS_OFF && Math.abs(strength.wins.mean - wins) <= WINS_OFF;
    }
    return {
      ok,
      counts,
      notes: 'The ranges are 95 % confidence intervals. A shared victory counts as a share of one.',
    };
  },
};

function format({ mean, error }: Figure, factor: number): string {
  return `${(factor * mean).toFixed(2)} ± ${(factor * error).toFixed(2)}`;
}
