import type { Seat } from '@crownhold/core';
import { diceIn, type State } from '@crownhold/games/duel';
import { bestTurn, NO_POWERS, type Powers, powersOf } from './best-turn.ts';
import { halfOf } from './half.ts';
import { Kingdom } from './kingdom.ts';

/** The hands that a seat may come to have in a round, and what each is worth to it. */
export class DicePairs {
  readonly kingdom: Kingdom;
  readonly #state: State;
  readonly #powers: Powers;
  readonly #worths: (number | undefined)[] = [];

  constructor(state: State, seat: Seat) {
    this.kingdom = new Kingdom(state, seat);
    this.#state = state;
    this.#powers = powersOf(state, seat);
  }

  worth(dice: number): number {
    this.#worths[dice] ??= this.#findWorth(dice);
    return this.#worths[dice];
  }

  #findWorth(dice: number): number {
    const { kingdom } = this;
    const [lower, higher] = diceIn(dice);
    const one = halfOf(lower!, this.#state.faces[lower!]!);
    const other = halfOf(higher!, this.#state.faces[higher!]!);
    const drawn = bestTurn(kingdom, this.#powers, one, other);
    // [D9] Only what does not fit as it is may be passed.
    if (bestTurn(kingdom, NO_POWERS, one, other) > Number.NEGATIVE_INFINITY) return drawn;
    const passed = this.#state.ticksAlways ? kingdom.race.worth(one.row, other.row) : 0;
    return Math.max(drawn, passed);
  }
}
