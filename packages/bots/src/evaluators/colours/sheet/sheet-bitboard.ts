import { popcount, type Seat } from '@crownhold/core';
import { ACHIEVEMENTS, AREA_COUNT, NEAR_PLANE, PAINTED_PLANE, type State } from '@crownhold/games/colours';
import type { SheetWeights } from './sheet-weights.ts';

const COLOURS = 6;
const ROWS = ACHIEVEMENTS.length - 1;
const WORD_AREAS = AREA_COUNT / 2;
const ALL_AREAS = 2 ** WORD_AREAS - 1;
// Where the base colours begin in `open`.
const BLUE = 0;
const YELLOW = 4;
const RED = 8;

/** A seat's sheet at one moment, as sets of areas in two words; colours and achievements from 0. Read anew for each position. */
export class SheetBitboard {
  /** By achievement but the last: its unpainted areas, and the same with the hard ones counting more. */
  readonly missing = new Uint8Array(ROWS);
  readonly hardship = new Float64Array(ROWS);
  readonly #oneBase: number;
  readonly #noBase: number;
  readonly #rowsLow: Int32Array;
  readonly #rowsHigh: Int32Array;
  readonly #free = new Int32Array(2);
  readonly #painted = new Int32Array(2 * COLOURS);
  /** The areas that each colour may go to. */
  readonly #open = new Int32Array(2 * COLOURS);
  /** The areas that some base colour may go to, and those for at least two of them. */
  readonly #some = new Int32Array(2);
  readonly #two = new Int32Array(2);

  constructor({ atlas }: State, { oneBase, noBase }: SheetWeights) {
    this.#oneBase = oneBase;
    this.#noBase = noBase;
    this.#rowsLow = atlas.achievementsLow;
    this.#rowsHigh = atlas.achievementsHigh;
  }

  read(state: State, seat: Seat): void {
    const { boards } = state;
    const board = state.boardStart(seat);
    const open = this.#open;
    for (let word = 0; word < 2; word++) {
      const free = ~boards[board + PAINTED_PLANE + word]! & ALL_AREAS;
      this.#free[word] = free;
      for (let at = word; at < 2 * COLOURS; at += 2) {
        this.#painted[at] = boards[board + at]!;
        open[at] = free & ~boards[board + NEAR_PLANE + at]!;
      }
      const [blue, yellow, red] = [open[BLUE + word]!, open[YELLOW + word]!, open[RED + word]!];
      this.#some[word] = blue | yellow | red;
      this.#two[word] = (blue & yellow) | (blue & red) | (yellow & red);
    }
    for (let row = 0; row < ROWS; row++) this.#readRow(row);
  }

  #readRow(row: number): void {
    const low = this.#rowsLow[row]! & this.#free[0]!;
    const high = this.#rowsHigh[row]! & this.#free[1]!;
    const missing = popcount(low) + popcount(high);
    this.missing[row] = missing;
    if (missing === 0) {
      this.hardship[row] = 0;
      return;
    }
    const few = popcount(low & ~this.#two[0]!) + popcount(high & ~this.#two[1]!);
    const none = popcount(low & ~this.#some[0]!) + popcount(high & ~this.#some[1]!);
    this.hardship[row] = missing + this.#oneBase * few + (this.#noBase - this.#oneBase) * none;
  }

  get freeCount(): number {
    return popcount(this.#free[0]!) + popcount(this.#free[1]!);
  }

  isFree(area: number): boolean {
    return isIn(this.#free, 0, area);
  }

  isPaintedIn(area: number, colour: number): boolean {
    return isIn(this.#painted, colour, area);
  }

  /** [C24] Whether an area is unpainted and has no neighbour of a colour. */
  isOpenTo(area: number, colour: number): boolean {
    return isIn(this.#open, colour, area);
  }

  isOpenToBase(area: number): boolean {
    return isIn(this.#some, 0, area);
  }

  kingdomHas(kingdom: number, colour: number): boolean {
    return this.#meets(this.#painted, kingdom, colour);
  }

  kingdomIsOpenTo(kingdom: number, colour: number): boolean {
    return this.#meets(this.#open, kingdom, colour);
  }

  #meets(sets: Int32Array, row: number, at: number): boolean {
    return ((sets[2 * at]! & this.#rowsLow[row]!) | (sets[2 * at + 1]! & this.#rowsHigh[row]!)) !== 0;
  }
}

function isIn(sets: Int32Array, at: number, area: number): boolean {
  const word = area < WORD_AREAS ? 0 : 1;
  return ((sets[2 * at + word]! >> (area - word * WORD_AREAS)) & 1) === 1;
}
