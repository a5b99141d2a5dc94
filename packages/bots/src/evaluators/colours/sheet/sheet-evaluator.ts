import type { Seat } from '@crownhold/core';
import { AREA_COUNT, BLOTS, type State } from '@crownhold/games/colours';
import { SheetBitboard } from './sheet-bitboard.ts';
import { GREEDY_WEIGHTS, type SheetWeights } from './sheet-weights.ts';
import { SpeedForecast } from './speed-forecast.ts';
import { SpellsAndDrops } from './spells-and-drops.ts';

const COLOURS = 6;
const KINGDOMS = 6;

/** Nothing that one plans is sure. */
const MOST_LIKELY = 0.9;

/** Tells what a seat's sheet is worth during one of its turns. */
export class SheetEvaluator {
  readonly seat: Seat;
  readonly #weights: SheetWeights;
  readonly #forecast: SpeedForecast;
  readonly #sheet: SheetBitboard;
  readonly #supplies: SpellsAndDrops;
  /** Areas with a capital or a monster, the most worthy first. */
  readonly #wishes: readonly number[];
  /** By colour: the drops in hand that are still to spend, and the chance that another came for the last one looked at. */
  readonly #drops = new Uint8Array(COLOURS);
  readonly #chances = new Float64Array(COLOURS);

  /** From the beginning of the turn. */
  constructor(state: State, seat: Seat, weights = GREEDY_WEIGHTS) {
    this.seat = seat;
    this.#weights = weights;
    this.#forecast = new SpeedForecast(state, seat, weights);
    this.#sheet = new SheetBitboard(state, weights);
    this.#supplies = new SpellsAndDrops(weights);
    const { wanted, worth } = state.atlas;
    this.#wishes = [...wanted.keys()].filter((area) => wanted[area]).sort((a, b) => worth[b]! - worth[a]!);
  }

  /** The points at the end that are to be expected if the turn is ended now. */
  value(state: State): number {
    const { seat } = this;
    const sheet = this.#sheet;
    sheet.read(state, seat);
    const blots = Math.min(BLOTS, state.blots[seat]! + (state.left[seat]! > 0 ? 1 : 0));
    // [C38]
    const rounds = state.isSolo && blots === BLOTS ? 0 : this.#forecast.roundsAfter(state, sheet);
    const painted = 1 - sheet.freeCount / AREA_COUNT;
    const blotsToCome = Math.min(BLOTS - blots, this.#weights.blotsPerRound * rounds * painted * painted);
    this.#supplies.read(state, seat, rounds);
    return (
      this.#forecast.speedPoints(state, sheet, rounds) -
      blots -
      blotsToCome +
      this.#supplies.worth +
      this.#wishPoints(state, rounds) +
      this.#colourPoints(rounds)
    );
  }

  /** [C26] [C27] Capitals and monsters. */
  #wishPoints({ atlas }: State, rounds: number): number {
    const { wanted, worth, monsters } = atlas;
    const sheet = this.#sheet;
    this.#drops.set(this.#supplies.drops);
    this.#chances.fill(1);
    const dieComes = 1 - Math.exp(-this.#weights.dieComes * rounds);
    const areaPainted = 1 - Math.exp(-this.#weights.areaPainted * rounds);
    let sum = 0;
    for (const area of this.#wishes) {
      const colour = wanted[area]! - 1;
      if (sheet.isPaintedIn(area, colour)) sum += worth[area]!;
      if (!sheet.isFree(area)) continue;
      sum += worth[area]! * this.#wishChance(area, colour, dieComes);
      if (monsters[area] !== 0) sum -= 1 - areaPainted * (sheet.isOpenToBase(area) ? 1 : this.#weights.hardArea);
    }
    return sum;
  }

  /** Drops go to the most worthy ones. */
  #wishChance(area: number, colour: number, dieComes: number): number {
    const { canMatch, usable, toCome } = this.#supplies;
    if (!this.#sheet.isOpenTo(area, colour)) return canMatch ? usable * this.#weights.matched : 0;
    if (this.#drops[colour]! > 0) {
      this.#drops[colour]!--;
      return usable * this.#weights.held;
    }
    if (colour % 2 === 0) return dieComes;
    this.#chances[colour]! *= toCome / (1 + toCome);
    return usable * this.#chances[colour]!;
  }

  /** [C39] Different colours in kingdoms. */
  #colourPoints(rounds: number): number {
    const sheet = this.#sheet;
    const dieComes = 1 - Math.exp(-this.#weights.dieComes * rounds);
    let sum = 0;
    let composites = 0;
    for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
      for (let colour = 0; colour < COLOURS; colour++) {
        if (sheet.kingdomHas(kingdom, colour)) sum++;
        else if (sheet.kingdomIsOpenTo(kingdom, colour)) {
          if (colour % 2 === 0) sum += dieComes;
          else composites++;
        }
      }
    }
    return rounds === 0
      ? sum
      : sum + Math.min(MOST_LIKELY * composites, this.#weights.newColour * this.#supplies.composites);
  }
}
