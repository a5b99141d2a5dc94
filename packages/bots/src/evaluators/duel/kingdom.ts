import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/duel';
import { effectOf } from './drawing-effect.ts';
import type { Half } from './half.ts';
import { Land, SIDES } from './mailbox-board.ts';
import { type Power, priceOf } from './power-values.ts';
import { Race } from './spell-race.ts';

/** How the halves may lie, as [D4] tells of both spells. */
export interface Manner {
  readonly free: boolean;
  readonly split: boolean;
}

/** A seat's land, its races for the spells, and the best drawings that were found on it. */
export class Kingdom {
  readonly land: Land;
  readonly race: Race;
  readonly #found = new Map<number, number>();

  constructor(state: State, seat: Seat) {
    this.land = new Land(state, seat);
    this.race = new Race(state, seat, this.land.roundsAfter);
  }

  price(power: Power): number {
    return priceOf(power, this.land.roundsAfter);
  }

  /** What the best drawing of two halves with arms is worth; -Infinity if there is none. */
  bestDrawing(one: Half, other: Half, manner: Manner): number {
    const halves = ((one.arms * 8 + one.crosses) * 8 + other.arms) * 8 + other.crosses;
    const key = halves * 4 + (manner.free ? 2 : 0) + (manner.split ? 1 : 0);
    let best = this.#found.get(key);
    if (best === undefined) {
      best = manner.split ? this.#bestApart(one, other, manner.free) : this.#bestTogether(one, other, manner.free);
      this.#found.set(key, best);
    }
    return best;
  }

  #bestTogether(one: Half, other: Half, isFree: boolean): number {
    const { land } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (const first of land.empty) {
      const connects = isFree || land.connects(first, one.arms);
      for (let side = 0; side < 4; side++) {
        const second = first + SIDES[side]!;
        if (land.grounds[second] !== 0 || !(connects || land.connects(second, other.arms))) continue;
        best = Math.max(best, effectOf(land, one, first, other, second));
      }
    }
    return best;
  }

  #bestApart(one: Half, other: Half, isFree: boolean): number {
    const { land } = this;
    const firsts = land.empty.filter((cell) => isFree || land.connects(cell, one.arms));
    const seconds = land.empty.filter((cell) => isFree || land.connects(cell, other.arms));
    let best = Number.NEGATIVE_INFINITY;
    for (const first of firsts) {
      for (const second of seconds) {
        if (first !== second) best = Math.max(best, effectOf(land, one, first, other, second));
      }
    }
    return best;
  }
}
