import type { Hex } from './bytes.ts';

/**
 * Heads by event, as a value that costs nothing to extend: all that were made of one another share a list, until two
 * extend the same one in different ways.
 */
export class HeadLog {
  readonly length: number;
  readonly #shared: Hex[];

  private constructor(shared: Hex[], length: number) {
    this.#shared = shared;
    this.length = length;
  }

  static of(heads: readonly Hex[] = []): HeadLog {
    return new HeadLog([...heads], heads.length);
  }

  at(event: number): Hex | undefined {
    return event < this.length ? this.#shared[event] : undefined;
  }

  with(head: Hex): HeadLog {
    const isShared = this.#shared.length === this.length;
    const list = isShared ? this.#shared : this.#shared.slice(0, this.length);
    list.push(head);
    return new HeadLog(list, this.length + 1);
  }

  list(): readonly Hex[] {
    return this.#shared.slice(0, this.length);
  }
}
