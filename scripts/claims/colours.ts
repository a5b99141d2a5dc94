import {
  checkAgreement,
  checkFuzz,
  checkInvariants,
  checkSecrecy,
  everyOptions,
} from '@crownhold/games/colours/claims';
import { attempt, type Claim } from './claim.ts';

const MILLION = 1_000_000;
const GAMES = 25_000;
const PAIRS = 100_000;

export const coloursAgreement: Claim = {
  name: 'colours-agreement',
  says:
    'The engine of Colour Kingdoms and the slow reference agree on 500,000 positions of random games, with every number of seats: who acts, ' +
    'legal moves and their weights, refusals, points, turns, sheets, spells, drops, blots, places, strikes and rankings.',
  run: ({ seed }) => attempt(() => ({ ...checkAgreement(MILLION / 2, seed) })),
};

export const coloursInvariants: Claim = {
  name: 'colours-invariants',
  says:
    'In 100,000 random games of Colour Kingdoms, 25,000 with each number of seats, everybody acting in any order, no invariant is broken: ' +
    'drops, painted areas and their neighbours, matches, spell rows, and one of the two endings.',
  run: ({ seed, progress }) =>
    attempt(() => {
      const counts: Record<string, number> = {};
      for (const [index, options] of everyOptions().entries()) {
        const found = checkInvariants(options, GAMES, seed + index);
        for (const [fact, count] of Object.entries(found)) counts[`${options.seats} seats: ${fact}`] = count;
        progress(`${options.seats} seats: ${found.games} games`);
      }
      return counts;
    }),
};

export const coloursSecrecy: Claim = {
  name: 'colours-secrecy',
  says:
    'Over 100,000 pairs of games of Colour Kingdoms that differ in hidden moves only, and single hidden steps, no other viewer gets a ' +
    'different byte or a different event before the reveal. The pairs are made by playing, never by the views that are judged.',
  run: ({ seed }) => attempt(() => ({ ...checkSecrecy(PAIRS, seed) })),
};

export const coloursFuzz: Claim = {
  name: 'colours-fuzz',
  says:
    'Five million random and mutated texts, ints and JSON values at every parser and at the trust boundary of Colour Kingdoms neither ' +
    'throw nor change the state.',
  run: ({ seed }) => attempt(() => ({ ...checkFuzz(5 * MILLION, seed) })),
};
