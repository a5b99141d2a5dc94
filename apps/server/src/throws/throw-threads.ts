import type { AnyGame, StateBuffer } from '@crownhold/core';
import { colours, THROWER_ID } from '@crownhold/games/colours';
import type { Throws } from '../ports/throws.ts';
import { type PoolOptions, ThreadPool } from '../threads/thread-pool.ts';
import type { ThrowAnswer, ThrowQuestion } from './throw-thread.ts';

/** Far more than any throw takes, the start of the thread included. */
const LIMIT_MS = 20_000;

/** The dice of Colour Kingdoms, thrown in a thread. */
export class ThrowThreads implements Throws {
  readonly #pool: ThreadPool<ThrowQuestion, ThrowAnswer>;

  constructor(onReplaced: PoolOptions['onReplaced'], module = new URL('./throw-thread.ts', import.meta.url)) {
    this.#pool = new ThreadPool({ module, threads: 1, name: 'throws', onReplaced });
  }

  idFor(game: AnyGame): string | undefined {
    return game.id === colours.id ? THROWER_ID : undefined;
  }

  async throwDice(game: AnyGame, state: StateBuffer, seed: Uint8Array): Promise<ThrowAnswer> {
    if (game.id !== colours.id) return undefined;
    return this.#pool.ask({ state: game.formatState(state), seed }, LIMIT_MS);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
