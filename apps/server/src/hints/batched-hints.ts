import { randomUUID } from 'node:crypto';
import type { Hints } from '../ports/hints.ts';

/** NOTIFY takes less than 8000 bytes; an id of a table has some dozens. */
const MOST_TABLES = 100;

/** Tells of the tables that change in one turn of the event loop together, each once. Hints of this node it does not hear. */
export abstract class BatchedHints implements Hints {
  readonly #node = randomUUID();
  readonly #tables = new Set<string>();
  readonly #listeners = new Set<(table: string) => void>();

  publish(table: string): void {
    if (this.#tables.size === 0) setImmediate(() => this.#flush());
    this.#tables.add(table);
  }

  listen(hear: (table: string) => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  abstract close(): Promise<void>;

  /** To all nodes; what cannot be sent now is lost. */
  protected abstract send(text: string): void;

  /** A text that some node has sent. */
  protected hear(text: string): void {
    const [node, ...tables] = text.split(' ');
    if (node === this.#node) return;
    for (const table of tables) for (const hear of this.#listeners) hear(table);
  }

  #flush(): void {
    const tables = [...this.#tables];
    this.#tables.clear();
    for (let at = 0; at < tables.length; at += MOST_TABLES)
      this.send([this.#node, ...tables.slice(at, at + MOST_TABLES)].join(' '));
  }
}
