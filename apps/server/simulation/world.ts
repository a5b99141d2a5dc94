import { createHash, type Hash } from 'node:crypto';
import { below, createRng, type Rng } from '@crownhold/core';
import type { ClientWorld } from './client-world.ts';

interface Planned {
  readonly atMs: number;
  readonly order: number;
  readonly task: () => void;
}

/** A line of what happened, for people who read a failing seed. */
export interface StoryLine {
  readonly atMs: number;
  readonly who: string;
  readonly what: string;
}

/** Something that must never happen has happened. */
export class Violation extends Error {
  readonly invariant: string;

  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`);
    this.invariant = invariant;
  }
}

/** Virtual time and the one source of chance: the same seed gives the same world, event by event. */
export class World implements ClientWorld {
  readonly rng: Rng;
  readonly story: StoryLine[] = [];
  readonly violations: Violation[] = [];
  readonly patience = 1;
  readonly #plan: Planned[] = [];
  readonly #trace: Hash = createHash('sha256');
  #order = 0;
  #nowMs = 0;

  constructor(seed: number) {
    this.rng = createRng(seed);
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  between(low: number, high: number): number {
    return low + below(this.rng, Math.max(1, high - low));
  }

  chance(percent: number): boolean {
    return below(this.rng, 1000) < percent * 10;
  }

  pick<T>(list: readonly T[]): T {
    return list[below(this.rng, list.length)]!;
  }

  after(delayMs: number, task: () => void): () => void {
    const planned = { atMs: this.#nowMs + Math.max(0, delayMs), order: this.#order++, task };
    let low = 0;
    let high = this.#plan.length;
    // The soonest is last; of those at the same time, the one that was planned first.
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#plan[middle]!.atMs > planned.atMs) low = middle + 1;
      else high = middle;
    }
    this.#plan.splice(low, 0, planned);
    return () => {
      const at = this.#plan.indexOf(planned);
      if (at >= 0) this.#plan.splice(at, 1);
    };
  }

  tell(who: string, what: string): void {
    this.#trace.update(`${this.#nowMs} ${who} ${what}\n`);
    this.story.push({ atMs: this.#nowMs, who, what });
  }

  note(bytes: string): void {
    this.#trace.update(bytes);
  }

  violate(invariant: string, detail: string): void {
    this.tell('VIOLATION', `${invariant}: ${detail}`);
    this.violations.push(new Violation(invariant, detail));
  }

  /** Runs until nothing is planned, somebody has had enough, or the time is over. */
  async run(untilMs: number, isEnough: () => boolean): Promise<void> {
    await settle();
    for (;;) {
      const next = this.#plan.pop();
      if (!next || next.atMs > untilMs) {
        this.#nowMs = Math.max(this.#nowMs, Math.min(untilMs, next?.atMs ?? untilMs));
        return;
      }
      this.#nowMs = next.atMs;
      next.task();
      await settle();
      if (this.violations.length > 0 || isEnough()) return;
    }
  }

  get traceHash(): string {
    return this.#trace.copy().digest('hex');
  }
}

/** Lets all promises that can go on do so. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
