import type { Log } from '../ports/log.ts';
import { BatchedHints } from './batched-hints.ts';
import { PostgresListener } from './postgres-listener.ts';

/** Hints by LISTEN and NOTIFY. The poll finds what a lost one would have told. */
export class PostgresHints extends BatchedHints {
  readonly #listener: PostgresListener;

  constructor(url: string, log: Log) {
    super();
    this.#listener = new PostgresListener({
      url,
      channel: 'crownhold',
      name: 'crownhold hints',
      hear: (text) => this.hear(text),
      onLost: () => log({ level: 'warn', event: 'hints-lost' }),
    });
  }

  close(): Promise<void> {
    return this.#listener.close();
  }

  protected send(text: string): void {
    this.#listener.notify(text);
  }
}
