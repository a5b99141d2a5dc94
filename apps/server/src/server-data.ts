import process from 'node:process';
import type { Translate } from '@crownhold/i18n';
import { PostgresHints } from './hints/postgres-hints.ts';
import { RedisHints } from './hints/redis-hints.ts';
import { MEMORY } from './operation/variables.ts';
import type { Options } from './options.ts';
import type { Log } from './ports/log.ts';
import type { ServerStore } from './ports/server-store.ts';
import type { ServerParts } from './running-server.ts';
import { MemoryServerStore } from './store/memory-server-store.ts';
import { PostgresNotes } from './store/postgres/postgres-notes.ts';
import { openPostgres } from './store/postgres/postgres-store.ts';
import { openStore } from './store/sqlite-store.ts';
import { isStoreFault } from './store/store-fault.ts';
import { describeDatabaseFault, describeStoreFault } from './store-error.ts';

/** Where a server keeps its tables, and how it hears of other nodes if there may be any. */
export interface ServerData {
  readonly store: ServerStore;
  readonly nodes?: ServerParts['nodes'];
  /** Tells whoever finds a folder locked where this process is. */
  announce?(address: string): void;
  close(): Promise<void>;
}

/** By the settings; a sentence if it cannot be opened. */
export async function openData(options: Options, log: Log, t: Translate): Promise<ServerData | string> {
  const { data, databaseUrl } = options;
  if (databaseUrl !== undefined) return openDatabase(databaseUrl, options, log, t);
  if (data === MEMORY) {
    const store = new MemoryServerStore();
    return { store, close: () => store.close() };
  }
  // What a writer that died had begun nobody knows; the next process reads what is there.
  const store = await openStore(data, { log, died: () => process.exit(1) });
  if (isStoreFault(store)) return describeStoreFault(t, data, store);
  return { store, announce: (address) => store.announce(address), close: () => store.close() };
}

async function openDatabase(url: string, { redisUrl }: Options, log: Log, t: Translate): Promise<ServerData | string> {
  const store = await openPostgres(url, { log });
  if (isStoreFault(store)) return describeDatabaseFault(t, url, store);
  const hints = redisUrl === undefined ? new PostgresHints(url, log) : new RedisHints(redisUrl, log);
  const notes = new PostgresNotes(url, log);
  return {
    store,
    nodes: { hints, heads: store, notes },
    async close() {
      await hints.close();
      await notes.close();
      await store.close();
    },
  };
}
