import {
  checkAgreement,
  checkFuzz,
  checkInvariants,
  everyOptions,
  measureAverages,
} from '@crownhold/games/kingdomino/claims';
import { attempt, type Claim } from './claim.ts';

const MILLION = 1_000_000;

export const agreement: Claim = {
  name: 'kingdomino-agreement',
  says:
    'The engine and the slow reference agree on a million positions of random games, in every combination of variants: who acts, ' +
    'legal moves and their weights, refusals, points, turns, rankings and breakdowns.',
  run: ({ seed }) => attempt(() => ({ ...checkAgreement(MILLION, seed) })),
};

export const invariants: Claim = {
  name: 'kingdomino-invariants',
  says:
    'In 100,000 random games of every number of seats and every combination of variants no invariant is broken: the grid limit, ' +
    'the rules of placement, the whereabouts of every domino, the order of kings, lines and rounds.',
  run: ({ seed, progress }) =>
    attempt(() => {
      const sum = { configurations: 0, matches: 0, steps: 0, discards: 0 };
      for (const options of everyOptions()) {
        const { games, steps, discards } = checkInvariants(options, 100_000, seed + sum.configurations);
        progress(`${options.seats} seats, ${options.variants.join(' + ') || 'no variant'}: ${games} matches`);
        sum.configurations++;
        sum.matches += games;
        sum.steps += steps;
        sum.discards += discards;
      }
      return sum;
    }),
};

const EXPECTED = [
  { seats: 2, plain: 19.2, bonus: 22.4, discards: 2.6 },
  { seats: 3, plain: 19.2, bonus: 22.6, discards: 4.0 },
  { seats: 4, plain: 19.3, bonus: 22.6, discards: 5.3 },
] as const;
/** The figures are given with one decimal and as "about". */
const TOLERANCE = 0.15;

export const averages: Claim = {
  name: 'kingdomino-averages',
  says:
    'Random play averages about 19.2, 19.2 and 19.3 points a seat with two, three and four players, 22.4, 22.6 and 22.6 with Middle ' +
    'Kingdom and Harmony, and 2.6, 4.0 and 5.3 discarded dominoes a game. A million games each.',
  run: async ({ seed, progress }) => {
    const counts: Record<string, string> = {};
    let ok = true;
    for (const { seats, plain, bonus, discards } of EXPECTED) {
      const options = { seats, variants: [], tiebreak: 'crowns' } as const;
      const bare = measureAverages(options, MILLION, seed);
      const full = measureAverages({ ...options, variants: ['middle-kingdom', 'harmony'] }, MILLION, seed);
      counts[`${seats} players, points`] = `${bare.points.toFixed(3)} ± ${bare.error.toFixed(3)}`;
      counts[`${seats} players, points with bonuses`] = `${full.points.toFixed(3)} ± ${full.error.toFixed(3)}`;
      counts[`${seats} players, discarded`] = bare.discards.toFixed(3);
      ok &&=
        Math.abs(bare.points - plain) < TOLERANCE &&
        Math.abs(full.points - bonus) < TOLERANCE &&
        Math.abs(bare.discards - discards) < TOLERANCE;
      progress(`${seats} players: ${bare.points.toFixed(2)} and ${full.points.toFixed(2)}`);
    }
    return { ok, counts, notes: 'The error is one standard error of the mean, with games as the independent samples.' };
  },
};

export const fuzz: Claim = {
  name: 'kingdomino-fuzz',
  says:
    'Ten million random and mutated texts, ints and JSON values at every parser and at the trust boundary neither throw nor change ' +
    'the state.',
  run: ({ seed }) => attempt(() => ({ ...checkFuzz(10 * MILLION, seed) })),
};
