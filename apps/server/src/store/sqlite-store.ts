import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../ports/log.ts';
import type { SessionStore } from '../ports/session-store.ts';
import {
  type Appended,
  type Due,
  type DurableTime,
  type Guest,
  type NewEntry,
  NotStoredError,
  type Place,
  type Store,
  type StoredLink,
} from '../ports/store.ts';
import { FolderLock } from './folder-lock.ts';
import { ForgottenList } from './forgotten-list.ts';
import { isWrite, type Reply, type Request } from './group-commit.ts';
import { faultOf, isStoreFault, type StoreFault } from './store-fault.ts';
import type { TableRows } from './table-rows.ts';
import { CLOSE, type Opened, type WriterData } from './writer-messages.ts';

const DATABASE_FILE = 'crownhold.db';

export interface StoreOptions {
  readonly log: Log;
  /** The writer is gone, and nobody knows what became of the entries that were on their way: the process must end. */
  died(reason: string): void;
  /** Those of the program, but for tests. */
  readonly migrations?: string;
}

/** A store in a folder that no other process uses. */
export interface FolderStore extends Store, SessionStore {
  /** Tells whoever finds the folder locked where this process is. */
  announce(address: string): void;
  /** After all that is on its way is stored. */
  close(): Promise<void>;
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
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: data });
  const opened = await firstWord(worker);
  if (!isStoreFault(opened)) {
    const forgotten = new ForgottenList(path);
    const store = new SqliteStore(worker, lock, forgotten, options);
    await Promise.all(forgotten.read().map((session) => store.forgetAgain(session)));
    return store;
  }
  await worker.terminate();
  lock.release();
  return opened;
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
  readonly method: keyof TableRows;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Asks the thread that owns the database. */
class SqliteStore implements FolderStore {
  readonly #worker: Worker;
  readonly #lock: FolderLock;
  readonly #forgotten: ForgottenList;
  readonly #options: StoreOptions;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #isFull = false;
  /** Why nothing can be asked any more. */
  #end: string | undefined;

  constructor(worker: Worker, lock: FolderLock, forgotten: ForgottenList, options: StoreOptions) {
    this.#worker = worker;
    this.#lock = lock;
    this.#forgotten = forgotten;
    this.#options = options;
    worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    worker.on('error', (error) => this.#die(String(error)));
    worker.on('exit', (code) => this.#die(`exit ${code}`));
  }

  append(entry: NewEntry): Promise<Appended> {
    return this.#ask('append', entry);
  }

  beat(servedMs: number, late: readonly DurableTime[]): Promise<void> {
    return this.#ask('beat', servedMs, late);
  }

  entries(table: string, from: number) {
    return this.#ask('entries', table, from);
  }

  places(table: string) {
    return this.#ask('places', table);
  }

  putPlaces(table: string, places: readonly Place[]): Promise<void> {
    return this.#ask('putPlaces', table, places);
  }

  links(table: string) {
    return this.#ask('links', table);
  }

  putLinks(table: string, links: readonly StoredLink[]): Promise<void> {
    return this.#ask('putLinks', table, links);
  }

  guests(table: string) {
    return this.#ask('guests', table);
  }

  addGuest(table: string, guest: Guest): Promise<void> {
    return this.#ask('addGuest', table, guest);
  }

  tableOfCode(hash: string) {
    return this.#ask('tableOfCode', hash);
  }

  seatsOf(session: string, limit: number) {
    return this.#ask('seatsOf', session, limit);
  }

  countUnstarted(creator: string) {
    return this.#ask('countUnstarted', creator);
  }

  /** On the list first: whatever happens next, the next start forgets too. */
  async forget(session: string): Promise<void> {
    this.#forgotten.add(session);
    await this.forgetAgain(session);
  }

  forgetAgain(session: string): Promise<void> {
    return this.#ask('forget', session);
  }

  secret(table: string) {
    return this.#ask('secret', table);
  }

  due(untilMs: number, limit: number, after?: Due) {
    return this.#ask('due', untilMs, limit, after);
  }

  durableTimes(table: string) {
    return this.#ask('durableTimes', table);
  }

  servedMs() {
    return this.#ask('servedMs');
  }

  addSession(session: string): Promise<void> {
    return this.#ask('addSession', session);
  }

  hasSession(session: string): Promise<boolean> {
    return this.#ask('hasSession', session);
  }

  announce(address: string): void {
    this.#lock.announce(address);
  }

  async close(): Promise<void> {
    if (this.#end !== undefined) return;
    this.#end = 'closed';
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage(CLOSE);
    await ended;
    this.#rejectAll(this.#end);
    this.#lock.release();
  }

  #ask<Method extends keyof TableRows>(
    method: Method,
    ...args: Parameters<TableRows[Method]>
  ): Promise<ReturnType<TableRows[Method]>> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(new NotStoredError(this.#end));
        return;
      }
      const id = this.#count++;
      // What comes back is what the method of that name returns.
      this.#waiting.set(id, { method, resolve: resolve as (value: unknown) => void, reject });
      this.#worker.postMessage({ id, method, args } as Request);
    });
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

  #die(reason: string): void {
    if (this.#end !== undefined) return;
    this.#end = 'writer-died';
    this.#rejectAll(reason);
    this.#options.log({ level: 'error', event: 'writer-died', code: reason });
    this.#options.died(reason);
  }

  /** Nobody knows what became of these. */
  #rejectAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
