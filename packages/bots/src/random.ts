import { below, createRng, type GameOptions, type Rules, type StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import { composeTurn } from './turn.ts';

/** Any legal step, each as likely, until the turn is over: for every game there is. */
export function createRandom<S extends StateBuffer, O extends GameOptions>(rules: Rules<S, O>): Bot<S> {
  return {
    id: 'random',
    *think(view, seat, { seed }) {
      const rng = createRng(seed);
      const turn = composeTurn(rules, view, seat, (_, moves) => moves[below(rng, moves.length)]!);
      const thought = { turn, nodes: 0 };
      yield thought;
      return thought;
    },
  };
}
