import { faultOf, type StorageFault } from '../app/device-storage.ts';
import type { GameDatabase } from './game-database.ts';
import {
  type GameHead,
  type GamePlace,
  type GameSummary,
  judgeAppend,
  type StoredDraft,
  type StoredGame,
  type StoredRow,
  summaryOf,
  withRows,
} from './saved-game.ts';

/** The games of this device. What cannot be kept lives as long as the page. */
export interface GameStore {
  /** The one played last comes first. */
  list(): Promise<readonly GameSummary[]>;
  load(id: string): Promise<StoredGame | undefined>;
  /** For the worker that deals the game, and for nobody else. */
  keyOf(id: string): Promise<string | undefined>;
  /** Keeps a game where nothing is, or `instead` of exactly that. */
  put(game: StoredGame, instead?: GamePlace): Promise<Put>;
  /** Adds a row for a window that stands there. `whole` is the game without it, if it has to live without the database. */
  append(place: GamePlace, row: StoredRow, whole: () => StoredGame): Promise<Append>;
  rowsAfter(place: GamePlace): Promise<readonly StoredRow[] | undefined>;
  /** Marks a game as opened now; a fault if it will not outlive the page. */
  touch(id: string): Promise<StorageFault | undefined>;
  keepDraft(id: string, seat: number, draft: StoredDraft | undefined): Promise<StorageFault | undefined>;
  remove(id: string): Promise<void>;
}

/** `exists`: something else is kept there. */
export type Put = { readonly kind: 'kept'; readonly fault?: StorageFault | undefined } | { readonly kind: 'exists' };

type Append =
  | { readonly kind: 'kept'; readonly head: GameHead; readonly fault?: StorageFault | undefined }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' };

/** A game that the database did not take, or not all of it. */
interface Unkept {
  readonly game: StoredGame;
  /** As far as the database has it; nothing if it has nothing of it. */
  readonly kept: GamePlace | undefined;
}

export function createGameStore(database: GameDatabase, now: () => number = Date.now): GameStore {
  const unkept = new Map<string, Unkept>();

  /** Writes, and as long as there is no room throws out the finished games that nobody has opened for longest. */
  const withRoom = async <T>(id: string, write: (evicted: readonly string[]) => Promise<T>): Promise<T> => {
    let evicted: readonly string[] | undefined = [];
    for (;;) {
      try {
        return await write(evicted);
      } catch (error) {
        evicted = faultOf(error) === 'full' ? nextEvicted(await database.heads(), id, evicted.length) : undefined;
        if (evicted === undefined) throw error;
      }
    }
  };

  /** Writes what was not kept before; a fault as long as that fails. */
  const flush = async ({ game, kept }: Unkept): Promise<StorageFault | undefined> => {
    const { head } = game;
    try {
      const isKept = await withRoom(head.id, async (evicted) => {
        if (kept === undefined) return database.put(game, undefined, evicted);
        const rows = game.rows.slice(kept.version + 1);
        return (await database.append(kept, rows, { updatedAt: head.updatedAt, evicted })).kind === 'kept';
      });
      // Another window has gone on from an older row: what is here stays here, as long as the page.
      if (!isKept) return 'full';
      unkept.delete(head.id);
      return undefined;
    } catch (error) {
      return faultOf(error);
    }
  };

  return {
    async list() {
      const kept = await database.heads().catch(() => []);
      const heads = [...kept.filter(({ id }) => !unkept.has(id)), ...[...unkept.values()].map(({ game }) => game.head)];
      return heads.map(summaryOf).toSorted(byAge);
    },
    load: async (id) => unkept.get(id)?.game ?? database.load(id).catch(() => undefined),
    keyOf: async (id) => unkept.get(id)?.game.key ?? database.keyOf(id).catch(() => undefined),
    async put(game, instead) {
      const { id } = game.head;
      const mine = unkept.get(id);
      if (mine && !isThere(mine.game.head, instead)) return { kind: 'exists' };
      try {
        const isKept = await withRoom(id, (evicted) => database.put(game, mine ? mine.kept : instead, evicted));
        if (isKept) unkept.delete(id);
        return { kind: isKept ? 'kept' : 'exists' };
      } catch (error) {
        // A game that has only grown can be appended to what is kept of it.
        const grown = instead?.startedAt === game.head.startedAt ? instead : undefined;
        unkept.set(id, { game, kept: mine ? mine.kept : grown });
        return { kind: 'kept', fault: faultOf(error) };
      }
    },
    async append(place, row, whole) {
      const { id } = place;
      const mine = unkept.get(id);
      if (mine) {
        const judged = judgeAppend(mine.game.head, place);
        if (judged !== 'kept') return { kind: judged };
        const next = { ...mine, game: withRows(mine.game, [row], now()) };
        unkept.set(id, next);
        return { kind: 'kept', head: next.game.head, fault: await flush(next) };
      }
      try {
        return await withRoom(id, (evicted) => database.append(place, [row], { updatedAt: now(), evicted }));
      } catch (error) {
        const game = withRows(whole(), [row], now());
        unkept.set(id, { game, kept: place });
        return { kind: 'kept', head: game.head, fault: faultOf(error) };
      }
    },
    async rowsAfter(place) {
      const mine = unkept.get(place.id)?.game;
      if (mine) return mine.head.startedAt === place.startedAt ? mine.rows.slice(place.version + 1) : undefined;
      // What cannot be read now has not gone for that.
      return database.rowsAfter(place).catch(() => []);
    },
    async touch(id) {
      const mine = unkept.get(id);
      if (mine) return flush(mine);
      await database.touch(id, now()).catch(() => undefined);
      return undefined;
    },
    async keepDraft(id, seat, draft) {
      const mine = unkept.get(id);
      if (mine) {
        const others = mine.game.drafts.filter((each) => each.seat !== undefined && each.seat !== seat);
        unkept.set(id, { ...mine, game: { ...mine.game, drafts: draft ? [...others, draft] : others } });
      }
      try {
        await (draft ? database.putDraft(id, draft) : database.removeDraft(id, seat));
        return undefined;
      } catch (error) {
        return faultOf(error);
      }
    },
    async remove(id) {
      unkept.delete(id);
      await database.remove(id).catch(() => undefined);
    },
  };
}

/**
 * The finished games that make room for another, oldest first, when `before` of them were not enough; `undefined` when
 * there are no more. Twice as many each time, so that a device full of other things is found out soon.
 */
export function nextEvicted(heads: readonly GameHead[], id: string, before: number): readonly string[] | undefined {
  const finished = heads.filter((head) => head.isOver && head.id !== id).toSorted(byAge);
  const count = Math.min(Math.max(1, before * 2), finished.length);
  return count > before ? finished.slice(-count).map((head) => head.id) : undefined;
}

function isThere(head: GamePlace, place: GamePlace | undefined): boolean {
  return place !== undefined && judgeAppend(head, place) === 'kept';
}

function byAge(one: GameSummary, other: GameSummary): number {
  return other.updatedAt - one.updatedAt;
}
