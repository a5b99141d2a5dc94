import { playSolo, shareWithin } from '@crownhold/bots/claims';
import type { Claim } from './claim.ts';

const GAMES = 1000;
const LEAST_SHARE = 0.7;
const PERCENTILES = [5, 25, 50, 75, 95];

export const coloursCalibration: Claim = {
  name: 'colours-calibration',
  says: '[C9] At least 70 % of 1,000 results of the greedy bot alone in Colour Kingdoms lie between 35 and 60 points.',
  async run({ seed }) {
    const solo = playSolo(GAMES, seed);
    const { points, blots, kingdoms, rounds } = solo;
    const percent = (least: number, most: number) => `${(100 * shareWithin(solo, least, most)).toFixed(1)} %`;
    return {
      ok: shareWithin(solo, 35, 60) >= LEAST_SHARE,
      counts: {
        games: GAMES,
        'from 35 to 60': percent(35, 60),
        'mean points': (points.reduce((a, b) => a + b) / GAMES).toFixed(2),
        [`percentiles ${PERCENTILES.join(', ')}`]: PERCENTILES.map((p) => points[(p * GAMES) / 100]).join(', '),
        'below 50': percent(Number.NEGATIVE_INFINITY, 49),
        'from 50': percent(50, 59),
        'from 60': percent(60, 69),
        'from 70': percent(70, Number.POSITIVE_INFINITY),
        blots: blots.toFixed(2),
        'complete kingdoms': kingdoms.toFixed(2),
        rounds: rounds.toFixed(2),
      },
    };
  },
};
