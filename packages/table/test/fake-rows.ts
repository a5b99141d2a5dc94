import { below, type Rng } from '@crownhold/core';
import type { Appended, KeptRow, SharedRows } from '../src/kept-row.ts';

/** A store for several windows that answers when it is told to, in any order. */
export class FakeRows {
  readonly rows: KeptRow[] = [];
  readonly #first: number;
  readonly #isComparing: boolean;
  readonly #waiting: (() => void)[] = [];
  isThere = true;

  constructor(first: number, isComparing = true) {
    this.#first = first;
    this.#isComparing = isComparing;
  }

  get version(): number {
    return this.rows.at(-1)?.version ?? this.#first;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** As one window sees it. */
  port(): SharedRows {
    return {
      append: async (row) => {
        await this.#wait();
        const appended = this.#append(row);
        await this.#wait();
        return appended;
      },
      rowsAfter: async (version) => {
        await this.#wait();
        return this.isThere ? this.rows.filter((row) => row.version > version) : undefined;
      },
    };
  }

  /** Lets one request go on, any of them. */
  release(rng: Rng): void {
    this.#waiting.splice(below(rng, this.#waiting.length), 1)[0]?.();
  }

  #append(row: KeptRow): Appended {
    if (!this.isThere) return 'gone';
    if (this.#isComparing && row.version !== this.version + 1) return 'conflict';
    // As a database would have it.
    this.rows.push(structuredClone(row));
    return 'kept';
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
