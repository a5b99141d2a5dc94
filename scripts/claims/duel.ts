import { checkAgreement, checkFuzz, checkInvariants, everyOptions, measureFaces } from '@crownhold/games/duel/claims';
import { attempt, type Claim } from './claim.ts';

const MILLION = 1_000_000;
const GAMES = 100_000;

export const duelAgreement: Claim = {
  name: 'duel-agreement',
  says:
    'The engine of Kingdomino Duel and the slow reference agree on 500,000 positions of random games, in both editions: who acts, ' +
    'legal moves and their weights, refusals, points, turns, maps, domains, ticks, spells and rankings.',
  run: ({ seed }) => attempt(() => ({ ...checkAgreement(MILLION / 2, seed) })),
};

export const duelInvariants: Claim = {
  name: 'duel-invariants',
  says:
    'In 100,000 random games of each edition, and of each way to begin, no invariant is broken: squares and their connection, powers ' +
    'spent once, passes, rows of the spellbook, and one of the two endings.',
  run: ({ seed, progress }) =>
    attempt(() => {
      const counts: Record<string, number> = {};
      for (const [index, options] of everyOptions().entries()) {
        const name = `${options.spellbook}, first ${options.first}`;
        const found = checkInvariants(options, GAMES, seed + index);
        for (const [fact, count] of Object.entries(found)) counts[`${name}: ${fact}`] = count;
        progress(`${name}: ${found.games} games`);
      }
      return counts;
    }),
};

/** The 99.9 % points of chi-square, by degrees of freedom. */
const LIMITS: Readonly<Record<number, number>> = { 4: 18.47, 5: 20.52 };

export const duelFaces: Claim = {
  name: 'duel-faces',
  says: 'Over a million rolls of each die of Kingdomino Duel every face comes as often as the sides that show it (D2), by chi-square.',
  async run({ seed }) {
    const dice = measureFaces(MILLION, seed);
    const counts = dice.flatMap(({ counts: faces, chiSquare, freedom }, die) => [
      ...Object.entries(faces).map(([face, count]) => [`die ${die + 1}, ${face}`, count] as const),
      [`die ${die + 1}, chi-square with ${freedom} degrees of freedom`, chiSquare.toFixed(2)] as const,
    ]);
    return {
      ok: dice.every(({ chiSquare, freedom }) => chiSquare < LIMITS[freedom]!),
      counts: Object.fromEntries(counts),
      notes:
        'Below 18.47 (4 degrees) and 20.52 (5 degrees) 999 of 1,000 honest dice pass; the seed was fixed beforehand.',
    };
  },
};

export const duelFuzz: Claim = {
  name: 'duel-fuzz',
  says:
    'Five million random and mutated texts, ints and JSON values at every parser and at the trust boundary of Kingdomino Duel neither ' +
    'throw nor change the state.',
  run: ({ seed }) => attempt(() => ({ ...checkFuzz(5 * MILLION, seed) })),
};
