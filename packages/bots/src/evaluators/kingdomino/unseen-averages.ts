import type { State } from '@crownhold/games/kingdomino';
import { FIRST_CROWNS, FIRST_TERRAIN, SECOND_CROWNS, SECOND_TERRAIN } from './halves.ts';

const DOMINOES = 48;
const ROW = 8;

/** The squares and crowns of each terrain on an unseen domino, on average. */
export class UnseenAverages {
  readonly squares = new Float64Array(ROW);
  readonly crowns = new Float64Array(ROW);
  #low = -1;
  #high = -1;

  read(state: State): void {
    const { unseenLow, unseenHigh } = state;
    if (unseenLow === this.#low && unseenHigh === this.#high) return;
    this.#low = unseenLow;
    this.#high = unseenHigh;
    this.#clear();
    let count = 0;
    for (let domino = 1; domino <= DOMINOES; domino++) {
      if (!state.isUnseen(domino)) continue;
      count++;
      this.#add(domino);
    }
    this.#divide(count);
  }

  /** Takes the first of a list of dominoes for those that are unseen. */
  readList(dominoes: Uint8Array, count: number): void {
    this.#low = -1;
    this.#high = -1;
    this.#clear();
    for (let at = 0; at < count; at++) this.#add(dominoes[at]!);
    this.#divide(count);
  }

  #clear(): void {
    this.squares.fill(0);
    this.crowns.fill(0);
  }

  #add(domino: number): void {
    this.squares[FIRST_TERRAIN[domino]!]!++;
    this.squares[SECOND_TERRAIN[domino]!]!++;
    this.crowns[FIRST_TERRAIN[domino]!]! += FIRST_CROWNS[domino]!;
    this.crowns[SECOND_TERRAIN[domino]!]! += SECOND_CROWNS[domino]!;
  }

  #divide(count: number): void {
    if (count === 0) return;
    for (let terrain = 0; terrain < ROW; terrain++) {
      this.squares[terrain]! /= count;
      this.crowns[terrain]! /= count;
    }
  }
}
