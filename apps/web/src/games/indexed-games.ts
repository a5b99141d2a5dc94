import { abortQuietly, answerOf, completionOf, openDatabase } from '../app/indexed-database.ts';
import type { AppendResult, AppendStamp, GameDatabase } from './game-database.ts';
import {
  type GameHead,
  type GamePlace,
  headWith,
  isHead,
  judgeAppend,
  type StoredDraft,
  type StoredGame,
  type StoredRow,
} from './saved-game.ts';

const NAME = 'crownhold';
const VERSION = 1;
/** Heads and secrets by id, rows by id and number, turns in the making by id and seat. */
const STORES = ['heads', 'rows', 'secrets', 'drafts'] as const;
type StoreName = (typeof STORES)[number];

/** Of a draft that does not say its seat. */
const NO_SEAT = -1;

/** Games in IndexedDB, which exists without a secure context too, and compares and writes in one transaction. */
export function createIndexedGames(factory: () => IDBFactory): GameDatabase {
  let opened: Promise<IDBDatabase> | undefined;

  const database = () => {
    opened ??= openDatabase(factory, { name: NAME, version: VERSION, stores: STORES }, () => {
      opened = undefined;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  const read = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
    work(storesOf((await database()).transaction(STORES, 'readonly')));

  const write = async <T>(work: (stores: Stores) => T | Promise<T>): Promise<T> => {
    const transaction = (await database()).transaction(STORES, 'readwrite');
    const completed = completionOf(transaction);
    try {
      const result = await work(storesOf(transaction));
      // Now, and not when all answers have come: a page that goes away meanwhile would take it back.
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
    keyOf: (id) => read(({ secrets }) => answerOf<string | undefined>(secrets.get(keyPlace(id)))),
    heads: () => read(async ({ heads }) => (await answerOf(heads.getAll())).filter(isHead)),
    load: (id) => read((stores) => loadGame(stores, id)),
    rowsAfter: (place) =>
      read(async ({ heads, rows }) => {
        const head = (await answerOf(heads.get(place.id))) as GameHead | undefined;
        if (head?.startedAt !== place.startedAt) return undefined;
        return answerOf<StoredRow[]>(rows.getAll(rowsOf(place.id, place.version + 1)));
      }),
    put: (game, instead, evicted) =>
      write(async (stores) => {
        const { id } = game.head;
        const head = (await answerOf(stores.heads.get(id))) as GameHead | undefined;
        if (head?.startedAt !== instead?.startedAt || head?.version !== instead?.version) return false;
        for (const each of [...evicted, id]) removeGame(stores, each);
        for (const each of evicted) stores.secrets.delete(keyPlace(each));
        putGame(stores, game);
        return true;
      }),
    append: (place, rows, stamp) => write((stores) => appendRows(stores, place, rows, stamp)),
    touch: (id, updatedAt) =>
      write(async ({ heads }) => {
        const head = (await answerOf(heads.get(id))) as GameHead | undefined;
        if (head) heads.put({ ...head, updatedAt }, id);
      }),
    putDraft: (id, draft) =>
      write(({ drafts }) => {
        drafts.put(draft, [id, draft.seat ?? NO_SEAT]);
      }),
    removeDraft: (id, seat) =>
      write(({ drafts }) => {
        for (const each of [NO_SEAT, seat]) drafts.delete([id, each]);
      }),
    remove: (id) => write((stores) => removeGame(stores, id)),
  };
}

type Stores = Readonly<Record<StoreName, IDBObjectStore>>;

async function loadGame({ heads, rows, secrets, drafts }: Stores, id: string): Promise<StoredGame | undefined> {
  // All asked for at once: one trip to the database.
  const [head, kept, secret, inTheMaking] = await Promise.all([
    answerOf<GameHead | undefined>(heads.get(id)),
    answerOf<StoredRow[]>(rows.getAll(rowsOf(id, 0))),
    answerOf<string>(secrets.get(id)),
    answerOf<StoredDraft[]>(drafts.getAll(rowsOf(id, NO_SEAT))),
  ]);
  return head && { head, rows: kept, secret, drafts: inTheMaking };
}

async function appendRows(
  stores: Stores,
  place: GamePlace,
  added: readonly StoredRow[],
  { updatedAt, evicted }: AppendStamp,
): Promise<AppendResult> {
  const { id } = place;
  const head = (await answerOf(stores.heads.get(id))) as GameHead | undefined;
  const judged = judgeAppend(head, place);
  if (judged !== 'kept' || head === undefined) return { kind: judged === 'kept' ? 'gone' : judged };
  for (const each of evicted) {
    removeGame(stores, each);
    stores.secrets.delete(keyPlace(each));
  }
  for (const [index, row] of added.entries()) {
    stores.rows.put(row, [id, place.version + 1 + index]);
    stores.drafts.delete([id, NO_SEAT]);
    if (row.seat !== undefined) stores.drafts.delete([id, row.seat]);
  }
  const next = headWith(head, added, updatedAt);
  stores.heads.put(next, id);
  return { kind: 'kept', head: next };
}

function putGame({ heads, rows, secrets, drafts }: Stores, game: StoredGame): void {
  const { id } = game.head;
  heads.put(game.head, id);
  secrets.put(game.secret, id);
  if (game.key !== undefined) secrets.put(game.key, keyPlace(id));
  for (const [index, row] of game.rows.entries()) rows.put(row, [id, index]);
  for (const draft of game.drafts) drafts.put(draft, [id, draft.seat ?? NO_SEAT]);
}

/** Its key stays: whoever regrets it puts back what was removed, and that is without the key. */
function removeGame({ heads, rows, secrets, drafts }: Stores, id: string): void {
  heads.delete(id);
  secrets.delete(id);
  rows.delete(rowsOf(id, 0));
  drafts.delete(rowsOf(id, NO_SEAT));
}

/** Beside the secret of a game, where nothing looks for it that loads games. */
function keyPlace(id: string): string[] {
  return [id, 'key'];
}

function rowsOf(id: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
}

function storesOf(transaction: IDBTransaction): Stores {
  const store = (name: StoreName) => transaction.objectStore(name);
  return { heads: store('heads'), rows: store('rows'), secrets: store('secrets'), drafts: store('drafts') };
}
