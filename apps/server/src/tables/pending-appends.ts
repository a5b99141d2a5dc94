import type { DurableTime } from '../ports/store.ts';

/** An entry that was durable later than this after it was made has its time corrected. */
export const SLOW_MS = 100;

/**
 * What is on its way to the store, and what got there late. A beat says that somebody served until the oldest entry that is
 * still on its way, and brings along the times of those that were late: so after a crash no clock has run while its row
 * was not durable, but for SLOW_MS.
 */
export class PendingAppends {
  readonly #made = new Set<{ readonly atMs: number }>();
  #late: DurableTime[] = [];

  begin(atMs: number): { end(durable?: DurableTime): void } {
    const made = { atMs };
    this.#made.add(made);
    return {
      end: (durable) => {
        this.#made.delete(made);
        if (durable) this.note(durable, atMs);
      },
    };
  }

  /** An entry that was made then is durable now. */
  note(durable: DurableTime, madeMs: number): void {
    if (durable.atMs - madeMs > SLOW_MS) this.#late.push(durable);
  }

  servedMs(nowMs: number): number {
    return Math.min(nowMs, ...[...this.#made].map(({ atMs }) => atMs));
  }

  /** Those since the last call; give them back if they could not be stored. */
  takeLate(): readonly DurableTime[] {
    const late = this.#late;
    this.#late = [];
    return late;
  }

  putBack(late: readonly DurableTime[]): void {
    this.#late = [...late, ...this.#late];
  }
}
