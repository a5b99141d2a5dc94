import type { Seat } from '@crownhold/core';
import { SIDES } from './mailbox-board.ts';
import type { PlacementSearch } from './placement-search.ts';
import { CASTLE, type PlayoutBoard } from './playout-board.ts';
import type { UnseenAverages } from './unseen-averages.ts';

const TERRAINS = 6;
const AREAS = 64;
const LINE = 4;
const MOST_ROUNDS = 12;
/** More free cells around a territory make no difference. */
const MOST_LIBERTIES = 4;

// Where the parts of the inputs begin: general ones, some for each terrain, what is unseen, the order, the round.
const GENERAL = 16;
const BY_TERRAIN = 12;
/** Up to here inputs tell of the kingdom itself, from here on of what is around it. */
export const CONTEXT_AT = GENERAL + BY_TERRAIN * TERRAINS;
const ORDER_AT = CONTEXT_AT + 2 * TERRAINS;
const ROUND_AT = ORDER_AT + LINE;
export const INPUT_COUNT = ROUND_AT + MOST_ROUNDS;

/** The input that tells that the king at a slot of the line belongs to the seat. */
export function orderInput(slot: number): number {
  return ORDER_AT + slot;
}

/** Reads what the network is told about kingdoms at the end of a round, with all that was taken already placed. */
export class KingdomInputs {
  readonly inputs = new Float32Array(INPUT_COUNT);
  readonly #liberties = new Uint8Array(AREAS);
  readonly #beside = new Int32Array(4);

  /** Fills in what a kingdom itself tells; the rest is 0. */
  readKingdom({ board, isCentred, isHarmony }: PlacementSearch, unseen: UnseenAverages): void {
    const inputs = this.inputs.fill(0);
    const { west, east, south, north, size } = board;
    inputs[0] = 1;
    inputs[1] = board.score(false, false) / 40;
    if (isCentred) {
      inputs[2] = 1;
      if (2 * Math.max(west, east, south, north) < size) {
        inputs[3] = 1;
        inputs[4] = (Math.abs(west - east) + Math.abs(south - north)) / 4;
      }
    }
    if (isHarmony) {
      inputs[5] = 1;
      inputs[6] = board.discards === 0 ? 1 : 0;
    }
    inputs[7] = board.discards / 2;
    inputs[8] = (west + east + 1) / size;
    inputs[9] = (south + north + 1) / size;
    this.#readFrontier(board);
    this.#readAreas(board, unseen);
  }

  /** Fills in what all kingdoms have in common: the dominoes that are unseen, and how many rounds are over. */
  readContext(unseen: UnseenAverages, round: number): void {
    const { inputs } = this;
    for (let terrain = 0; terrain < TERRAINS; terrain++) {
      inputs[CONTEXT_AT + terrain] = 2 * unseen.squares[terrain + 1]!;
      inputs[CONTEXT_AT + TERRAINS + terrain] = 4 * unseen.crowns[terrain + 1]!;
    }
    inputs[ROUND_AT + round] = 1;
  }

  /** Fills in when the kings of a seat take. */
  readOrder(order: Uint8Array, lineLength: number, seat: Seat): void {
    for (let slot = 0; slot < lineLength; slot++) if (order[slot] === seat) this.inputs[orderInput(slot)] = 1;
  }

  #readFrontier(board: PlayoutBoard): void {
    const { inputs } = this;
    const { frontier, frontierCount, openSides, terrains } = board;
    const liberties = this.#liberties.fill(0);
    let [holes, tight, wide, castleSides] = [0, 0, 0, 0];
    for (let i = 0; i < frontierCount; i++) {
      const cell = frontier[i]!;
      const open = openSides[cell]!;
      if (open === 0) {
        holes++;
        continue;
      }
      if (open === 1) tight++;
      if (open === 3) wide++;
      let count = 0;
      let joints = 0;
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDES[side]!;
        const terrain = terrains[beside]!;
        if (terrain === 0) continue;
        if (terrain === CASTLE) {
          castleSides++;
          continue;
        }
        if ((joints & (1 << terrain)) === 0) {
          joints |= 1 << terrain;
          inputs[GENERAL + (terrain - 1) * BY_TERRAIN + 10]! += 1 / 8;
        }
        const area = board.areaAt(beside);
        let isNew = true;
        for (let n = 0; n < count; n++) if (this.#beside[n] === area) isNew = false;
        if (!isNew) continue;
        this.#beside[count++] = area;
        liberties[area]!++;
      }
    }
    inputs[10] = frontierCount / 12;
    inputs[11] = holes / 2;
    inputs[12] = tight / 4;
    inputs[13] = castleSides / 4;
    inputs[14] = wide / 6;
  }

  #readAreas(board: PlayoutBoard, unseen: UnseenAverages): void {
    const { inputs } = this;
    const { squares, crowns } = board;
    const count = board.areaCount;
    for (let area = 0; area < count; area++) {
      const terrain = board.terrainOf(area);
      if (terrain === 0) continue;
      const at = GENERAL + (terrain - 1) * BY_TERRAIN;
      const liberties = this.#liberties[area]!;
      const size = squares[area]!;
      const here = crowns[area]!;
      inputs[at]! += size / 8;
      inputs[at + 1]! += (size * here) / 16;
      if (liberties === 0) continue;
      const free = liberties < MOST_LIBERTIES ? liberties : MOST_LIBERTIES;
      if (here > 0) {
        inputs[at + 2]! += (here * free * unseen.squares[terrain]!) / 4;
        inputs[at + 3]! += here / 3;
        inputs[at + 11]! += (here * free) / 8;
        // The territory with the most crowns.
        if (here / 3 > inputs[at + 4]!) {
          inputs[at + 4] = here / 3;
          inputs[at + 5] = size / 6;
          inputs[at + 6] = liberties / 4;
        }
      } else if (size / 5 > inputs[at + 7]!) {
        // The largest without a crown.
        inputs[at + 7] = size / 5;
        inputs[at + 8] = liberties / 4;
        inputs[at + 9] = size * unseen.crowns[terrain]!;
      }
    }
  }
}
