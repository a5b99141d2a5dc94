import { SPELLS, type Spell } from '@crownhold/games/duel';

/** What may be kept for a better day. */
export type Power = 'castle' | Exclude<Spell, 'domains' | 'cross'>;

// In points, with many rounds to come; found by trying, like every number of this evaluator.
const PRICES: Readonly<Record<Power, number>> = { turn: 6, castle: 7, free: 3, split: 4, pair: 3 };
const WORTHS: Readonly<Record<Spell, number>> = { free: 4, split: 6, pair: 5, turn: 8, domains: 10, cross: 8 };

/** So many rounds are many. */
const MANY = 4;

/** What is lost by using a power now: the chance of a better use in the rounds after this one. */
export function priceOf(power: Power, roundsAfter: number): number {
  return PRICES[power] * Math.min(1, roundsAfter / MANY);
}

/** What it is worth to win the spell of a row. Lightning strikes at once, in the last round too. */
export function rowWorth(row: number, roundsAfter: number): number {
  const spell = SPELLS[row]!;
  const isLightning = spell === 'domains' || spell === 'cross';
  return WORTHS[spell] * (isLightning ? 1 : Math.min(1, roundsAfter / MANY));
}
