import { below, createRng, type Rng } from '@crownhold/core';
import type { ClientWorld } from '../../simulation/client-world.ts';

/** Clients of the simulation take their time as people do; here they are that many times quicker. */
const HASTE = 20;
const STORY_LINES = 400;

/** Real time, sped up, for clients of the simulation on real sockets. */
export class RealWorld implements ClientWorld {
  readonly #rng: Rng;
  readonly #story: string[] = [];
  readonly #startMs = performance.now();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly patience: number;
  #isOver = false;
  /** The first thing that must never happen and has, with what came before. */
  violation: string | undefined;
  /** Called at everything that is told, while it happens. */
  listen = () => {};

  constructor(seed: number, patience = 1) {
    this.#rng = createRng(seed);
    this.patience = patience;
  }

  between(low: number, high: number): number {
    return low + below(this.#rng, Math.max(1, high - low));
  }

  chance(percent: number): boolean {
    return below(this.#rng, 1000) < percent * 10;
  }

  pick<T>(list: readonly T[]): T {
    return list[below(this.#rng, list.length)]!;
  }

  after(delayMs: number, task: () => void): () => void {
    if (this.#isOver) return () => {};
    const stop = () => {
      this.#timers.delete(timer);
      clearTimeout(timer);
    };
    const timer = setTimeout(() => {
      stop();
      task();
    }, delayMs / HASTE);
    this.#timers.add(timer);
    return stop;
  }

  /** Nothing happens in it any more: who still waits for an answer would keep the process alive. */
  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  tell(who: string, what: string): void {
    this.#story.push(`${((performance.now() - this.#startMs) / 1000).toFixed(3)} s  ${who} ${what}`);
    if (this.#story.length > 2 * STORY_LINES) this.#story.splice(0, STORY_LINES);
    this.listen();
  }

  note(): void {}

  violate(invariant: string, detail: string): void {
    this.violation ??= [...this.#story.slice(-STORY_LINES), `VIOLATED ${invariant}: ${detail}`].join('\n');
  }
}
