import {
  below,
  createMatch,
  createRecord,
  createRng,
  decide,
  evolve,
  formatStep,
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
  sampleChance,
  settle,
  type View,
} from '@crownhold/core';
import { type Event, kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import { type Chair, parseChairs } from './chair.ts';

/** A game of Kingdomino being played at one screen. */
export class Table {
  readonly chairs: readonly Chair[];
  readonly #rng: Rng;
  readonly #steps: string[] = [];
  #match: Match<State, Options, Event>;
  /** What the last turn and the chance after it brought. */
  news: readonly Event[] = [];

  private constructor(options: Options, chairs: readonly Chair[], seed: number) {
    this.chairs = chairs;
    this.#rng = createRng(seed);
    this.#match = createMatch(kingdomino, options);
  }

  static begin(options: Options, chairs: readonly Chair[], seed: number): Table {
    const table = new Table(options, chairs, seed);
    table.deal();
    return table;
  }

  /** Goes on from a record, which may be of any game of Kingdomino; who sits where is its `players`, or else these. */
  static resume(record: GameRecord, seed: number, otherwise: (seats: number) => readonly Chair[]): Table | RecordFault {
    const played = replay(kingdomino, record);
    if (isFault(played)) return played;
    const { options, entries, state } = played;
    const table = new Table(options, parseChairs(record.players, options.seats) ?? otherwise(options.seats), seed);
    table.#match = { ...table.#match, state };
    table.#steps.push(...record.steps.slice(0, entries.length));
    if (state.phase !== 'renew') table.deal();
    return table;
  }

  get state(): State {
    return this.#match.state;
  }

  get options(): Options {
    return this.#match.options;
  }

  view(seat: Seat): View<State> {
    return kingdomino.view(this.state, seat);
  }

  /** Plays one whole turn of a seat and, unless a game of a dynasty has just ended, the chance that follows. */
  submit(seat: Seat, turn: string): Rejection | undefined {
    const decision = decide(this.#match, { seat, expectedVersion: this.#match.version, turn });
    if (decision.kind !== 'accepted') return decision;
    this.news = [];
    this.#play(decision.entries);
    if (this.state.phase !== 'renew') this.deal();
    return undefined;
  }

  /** Plays chance until somebody must act. */
  deal(): void {
    const buffer = new Int32Array(kingdomino.maxMoves);
    const state = kingdomino.copy(this.state);
    this.#play(settle(kingdomino, state, (now) => ({ move: sampleChance(kingdomino, now, this.#rng, buffer) })));
  }

  /** A number for a bot to begin its thoughts with. */
  botSeed(): number {
    return below(this.#rng, 2 ** 29);
  }

  /** The game so far; a turn in the making goes along as a comment, so that even that is not lost. */
  record(draft: string): GameRecord {
    const { id, rulesVersion } = kingdomino;
    const record = createRecord({ id, rulesVersion }, this.options, this.#steps);
    return { ...record, players: this.chairs, ...(draft && { comments: { draft } }) };
  }

  #play(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    const news = [...this.news];
    const state = kingdomino.copy(this.state);
    for (const entry of entries) {
      this.#steps.push(formatStep(kingdomino, state, entry));
      news.push(...kingdomino.events(state, entry, SPECTATOR));
      kingdomino.apply(state, entry.actor, entry.move);
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
