import { createRng, type GameOptions, includes, type Rules, type StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import type { TurnPolicy } from './turn-policy.ts';

/** Plays the turn of a policy, whatever the budget: cut short it would be another policy, so it counts no nodes. */
export function createPolicyBot<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  policy: TurnPolicy<S>,
): Bot<S> {
  return {
    id: policy.id,
    *think(view, seat, { seed }) {
      if (!includes(rules.actors(view), seat)) throw new Error(`seat ${seat} has nothing to decide`);
      const thought = { turn: policy.chooseTurn(view, seat, createRng(seed)), nodes: 0 };
      yield thought;
      return thought;
    },
  };
}
