import { botsFor } from '@crownhold/bots';
import { findGame } from '@crownhold/games';
import type { Thinking, ThinkingRequest } from '../ports/thinking.ts';
import { type PoolOptions, START_MS, ThreadPool } from '../threads/thread-pool.ts';

/** A bot that thinks this many times longer than it may is killed. */
const PATIENCE = 2;

/** Bots that think in threads. */
export class BotThreads implements Thinking {
  readonly places: number;
  readonly startMs = START_MS;
  readonly has = hasBot;
  readonly #pool: ThreadPool<ThinkingRequest, string>;

  constructor(
    threads: number,
    onReplaced: PoolOptions['onReplaced'],
    module = new URL('./bot-thread.ts', import.meta.url),
  ) {
    this.places = threads;
    this.#pool = new ThreadPool({ module, threads, name: 'bots', onReplaced });
  }

  think(request: ThinkingRequest): Promise<string> {
    return this.#pool.ask(request, PATIENCE * request.deadlineMs);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Whether a game has such a bot for people. */
export function hasBot(game: string, bot: string): boolean {
  const found = findGame(game);
  return found !== undefined && botsFor(found).some(({ id }) => id === bot);
}
