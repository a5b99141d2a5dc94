import type { Seat } from '@crownhold/core';
import { ACHIEVEMENTS, placeOf, type State, speedOf } from '@crownhold/games/colours';
import { type Prize, racePrizes, roundsAmong } from './achievement-race.ts';
import type { SheetBitboard } from './sheet-bitboard.ts';
import type { SheetWeights } from './sheet-weights.ts';
import { soloPrizes, strikesLeft } from './solo-prizes.ts';

const ROWS = ACHIEVEMENTS.length - 1;
const THREE = ROWS;
const KINGDOMS = 6;

/** What a seat's turn does not change: how long the game goes on without it, and which speed points are to be had. */
export class SpeedForecast {
  readonly #seat: Seat;
  readonly #weights: SheetWeights;
  readonly #roundsAmong: number;
  /** By achievement: the better place first. */
  readonly #prizes: readonly (readonly Prize[])[];

  constructor(state: State, seat: Seat, weights: SheetWeights) {
    this.#seat = seat;
    this.#weights = weights;
    this.#roundsAmong = roundsAmong(state);
    this.#prizes = ACHIEVEMENTS.map((_, row) =>
      state.isSolo ? soloPrizes(state, row) : racePrizes(state, seat, row, this.#roundsAmong),
    );
  }

  /** Rounds after the present one. */
  roundsAfter(state: State, sheet: SheetBitboard): number {
    if (state.isLast === 1) return 0;
    if (hasThree(sheet)) return 1;
    return state.isSolo ? 1 + strikesLeft(state) - this.#newPlaces(state, sheet) : this.#roundsAmong;
  }

  /** Speed points that are certain, with the present round, and those that may come in the rounds after it. */
  speedPoints(state: State, sheet: SheetBitboard, rounds: number): number {
    let sum = 0;
    for (let row = 0; row < ROWS; row++) {
      sum += this.#speed(state, row, sheet.missing[row] === 0, sheet.hardship[row]!, rounds);
    }
    return sum + this.#speed(state, THREE, hasThree(sheet), this.#weights.onTheWay * hardshipOfThree(sheet), rounds);
  }

  #speed(state: State, row: number, isComplete: boolean, hardship: number, rounds: number): number {
    if (placeOf(state, this.#seat, row) !== 0) return speedOf(state, this.#seat, row);
    if (isComplete) return this.#pointsNow(row);
    return this.#expectedPoints(row, hardship, rounds);
  }

  #pointsNow(row: number): number {
    return this.#prizes[row]![0]?.points ?? 0;
  }

  #expectedPoints(row: number, hardship: number, roundsLeft: number): number {
    if (roundsLeft === 0) return 0;
    let sum = 0;
    let sooner = 0;
    for (const { points, rounds } of this.#prizes[row]!) {
      const chance = completionChance(hardship, Math.min(rounds, roundsLeft), this.#weights);
      sum += points * Math.max(0, chance - sooner);
      sooner = Math.max(sooner, chance);
    }
    return sum;
  }

  /** [C43] Numbers that this turn earns, so that they cannot be struck. */
  #newPlaces(state: State, sheet: SheetBitboard): number {
    let count = 0;
    for (let row = 0; row < ROWS; row++) {
      const isNew = sheet.missing[row] === 0 && placeOf(state, this.#seat, row) === 0;
      if (isNew && this.#pointsNow(row) > 0) count++;
    }
    return count;
  }
}

export function completionChance(areas: number, rounds: number, { steepness, haste }: SheetWeights): number {
  return Math.exp(-(steepness + haste / (1 + rounds)) * areas);
}

function hasThree({ missing }: SheetBitboard): boolean {
  let complete = 0;
  for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) if (missing[kingdom] === 0) complete++;
  return complete >= 3;
}

function hardshipOfThree({ hardship }: SheetBitboard): number {
  let [first, second, third] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
    const areas = hardship[kingdom]!;
    if (areas < first) [first, second, third] = [areas, first, second];
    else if (areas < second) [second, third] = [areas, second];
    else if (areas < third) third = areas;
  }
  return first + second + third;
}
