import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BotKind } from '@crownhold/bots';
import type { AnyGame } from '@crownhold/core';
import { formatTurn, thinkInSlices } from '@crownhold/table/thinking';
import type { Player } from './player.ts';
import { IN_SLICES } from './slices.ts';

/** A bot of ours as a player. */
export function createBuiltIn(game: AnyGame, kind: BotKind): Player {
  const bot = kind.create();
  const closing = new AbortController();
  return {
    name: kind.id,
    async think(view, seat, { seed, nodes, movetimeMs }, signal) {
      // Whoever asked is served first: a screen, for one, that wants to say who is thinking.
      await nextTurn();
      if (closing.signal.aborted) return { kind: 'closed' };
      const thoughts = bot.think(view, seat, { seed, ...(nodes !== undefined && { nodes }) });
      const ends = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const hurry: { isHurried?: true } = {};
      const onTimeUp = () => {
        hurry.isHurried = true;
      };
      const { turn: moves } = await thinkInSlices(thoughts, { ...IN_SLICES, movetimeMs, signal: ends, onTimeUp });
      if (closing.signal.aborted) return { kind: 'closed' };
      return { kind: 'turn', moves, text: formatTurn(game, view, seat, moves), ...hurry };
    },
    async close() {
      closing.abort();
    },
  };
}
