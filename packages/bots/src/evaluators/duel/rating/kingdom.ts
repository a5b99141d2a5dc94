import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/duel';
import { type Power, priceOf } from '../power-values.ts';
import { SpellRace } from '../spell-race.ts';
import { effectOf } from './drawing-effect.ts';
import type { Half } from './half.ts';
import { MailboxBoard, SIDES } from './mailbox-board.ts';

/** How the halves may lie, as [D4] tells of both spells. */
export interface DrawingMode {
  readonly free: boolean;
  readonly split: boolean;
}

/** A seat's board, its races for the spells, and the best drawings that were found on it. */
export class Kingdom {
  readonly board: MailboxBoard;
  readonly race: SpellRace;
  readonly #found = new Map<number, number>();

  constructor(state: State, seat: Seat) {
    this.board = new MailboxBoard(state, seat);
    this.race = new SpellRace(state, seat, this.board.roundsAfter);
  }

  price(power: Power): number {
    return priceOf(power, this.board.roundsAfter);
  }

  /** What the best drawing of two halves with arms is worth; -Infinity if there is none. */
  bestDrawing(one: Half, other: Half, mode: DrawingMode): number {
    const halves = ((one.arms * 8 + one.crosses) * 8 + other.arms) * 8 + other.crosses;
    const key = halves * 4 + (mode.free ? 2 : 0) + (mode.split ? 1 : 0);
    let best = this.#found.get(key);
    if (best === undefined) {
      best = mode.split ? this.#bestApart(one, other, mode.free) : this.#bestTogether(one, other, mode.free);
      this.#found.set(key, best);
    }
    return best;
  }

  #bestTogether(one: Half, other: Half, isFree: boolean): number {
    const { board } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (const first of board.empty) {
      const connects = isFree || board.connects(first, one.arms);
      for (let side = 0; side < 4; side++) {
        const second = first + SIDES[side]!;
        if (board.contents[second] !== 0 || !(connects || board.connects(second, other.arms))) continue;
        best = Math.max(best, effectOf(board, one, first, other, second));
      }
    }
    return best;
  }

  #bestApart(one: Half, other: Half, isFree: boolean): number {
    const { board } = this;
    const firsts = board.empty.filter((cell) => isFree || board.connects(cell, one.arms));
    const seconds = board.empty.filter((cell) => isFree || board.connects(cell, other.arms));
    let best = Number.NEGATIVE_INFINITY;
    for (const first of firsts) {
      for (const second of seconds) {
        if (first !== second) best = Math.max(best, effectOf(board, one, first, other, second));
      }
    }
    return best;
  }
}
