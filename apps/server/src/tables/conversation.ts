import {
  type ErrorCode,
  isSpoken,
  parseClientMessage,
  parseJson,
  type ServerMessage,
  SPOKEN_VERSIONS,
  VERSION,
} from '@crownhold/protocol';
import type { Connection } from '../ports/connection.ts';
import type { TableService } from './table-service.ts';

/** At how many tables a connection may be at once; nobody looks at more. */
const MOST_TABLES = 100;

/** One client on one connection: frames in, frames out. Every command and every query gets an answer. */
export class Conversation {
  readonly #service: TableService;
  readonly #connection: Connection;
  readonly #tables = new Set<string>();
  #isGreeted = false;
  #isEnded = false;

  constructor(service: TableService, connection: Connection) {
    this.#service = service;
    this.#connection = connection;
  }

  async hear(frame: string): Promise<void> {
    const message = parseClientMessage(parseJson(frame));
    if (!message) return this.#fail('malformed');
    if (message.kind === 'hello') {
      if (!isSpoken(message.protocol)) return this.#fail('unknown-protocol');
      this.#isGreeted = true;
      return this.#send({ kind: 'welcome', protocol: VERSION, speaks: [...SPOKEN_VERSIONS] });
    }
    if (!this.#isGreeted) return this.#fail('unknown-protocol');
    const { session } = this.#connection;
    const { table } = message;
    switch (message.kind) {
      case 'subscribe': {
        const { viewer } = message;
        if (!this.#tables.has(table) && this.#tables.size >= MOST_TABLES)
          return this.#fail('too-many', { table, viewer });
        this.#tables.add(table);
        const code = await this.#service.subscribe(this.#connection, table, viewer, message.since);
        // It may have gone while its table was loaded.
        if (this.#isEnded) return this.end();
        if (code === 'unknown-table') this.#tables.delete(table);
        return code === undefined ? undefined : this.#fail(code, { table, viewer });
      }
      case 'unsubscribe':
        return this.#service.unsubscribe(this.#connection, table, message.viewer);
      case 'steps': {
        const { request } = message;
        const steps = await this.#service.steps(session, table, message.seat, message.prefix);
        if (typeof steps === 'string') return this.#fail(steps, { request });
        return this.#send({ kind: 'steps', request, steps: [...steps] });
      }
      case 'record': {
        const { request } = message;
        const record = await this.#service.record(session, table);
        if (typeof record === 'string') return this.#fail(record, { request });
        return this.#send({ kind: 'record', request, record: { ...record } });
      }
      default: {
        const { commandId } = message;
        const answer = await this.#service.command(session, message);
        return this.#send({ kind: 'answer', table, commandId, answer });
      }
    }
  }

  /** The connection is gone. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all([...this.#tables].map((table) => this.#service.unsubscribe(this.#connection, table)));
  }

  #fail(
    code: ErrorCode,
    about: { readonly request?: string; readonly table?: string; readonly viewer?: number } = {},
  ): void {
    this.#send({ kind: 'error', code, ...about });
  }

  #send(message: ServerMessage): void {
    this.#connection.send(JSON.stringify(message));
  }
}
