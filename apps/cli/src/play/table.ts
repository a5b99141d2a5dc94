import {
  asked,
  below,
  CHANCE,
  type Chair,
  createRng,
  type GameOptions,
  type GameRecord,
  isFault,
  type LogEntry,
  parseChairs,
  type RecordFault,
  type Rejection,
  type Rng,
  type Seat,
  SPECTATOR,
  type StateBuffer,
  type View,
  type Viewer,
} from '@crownhold/core';
import { type AloneMatch, beginAlone, playAlone, recordAlone, resumeAlone } from '@crownhold/fair';
import type { AnyBoard } from './board.ts';
import type { Luck } from './luck.ts';

/** What a table waits for. */
export type Next =
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** Somebody to begin the next game of a series. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'over' };

/** The end of a game of a series, as people look at it while the next one is dealt already. */
interface Pause {
  readonly state: StateBuffer;
  /** What they have not been told yet. */
  readonly news: readonly unknown[];
}

/** A game being played at one screen. It alone knows the whole state: everybody else gets a view. */
export class Table {
  readonly board: AnyBoard;
  readonly chairs: readonly Chair[];
  readonly #rng: Rng;
  #alone: AloneMatch<StateBuffer, GameOptions, unknown>;
  #pause: Pause | undefined;
  /** What the last turn and the chance after it brought. */
  news: readonly unknown[] = [];

  private constructor(
    board: AnyBoard,
    chairs: readonly Chair[],
    alone: AloneMatch<StateBuffer, GameOptions, unknown>,
    botSeed: number,
  ) {
    this.board = board;
    this.chairs = chairs;
    this.#alone = alone;
    this.#rng = createRng(botSeed);
  }

  static begin(board: AnyBoard, options: GameOptions, chairs: readonly Chair[], luck: Luck): Table {
    const alone = beginAlone(board.game, options, luck);
    const table = new Table(board, chairs, alone, luck.botSeed);
    table.#show(board.game.create(options), alone.entries);
    return table;
  }

  /**
   * Goes on from a record of the board's game, with its own seals if one of the secrets made them; who sits where is its
   * `players`, or else these.
   */
  static resume(
    board: AnyBoard,
    record: GameRecord,
    secrets: readonly Uint8Array[],
    luck: Luck,
    otherwise: (seats: number) => readonly Chair[],
  ): Table | RecordFault {
    const alone = resumeAlone(board.game, record, secrets, luck);
    if (isFault(alone)) return alone;
    const { seats } = alone.match.options;
    const chairs = parseChairs(record.players, seats) ?? otherwise(seats);
    const table = new Table(board, chairs, alone, luck.botSeed);
    table.#lookAgain();
    return table;
  }

  get options(): GameOptions {
    return this.#alone.match.options;
  }

  /** Whether the record can be verified. */
  get isSealed(): boolean {
    return this.#alone.isSealed;
  }

  /** To be kept apart from the record, and to go on with after a break. */
  get secret(): Uint8Array {
    return this.#alone.secret;
  }

  /** Where several may act at once they are asked one after the other, in the order that suits the game. */
  get next(): Next {
    if (this.#pause) return { kind: 'pause' };
    const who = asked(this.board.game, this.#alone.match.state);
    if (who.kind !== 'seats') return { kind: 'over' };
    return { kind: 'seat', seat: this.board.first(this.view(SPECTATOR), who.seats) };
  }

  view(viewer: Viewer): View<StateBuffer> {
    return this.board.game.view(this.#pause?.state ?? this.#alone.match.state, viewer);
  }

  /** What came along with the last chance that brought anything: how thrown dice lie. */
  get thrown(): unknown {
    return this.#alone.entries.findLast(({ attachment }) => attachment !== undefined)?.attachment;
  }

  /** Plays one whole turn of a seat and the chance that follows. */
  submit(seat: Seat, turn: string): Rejection | undefined {
    const before = this.#alone.match.state;
    const played = playAlone(this.#alone, seat, turn);
    if (played.kind !== 'played') return played;
    this.#alone = played.alone;
    this.#show(before, played.entries);
    return undefined;
  }

  /** Ends a pause. */
  goOn(): void {
    this.news = this.#pause?.news ?? [];
    this.#pause = undefined;
  }

  /** A number for a bot to begin its thoughts with. */
  botSeed(): number {
    return below(this.#rng, 2 ** 29);
  }

  /** The game so far; a turn in the making goes along as a comment, so that even that is not lost. */
  record(draft: string): GameRecord {
    return { ...recordAlone(this.#alone), players: this.chairs, ...(draft && { comments: { draft } }) };
  }

  /** Tells of a row. If a game of a series ends in it, what comes after waits for somebody to go on. */
  #show(before: StateBuffer, entries: readonly LogEntry[]): void {
    const { game } = this.board;
    const state = game.copy(before);
    const [news, later]: [unknown[], unknown[]] = [[], []];
    let end: StateBuffer | undefined;
    for (const entry of entries) {
      if (this.board.isBetweenGames(state)) end = game.copy(state);
      (end ? later : news).push(...game.events(state, entry, SPECTATOR));
      game.apply(state, entry.actor, entry.move);
    }
    this.news = news;
    this.#pause = end && { state: end, news: later };
  }

  /** After a break people see the last row as they saw it before, and need not be told of it again. */
  #lookAgain(): void {
    const { game } = this.board;
    const { entries, match } = this.#alone;
    const start = Math.max(
      0,
      entries.findLastIndex(({ actor }) => actor !== CHANCE),
    );
    const before = game.create(match.options);
    for (const { actor, move } of entries.slice(0, start)) game.apply(before, actor, move);
    this.#show(before, entries.slice(start));
    this.news = [];
  }
}

/** The turn in the making that a saved game carries along. */
export function draftOf({ comments }: GameRecord): string {
  const draft = (comments as { readonly draft?: unknown } | undefined)?.draft;
  return typeof draft === 'string' ? draft : '';
}
