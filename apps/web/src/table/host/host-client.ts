import type { SourceReply, SourceRequest } from '@crownhold/table/remote';
import type { StorageFault } from '../../app/device-storage.ts';
import { games, noteKept } from '../../games/store.ts';
import type { Beginnings } from '../beginnings.ts';
import { DiceNotice } from './dice-notice.ts';
import type { FromHost, HostCall, HostCalls, HostNote } from './host-message.ts';

/** The part of a worker that is needed here. */
export type HostWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** What a table hears from the worker. */
export interface TableEars {
  hear(reply: SourceReply): void;
  report(fault: StorageFault | undefined): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The page's end of the worker that deals hiding games. */
export class HostClient {
  readonly #worker: HostWorker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #tables = new Map<number, TableEars>();
  readonly #notice = new DiceNotice((game) => this.note({ kind: 'retry', game }));
  #numbers = 0;

  constructor(worker: HostWorker, onLost: () => void) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => this.#hear(data));
    // A worker that could not even be loaded answers nothing at all.
    worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the worker that deals cannot be loaded'));
      this.#waiting.clear();
      onLost();
    });
    this.note({ kind: 'page', search: globalThis.location?.search ?? '' });
  }

  async call<K extends keyof HostCalls>(
    game: string,
    kind: K,
    asked: HostCalls[K]['asked'],
    transfer: readonly Transferable[] = [],
  ): Promise<HostCalls[K]['answer']> {
    const number = this.#numbers++;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
    // Kind and question belong together, as they came.
    this.#worker.postMessage({ kind, number, game, asked } as HostCall, [...transfer]);
    const done = this.#notice.wait(game);
    return answer.finally(done) as Promise<HostCalls[K]['answer']>;
  }

  note(note: HostNote): void {
    this.#worker.postMessage(note);
  }

  /** The number under which a table is known to the worker. */
  addTable(ears: TableEars): number {
    const table = this.#numbers++;
    this.#tables.set(table, ears);
    return table;
  }

  leaveTable(table: number): void {
    this.#tables.delete(table);
    this.note({ kind: 'leave', table });
  }

  ask(table: number, request: SourceRequest): void {
    this.note({ kind: 'source', table, request });
  }

  #hear(message: FromHost): void {
    switch (message.kind) {
      case 'source':
        this.#tables.get(message.table)?.hear(message.reply);
        return;
      case 'fault':
        this.#tables.get(message.table)?.report(message.fault);
        return;
      case 'kept':
        noteKept(message.summary, message.fault);
        return;
      case 'dice':
        this.#notice.report(message.game, message.progress);
        return;
      default:
        this.#settle(message);
    }
  }

  #settle(message: FromHost & { readonly kind: 'answer' | 'failed' }): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.reason));
  }
}

let client: HostClient | undefined;

/** One worker for all tables of the page: what cannot be kept lives as long as it does. */
export function hostClient(): HostClient {
  client ??= new HostClient(new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }), () => {
    client = undefined;
  });
  return client;
}

/** Lets the dice of a game come, so that nobody waits for them later. */
export function prepareDice(game: string): void {
  hostClient().note({ kind: 'prepare', game });
}

export function beginningsInWorker(game: string): Beginnings {
  return {
    begin: (start) => hostClient().call(game, 'begin', start),
    async beginAgain(id) {
      const chairs = games.peek().find((summary) => summary.id === id)?.chairs;
      return chairs && hostClient().call(game, 'begin-again', { id, chairs });
    },
    beginFirst: (first, chairs, instead) =>
      hostClient().call(game, 'begin-first', { first, chairs, instead: instead && placeOf(instead) }),
    goOn: (record, chairs) => hostClient().call(game, 'go-on', { record, chairs }),
  };
}

/** A saved game has more to it, and nothing of that need cross. */
function placeOf({ id, startedAt, version }: NonNullable<Parameters<Beginnings['beginFirst']>[2]>) {
  return { id, startedAt, version };
}
