import { abortQuietly, answerOf, completionOf, openDatabase } from '../app/indexed-database.ts';
import type { KeptTable } from './kept-table.ts';

const SHAPE = { name: 'crownhold-online', version: 1, stores: ['tables'] } as const;
const [TABLES] = SHAPE.stores;

/** The tables at servers that this device has a part in. Every call is one transaction: no window overwrites another. */
export interface OnlineStore {
  load(id: string): Promise<KeptTable | undefined>;
  list(): Promise<readonly KeptTable[]>;
  /** Puts what is there now, changed; nothing is written if that is nothing. Returns what is kept then. */
  change(id: string, change: (table: KeptTable | undefined) => KeptTable | undefined): Promise<KeptTable | undefined>;
  remove(id: string): Promise<void>;
}

export function createOnlineStore(factory: () => IDBFactory): OnlineStore {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= openDatabase(factory, SHAPE, forget);
    opened.catch(forget);
    return opened;
  };
  const read = async <T>(work: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answerOf(work((await database()).transaction(TABLES, 'readonly').objectStore(TABLES)));
  const write = async <T>(work: (tables: IDBObjectStore) => Promise<T>): Promise<T> => {
    const transaction = (await database()).transaction(TABLES, 'readwrite');
    const completed = completionOf(transaction);
    try {
      const result = await work(transaction.objectStore(TABLES));
      transaction.commit();
      await completed;
      return result;
    } catch (error) {
      abortQuietly(transaction);
      await completed.catch(() => undefined);
      throw transaction.error ?? error;
    }
  };
  return {
    // Written by this page alone.
    load: (id) => read<KeptTable | undefined>((tables) => tables.get(id)),
    list: () => read<KeptTable[]>((tables) => tables.getAll()),
    change: (id, change) =>
      write(async (tables) => {
        const table = change((await answerOf(tables.get(id))) as KeptTable | undefined);
        if (table) tables.put(table, id);
        return table;
      }),
    remove: (id) =>
      write(async (tables) => {
        tables.delete(id);
      }),
  };
}
