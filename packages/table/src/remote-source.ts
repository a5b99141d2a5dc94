import type { GameOf, GameTypes, Seat, SeenRow, TableView, Viewer } from '@crownhold/core';
import type { Answer, KeptDraft, SentTurn, Source, Tell } from './source.ts';
import { type SourceReply, type SourceRequest, unpackRow, unpackTable } from './source-message.ts';

/** A way to a source in another thread, in order and without losses. */
export interface SourceChannel {
  post(request: SourceRequest): void;
  /** Everything that comes from now on. */
  listen(hear: (reply: SourceReply) => void): void;
}

/** The one watch that goes on: what it has told so far, for those who begin to listen later. */
interface Watch<G extends GameTypes> {
  readonly number: number;
  readonly viewer: Viewer;
  /** The version after which `rows` begin; counted from the end if it is negative. */
  readonly after: number;
  told: { readonly table: TableView<G>; readonly rows: readonly SeenRow<G>[] } | undefined;
  kept: KeptDraft | undefined;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * A source in another thread. There is one watch at a time, so that this thread knows what one viewer may know: with the
 * watch of another viewer all that was told to the one before is gone. What is known is told at once, the rest when it comes.
 */
export class RemoteSource<G extends GameTypes> implements Source<G> {
  readonly link = { kind: 'here' } as const;
  readonly #game: GameOf<G>;
  readonly #post: SourceChannel['post'];
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<Tell<G>>();
  #numbers = 0;
  #watch: Watch<G> | undefined;
  #onFirst: (() => void) | undefined;

  private constructor(game: GameOf<G>, { post, listen }: SourceChannel) {
    this.#game = game;
    this.#post = post;
    listen((reply) => this.#hear(reply));
  }

  /** Resolves when it can tell the first viewer at once, with all rows. */
  static open<G extends GameTypes>(game: GameOf<G>, channel: SourceChannel, viewer: Viewer): Promise<RemoteSource<G>> {
    const source = new RemoteSource<G>(game, channel);
    return new Promise((resolve) => {
      source.#onFirst = () => resolve(source);
      source.#begin(viewer, 0);
    });
  }

  watch(viewer: Viewer, tell: Tell<G>, after?: number): () => void {
    const from = after ?? NO_ROWS;
    if (this.#watch?.viewer !== viewer || !this.#reaches(from)) this.#begin(viewer, from);
    const { told, kept } = this.#watch!;
    this.#listeners.add(tell);
    if (told) tell(told.table, rowsAfter(told.rows, from), kept);
    return () => this.#leave(tell);
  }

  submit(turn: SentTurn): Promise<Answer> {
    const number = this.#numbers++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#post({ kind: 'submit', number, turn });
    });
  }

  keepDraft(draft: KeptDraft | undefined): void {
    this.#post({ kind: 'keep-draft', draft });
  }

  askAgain(seat: Seat): void {
    this.#post({ kind: 'ask-again', seat });
  }

  hold(isHeld: boolean): void {
    this.#post({ kind: 'hold', isHeld });
  }

  /** Ends it: turns that wait for an answer get none. */
  close(): void {
    this.#end();
    for (const { reject } of this.#waiting.values()) reject(new Error('the table was left'));
    this.#waiting.clear();
  }

  #begin(viewer: Viewer, after: number): void {
    this.#end();
    const number = this.#numbers++;
    this.#watch = { number, viewer, after, told: undefined, kept: undefined };
    this.#post({ kind: 'watch', watch: number, viewer, after });
  }

  #end(): void {
    if (this.#watch) this.#post({ kind: 'unwatch', watch: this.#watch.number });
    this.#watch = undefined;
    this.#listeners.clear();
  }

  #leave(tell: Tell<G>): void {
    if (this.#listeners.delete(tell) && this.#listeners.size === 0) this.#end();
  }

  /** Whether the rows that are known begin early enough. */
  #reaches(after: number): boolean {
    const known = this.#watch?.after;
    return known !== undefined && (known === after || (known >= 0 && (after < 0 ? known === 0 : known <= after)));
  }

  #hear(reply: SourceReply): void {
    if (reply.kind === 'told') {
      this.#hearTold(reply);
      return;
    }
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if (reply.kind === 'answer') waiting?.resolve(reply.answer);
    else waiting?.reject(new Error(reply.reason));
  }

  #hearTold({ watch, table: plain, rows: plainRows, kept }: SourceReply & { readonly kind: 'told' }): void {
    const now = this.#watch;
    // The last words of a watch that has ended.
    if (now?.number !== watch) return;
    const table = unpackTable<G>(this.#game, plain);
    const rows = plainRows.map((row) => unpackRow<G>(this.#game, table.options, row));
    now.told = { table, rows: [...(now.told?.rows ?? []), ...rows] };
    now.kept = kept;
    for (const tell of [...this.#listeners]) tell(table, rows, kept);
    this.#onFirst?.();
    this.#onFirst = undefined;
  }
}

/** After every version there is. */
const NO_ROWS = Number.MAX_SAFE_INTEGER;

function rowsAfter<G extends GameTypes>(rows: readonly SeenRow<G>[], after: number): readonly SeenRow<G>[] {
  return after < 0 ? rows.slice(after) : rows.filter(({ version }) => version > after);
}
