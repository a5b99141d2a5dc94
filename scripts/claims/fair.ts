import {
  ADVERSARIES,
  bestBias,
  checkTampering,
  isLikely,
  measureFrequencies,
  measureThrows,
} from '@crownhold/fair/claims';
import { attempt, type Claim } from './claim.ts';

const DEALS = 100_000;
const THROWS = 20_000;
const OUTCOMES = [2, 3, 4, 6, 48];
/** Rounding of doubles. */
const CLOSE = 1e-9;

export const fairTampering: Claim = {
  name: 'fair-tampering',
  says:
    'Ten thousand random changes to transcripts of every kind of match, half of them with all links made anew and signed again by keys that the ' +
    'forger has: each is refused, makes the verdict weaker, or contradicts somebody who kept the heads; those that the seals decide are refused by the file ' +
    'alone. Among the matches are some with real dice, late keys, attempts and reopenings.',
  run: ({ seed }) => attempt(() => ({ ...checkTampering(10_000, seed) })),
};

export const fairUniform: Claim = {
  name: 'fair-uniform',
  says:
    'Draws, kings, rolls and landings that are dealt by the scheme itself are as likely as their weights say, 100,000 of each; so are the faces of 20,000 ' +
    'throws of real dice that it seeds: chi-square lies within 3.29 standard deviations.',
  async run({ seed, progress }) {
    const all = [...measureFrequencies(DEALS, seed, progress), ...(await measureThrows(THROWS, seed))];
    const counts = all.map(({ name, chiSquare, freedom, deviation }) => {
      return [
        name,
        `chi-square ${chiSquare.toFixed(1)} with ${freedom} degrees of freedom, ${deviation.toFixed(2)} deviations`,
      ];
    });
    return { ok: all.every(isLikely), counts: Object.fromEntries(counts) };
  },
};

export const fairBias: Claim = {
  name: 'fair-bias',
  says:
    'In a model that tries every strategy, no adversary gets an outcome that it wants more often than docs/fair.md says, and each gets it exactly that ' +
    'often: two clients and a dealer, 2 to 48 outcomes.',
  async run() {
    const found = ADVERSARIES.map(({ name, node, bound }) => {
      const values = OUTCOMES.map((outcomes) => [bestBias(node, outcomes), bound(1 / outcomes)] as const);
      return { name, values, isRight: values.every(([best, most]) => Math.abs(best - most) < CLOSE) };
    });
    const counts = found.map(({ name, values }) => [name, values.map(([best]) => best.toFixed(4)).join(' ')]);
    return { ok: found.every(({ isRight }) => isRight), counts: Object.fromEntries(counts) };
  },
};
