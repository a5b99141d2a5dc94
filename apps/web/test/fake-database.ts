import type { AppendResult, AppendStamp, GameDatabase } from '../src/games/game-database.ts';
import {
  type GamePlace,
  judgeAppend,
  type StoredDraft,
  type StoredGame,
  type StoredRow,
  withRows,
} from '../src/games/saved-game.ts';

/** A database with room for a number of characters, or one that refuses everything. */
export class FakeDatabase implements GameDatabase {
  games = new Map<string, StoredGame>();
  room = Number.POSITIVE_INFINITY;
  isBlocked = false;

  get size(): number {
    return JSON.stringify([...this.games.values()]).length;
  }

  async heads() {
    this.#ask();
    return [...this.games.values()].map(({ head }) => head);
  }

  async load(id: string) {
    this.#ask();
    return this.games.get(id);
  }

  async keyOf(id: string) {
    this.#ask();
    return this.games.get(id)?.key;
  }

  async rowsAfter({ id, startedAt, version }: GamePlace) {
    this.#ask();
    const game = this.games.get(id);
    return game?.head.startedAt === startedAt ? game.rows.slice(version + 1) : undefined;
  }

  async put(game: StoredGame, instead: GamePlace | undefined, evicted: readonly string[]) {
    const { id } = game.head;
    const there = this.games.get(id)?.head;
    if (there?.startedAt !== instead?.startedAt || there?.version !== instead?.version) return false;
    this.#write([...this.#without(evicted), [id, game]]);
    return true;
  }

  async append(place: GamePlace, rows: readonly StoredRow[], stamp: AppendStamp): Promise<AppendResult> {
    this.#ask();
    const game = this.games.get(place.id);
    const judged = judgeAppend(game?.head, place);
    if (judged !== 'kept' || !game) return { kind: judged === 'kept' ? 'gone' : judged };
    const next = withRows(game, rows, stamp.updatedAt);
    this.#write([...this.#without(stamp.evicted), [place.id, next]]);
    return { kind: 'kept', head: next.head };
  }

  async touch(id: string, updatedAt: number) {
    const game = this.games.get(id);
    if (game) this.#write([...this.games, [id, { ...game, head: { ...game.head, updatedAt } }]]);
  }

  async putDraft(id: string, draft: StoredDraft) {
    this.#change(id, (drafts) => [...drafts.filter(({ seat }) => seat !== draft.seat), draft]);
  }

  async removeDraft(id: string, seat: number) {
    this.#change(id, (drafts) => drafts.filter((draft) => draft.seat !== undefined && draft.seat !== seat));
  }

  async remove(id: string) {
    this.#write(this.#without([id]));
  }

  #change(id: string, change: (drafts: readonly StoredDraft[]) => readonly StoredDraft[]): void {
    this.#ask();
    const game = this.games.get(id);
    if (game) this.#write([...this.games, [id, { ...game, drafts: change(game.drafts) }]]);
  }

  #without(ids: readonly string[]): readonly (readonly [string, StoredGame])[] {
    return [...this.games].filter(([id]) => !ids.includes(id));
  }

  #write(games: readonly (readonly [string, StoredGame])[]): void {
    this.#ask();
    const before = this.games;
    const isMore = () => this.size > JSON.stringify([...before.values()]).length;
    this.games = new Map(games);
    if (this.size <= this.room || !isMore()) return;
    this.games = before;
    throw new DOMException('It is full', 'QuotaExceededError');
  }

  #ask(): void {
    if (this.isBlocked) throw new DOMException('No', 'SecurityError');
  }
}
