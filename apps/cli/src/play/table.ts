import {
  asked,
  below,
  createMatch,
  createRecord,
  createRng,
  decide,
  evolve,
  formatStep,
  type GameOptions,
  type GameRecord,
  isFault,
  type LogEntry,
  type Match,
  type RecordFault,
  type Rejection,
  type Rng,
  replay,
  type Seat,
  SPECTATOR,
  type StateBuffer,
  sampleChance,
  settle,
  type View,
  type Viewer,
} from '@crownhold/core';
import type { AnyBoard } from './board.ts';
import { type Chair, parseChairs } from './chair.ts';

/** What a table waits for. */
export type Next =
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** Somebody to begin the next game of a series. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'over' };

/** A game being played at one screen. It alone knows the whole state: everybody else gets a view. */
export class Table {
  readonly board: AnyBoard;
  readonly chairs: readonly Chair[];
  readonly #rng: Rng;
  readonly #steps: string[] = [];
  #match: Match<StateBuffer, GameOptions, unknown>;
  /** What the last turn and the chance after it brought. */
  news: readonly unknown[] = [];

  private constructor(board: AnyBoard, options: GameOptions, chairs: readonly Chair[], seed: number) {
    this.board = board;
    this.chairs = chairs;
    this.#rng = createRng(seed);
    this.#match = createMatch(board.game, options);
  }

  static begin(board: AnyBoard, options: GameOptions, chairs: readonly Chair[], seed: number): Table {
    const table = new Table(board, options, chairs, seed);
    table.deal();
    return table;
  }

  /** Goes on from a record of the board's game; who sits where is its `players`, or else these. */
  static resume(
    board: AnyBoard,
    record: GameRecord,
    seed: number,
    otherwise: (seats: number) => readonly Chair[],
  ): Table | RecordFault {
    const played = replay(board.game, record);
    if (isFault(played)) return played;
    const { options, entries, state } = played;
    const chairs = parseChairs(record.players, options.seats) ?? otherwise(options.seats);
    const table = new Table(board, options, chairs, seed);
    table.#match = { ...table.#match, state };
    table.#steps.push(...record.steps.slice(0, entries.length));
    table.#dealUnlessBetweenGames();
    return table;
  }

  get options(): GameOptions {
    return this.#match.options;
  }

  /** Where several may act at once they are asked one after the other, in the order that suits the game. */
  get next(): Next {
    const who = asked(this.board.game, this.#match.state);
    if (who.kind === 'seats') return { kind: 'seat', seat: this.board.first(this.view(SPECTATOR), who.seats) };
    // Chance is held back between games only.
    return { kind: who.kind === 'chance' ? 'pause' : 'over' };
  }

  view(viewer: Viewer): View<StateBuffer> {
    return this.board.game.view(this.#match.state, viewer);
  }

  /** Plays one whole turn of a seat and, unless a game of a series has just ended, the chance that follows. */
  submit(seat: Seat, turn: string): Rejection | undefined {
    const decision = decide(this.#match, { seat, expectedVersion: this.#match.version, turn });
    if (decision.kind !== 'accepted') return decision;
    this.news = [];
    this.#play(decision.entries);
    this.#dealUnlessBetweenGames();
    return undefined;
  }

  /** Plays chance until somebody must act. */
  deal(): void {
    const { game } = this.board;
    const buffer = new Int32Array(game.maxMoves);
    const state = game.copy(this.#match.state);
    this.#play(settle(game, state, (now) => ({ move: sampleChance(game, now, this.#rng, buffer) })));
  }

  /** A number for a bot to begin its thoughts with. */
  botSeed(): number {
    return below(this.#rng, 2 ** 29);
  }

  /** The game so far; a turn in the making goes along as a comment, so that even that is not lost. */
  record(draft: string): GameRecord {
    const record = createRecord(this.board.game, this.options, this.#steps);
    return { ...record, players: this.chairs, ...(draft && { comments: { draft } }) };
  }

  #dealUnlessBetweenGames(): void {
    if (!this.board.isBetweenGames(this.#match.state)) this.deal();
  }

  #play(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    const { game } = this.board;
    const news = [...this.news];
    const state = game.copy(this.#match.state);
    for (const entry of entries) {
      this.#steps.push(formatStep(game, state, entry));
      news.push(...game.events(state, entry, SPECTATOR));
      game.apply(state, entry.actor, entry.move);
    }
    this.#match = evolve(this.#match, entries);
    this.news = news;
  }
}

/** The turn in the making that a saved game carries along. */
export function draftOf({ comments }: GameRecord): string {
  const draft = (comments as { readonly draft?: unknown } | undefined)?.draft;
  return typeof draft === 'string' ? draft : '';
}
