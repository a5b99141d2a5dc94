import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../ports/log.ts';
import type { ServerStore } from '../ports/server-store.ts';
import { NotStoredError } from '../ports/store.ts';
import { FolderLock } from './folder-lock.ts';
import { ForgottenList } from './forgotten-list.ts';
import type { Reply, Request } from './group-commit.ts';
import { type Arguments, askedStore, isWrite, type Method, type Result } from './sql/store-scripts.ts';
import { faultOf, isStoreFault, type StoreFault } from './store-fault.ts';
import { CLOSE, type Opened, type WriterData } from './writer-messages.ts';

/** With more the thread would be idle while the event loop is busy, and the other way round. */
const MOST_UNSENT = 16;

export const DATABASE_FILE = 'crownhold.db';

export interface StoreOptions {
  readonly log: Log;
  /** The writer is gone, and nobody knows what became of the entries that were on their way: the process must end. */
  died(reason: string): void;
  /** Those of the program, but for tests. */
  readonly migrations?: string;
}

/** A store in a folder that no other process uses. */
export interface FolderStore extends ServerStore {
  /** Tells whoever finds the folder locked where this process is. */
  announce(address: string): void;
}

/** Opens the database of a folder, which is created if need be. */
export async function openStore(folder: string, options: StoreOptions): Promise<FolderStore | StoreFault> {
  const path = resolve(folder);
  let lock: FolderLock | StoreFault;
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    lock = FolderLock.take(path);
  } catch (error) {
    return faultOf(error, path);
  }
  if (isStoreFault(lock)) return lock;
  const { migrations } = options;
  const data: WriterData = { file: join(path, DATABASE_FILE), ...(migrations !== undefined && { migrations }) };
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: data, name: 'store' });
  const opened = await firstWord(worker);
  if (!isStoreFault(opened)) {
    return createFolderStore(path, new Writer(worker, options), lock);
  }
  await worker.terminate();
  lock.release();
  return opened;
}

async function createFolderStore(path: string, writer: Writer, lock: FolderLock): Promise<FolderStore> {
  const store = askedStore((method, args) => writer.ask(method, args));
  const forgotten = new ForgottenList(path);
  await Promise.all(forgotten.read().map((session) => store.forget(session)));
  return {
    ...store,
    /** On the list first: whatever happens next, the next start forgets too. */
    async forget(session) {
      forgotten.add(session);
      await store.forget(session);
    },
    announce: (address) => lock.announce(address),
    close: () => writer.close(() => lock.release()),
  };
}

function firstWord(worker: Worker): Promise<Opened> {
  return new Promise((done) => {
    worker.once('message', (opened: Opened) => {
      worker.removeAllListeners('error');
      done(opened);
    });
    worker.once('error', (error) => done({ fault: 'unusable', reason: String(error) }));
  });
}

interface Waiting {
  readonly method: Method;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Asks the thread that owns the database. */
class Writer {
  readonly #worker: Worker;
  readonly #options: StoreOptions;
  readonly #waiting = new Map<number, Waiting>();
  #unsent: Request[] = [];
  #count = 0;
  #isFull = false;
  /** Why nothing can be asked any more. */
  #end: string | undefined;

  constructor(worker: Worker, options: StoreOptions) {
    this.#worker = worker;
    this.#options = options;
    worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    worker.on('error', (error) => this.#die(String(error), error));
    worker.on('exit', (code) => this.#die(`exit ${code}`));
  }

  /** Once; a writer that has died lets go of nothing, since nobody knows what it does. */
  async close(release: () => void): Promise<void> {
    if (this.#end !== undefined) return;
    this.#end = 'closed';
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#flush();
    this.#worker.postMessage(CLOSE);
    await ended;
    this.#rejectAll(this.#end);
    release();
  }

  ask<M extends Method>(method: M, args: Arguments<M>): Promise<Result<M>> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(new NotStoredError(this.#end));
        return;
      }
      const id = this.#count++;
      // What comes back is what the method of that name returns.
      this.#waiting.set(id, { method, resolve: resolve as (value: unknown) => void, reject });
      this.#post({ id, method, args } as Request);
    });
  }

  /** What is asked for in one turn of the event loop goes to the thread together: waking it costs more than the message. */
  #post(request: Request): void {
    const count = this.#unsent.push(request);
    if (count === 1) setImmediate(() => this.#flush());
    else if (count === MOST_UNSENT) this.#flush();
  }

  #flush(): void {
    if (this.#unsent.length > 0) this.#worker.postMessage(this.#unsent);
    this.#unsent = [];
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('value' in reply) {
      if (waiting && isWrite(waiting.method)) this.#noteRoom(true);
      waiting?.resolve(reply.value);
      return;
    }
    if (reply.notStored === 'full') this.#noteRoom(false);
    waiting?.reject(new NotStoredError(reply.reason));
  }

  /** Says once that there is no room, and once that there is room again. */
  #noteRoom(hasRoom: boolean): void {
    if (hasRoom === !this.#isFull) return;
    this.#isFull = !hasRoom;
    this.#options.log(hasRoom ? { level: 'info', event: 'disk-has-room' } : { level: 'error', event: 'disk-full' });
  }

  #die(reason: string, err?: Error): void {
    if (this.#end !== undefined) return;
    this.#end = 'writer-died';
    this.#rejectAll(reason);
    this.#options.log({ level: 'error', event: 'writer-died', code: reason, ...(err && { err }) });
    this.#options.died(reason);
  }

  /** Nobody knows what became of these. */
  #rejectAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
