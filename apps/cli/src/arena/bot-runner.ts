import { findBot } from '@crownhold/bots';
import type { AnyGame, GameOptions, MoveCode, Seat, StateBuffer, View } from '@crownhold/core';
import { thinkInSlices } from '@crownhold/table/thinking';
import { type OutsideHooks, startOutside } from '../bots/outside.ts';
import type { Failure } from '../bots/player.ts';
import { IN_SLICES } from '../bots/slices.ts';
import type { Contestant } from './contestant.ts';
import { threadClock } from './processor-clock.ts';

/** A turn and what it has cost. */
interface Effort {
  readonly kind: 'turn';
  readonly moves: readonly MoveCode[];
  /** Processor time for a bot of ours, time on the wall for a program of somebody else. */
  readonly ms: number;
}

/** A contestant at work in this thread. */
export interface BotRunner {
  think(view: View<StateBuffer>, seat: Seat, seed: number): Promise<Effort | Failure>;
  close(): Promise<void>;
}

const clock = threadClock();

export function startBotRunner(
  game: AnyGame,
  options: GameOptions,
  contestant: Contestant,
  hooks: OutsideHooks = {},
): BotRunner {
  return contestant.isOutside ? startProgram(game, options, contestant, hooks) : startBot(game, contestant);
}

function startBot(game: AnyGame, { bot: id, allowance: { movetimeMs, nodes } }: Contestant): BotRunner {
  const bot = findBot(game, id)!.create();
  const closing = new AbortController();
  return {
    async think(view, seat, seed) {
      const start = clock();
      const thoughts = bot.think(view, seat, { seed, ...(nodes !== undefined && { nodes }) });
      const { turn: moves } = await thinkInSlices(thoughts, {
        ...IN_SLICES,
        movetimeMs,
        clock,
        signal: closing.signal,
      });
      return closing.signal.aborted ? { kind: 'closed' } : { kind: 'turn', moves, ms: clock() - start };
    },
    async close() {
      closing.abort();
    },
  };
}

function startProgram(
  game: AnyGame,
  options: GameOptions,
  { bot, allowance }: Contestant,
  hooks: OutsideHooks,
): BotRunner {
  const player = startOutside(game, options, bot, hooks);
  return {
    async think(view, seat, seed) {
      const start = performance.now();
      const result = await player.think(view, seat, { seed, ...allowance });
      return result.kind === 'turn' ? { kind: 'turn', moves: result.moves, ms: performance.now() - start } : result;
    },
    close: () => player.close(),
  };
}
