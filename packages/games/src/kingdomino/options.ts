import { type GameOptions, isRefusal, nameOfValue, type Refusal, readOptions, refuse } from '@crownhold/core';

export const VARIANTS = ['dynasty', 'middle-kingdom', 'harmony', 'mighty-duel'] as const;
export type Variant = (typeof VARIANTS)[number];

export const TIEBREAKS = ['territory-then-crowns', 'crowns'] as const;
export type Tiebreak = (typeof TIEBREAKS)[number];

export interface Options extends GameOptions {
  /** 2, 3 or 4. */
  readonly seats: number;
  /** In the order of `VARIANTS`, each at most once. */
  readonly variants: readonly Variant[];
  readonly tiebreak: Tiebreak;
}

export const SEATS = { min: 2, max: 4 } as const;

/** What the options make of the game: kings, lines, rounds, the size of a kingdom, the number of games. */
export interface Setup {
  readonly kingsPerSeat: number;
  readonly lineLength: number;
  readonly rounds: number;
  readonly size: number;
  readonly games: number;
}

export function setupOf({ seats, variants }: Options): Setup {
  const isMighty = variants.includes('mighty-duel');
  // [K1] Two kings each with 2 players, one each with 3 or 4.
  const kingsPerSeat = seats === 2 ? 2 : 1;
  return {
    kingsPerSeat,
    // [K4]
    lineLength: kingsPerSeat * seats,
    // [K11] [K21] The whole deck, or half of it with 2 players.
    rounds: seats === 2 && !isMighty ? 6 : 12,
    // [K13] [K21]
    size: isMighty ? 7 : 5,
    // [K20]
    games: variants.includes('dynasty') ? 3 : 1,
  };
}

export function parseOptions(json: unknown): Options | Refusal {
  const given = readOptions(json, ['seats', 'variants', 'tiebreak']);
  if (isRefusal(given)) return given;
  const { seats, variants = [], tiebreak = TIEBREAKS[0] } = given;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    return refuse('K1', 'bad-seats', SEATS);
  }
  if (!Array.isArray(variants)) return refuse('R6', 'variants-not-a-list');
  for (const [index, variant] of variants.entries()) {
    if (!VARIANTS.includes(variant))
      return refuse('R6', 'unknown-variant', { variant: nameOfValue(variant), known: VARIANTS.join(', ') });
    if (variants.indexOf(variant) !== index) return refuse('R6', 'variant-twice', { variant });
  }
  if (seats !== 2 && variants.includes('mighty-duel')) return refuse('K21', 'mighty-duel-seats', { seats });
  const known = TIEBREAKS.find((name) => name === tiebreak);
  if (known === undefined)
    return refuse('K17', 'unknown-tiebreak', { tiebreak: nameOfValue(tiebreak), known: TIEBREAKS.join(', ') });
  return { seats, variants: VARIANTS.filter((variant) => variants.includes(variant)), tiebreak: known };
}
