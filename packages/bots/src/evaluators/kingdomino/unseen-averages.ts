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
    this.squares.fill(0);
    this.crowns.fill(0);
    let count = 0;
    for (let domino = 1; domino <= DOMINOES; domino++) {
      if (!state.isUnseen(domino)) continue;
      count++;
      this.#add(FIRST_TERRAIN[domino]!, FIRST_CROWNS[domino]!);
      this.#add(SECOND_TERRAIN[domino]!, SECOND_CROWNS[domino]!);
    }
    if (count === 0) return;
    for (let terrain = 0; terrain < ROW; terrain++) {
      this.squares[terrain]! /= count;
      this.crowns[terrain]! /= count;
    }
  }

  #add(terrain: number, crowns: number): void {
    this.squares[terrain]!++;
    this.crowns[terrain]! += crowns;
  }
}
