import {
  type Asking,
  type Chair,
  type GameOf,
  type GameRecord,
  type GameTypes,
  isFault,
  type NumberedRow,
  parseChairs,
  type RecordFault,
  restoreMatch,
  type Seat,
  type SeenRow,
  seeRow,
  seeTable,
  type TableView,
  type View,
  type Viewer,
} from '@crownhold/core';
import {
  type AloneMatch,
  beginAlone,
  type Dealing,
  type FairEvent,
  playAlone,
  recordAlone,
  resumeAlone,
} from '@crownhold/fair';
import type { Answer, SentTurn, Source, Tell } from './source.ts';

/** What a record has got beyond what it had. */
export interface KeptRow {
  readonly version: number;
  readonly steps: readonly string[];
  /** Of the transcript; nothing if the game is not sealed. */
  readonly events: readonly FairEvent[];
  readonly isOver: boolean;
}

export interface HerePorts<G extends GameTypes> {
  /** Keeps a row as soon as it is played. A turn in the making is the session's to keep. */
  keep?(row: KeptRow): void;
  /** A whole turn of a bot as text; `undefined` if it has none to give. */
  think?(bot: string, view: View<G['state']>, seat: Seat): Promise<string | undefined>;
}

type AloneOf<G extends GameTypes> = AloneMatch<G['state'], G['options'], G['event']>;

interface PlayedRow<G extends GameTypes> {
  readonly before: G['state'];
  readonly row: NumberedRow;
}

interface Watcher<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly tell: Tell<G>;
}

/** A game that is dealt and played on this device. It alone knows the whole state: everybody else gets views. */
export class Here<G extends GameTypes> implements Source<G> {
  readonly link = { kind: 'here' } as const;
  readonly chairs: readonly Chair[];
  readonly #ports: HerePorts<G>;
  readonly #watchers = new Set<Watcher<G>>();
  readonly #accepted = new Map<string, SentTurn & { readonly version: number }>();
  readonly #thinking = new Set<string>();
  #isHeld = false;
  readonly #stuck = new Set<Seat>();
  #alone: AloneOf<G>;
  /** Every whole row with the state before it, so that nobody has to play the game again to tell of one. */
  readonly #rows: PlayedRow<G>[];
  /** What was played of a row when the game was taken up in the middle of it. */
  #begun: { readonly before: G['state']; readonly entries: NumberedRow['entries'] } | undefined;
  #isClosed = false;

  constructor(alone: AloneOf<G>, chairs: readonly Chair[], ports: HerePorts<G> = {}) {
    this.#alone = alone;
    this.chairs = chairs;
    this.#ports = ports;
    const { game, options } = alone.match;
    this.#rows = [...playedRows<G>(game, options, alone.entries)];
    if (this.#rows.length === alone.match.version) return;
    const begun = this.#rows.pop()!;
    this.#begun = { before: begun.before, entries: begun.row.entries };
  }

  get game(): GameOf<G> {
    return this.#alone.match.game;
  }

  get asked(): readonly Asking[] {
    return this.#alone.match.asked;
  }

  /** Whether the record can be verified. */
  get isSealed(): boolean {
    return this.#alone.isSealed;
  }

  /** To be kept apart from the record: it tells all that is still to come. */
  get secret(): Uint8Array {
    return this.#alone.secret;
  }

  /** The whole game so far. Rows that follow come by the port `keep`. */
  record(): GameRecord {
    return { ...recordAlone(this.#alone), players: this.chairs };
  }

  watch(viewer: Viewer, tell: Tell<G>, after?: number): () => void {
    const watcher = { viewer, tell };
    this.#watchers.add(watcher);
    tell(this.#see(viewer), after === undefined ? [] : this.rows(viewer, after));
    this.#askBots();
    return () => this.#watchers.delete(watcher);
  }

  /** Rows after a version, counted from the end if it is negative, from the log: for those who were away. */
  rows(viewer: Viewer, after = 0): readonly SeenRow<G>[] {
    return this.#rows.slice(after).map(({ before, row }) => seeRow<G>(this.game, before, row, viewer));
  }

  submit(turn: SentTurn): Promise<Answer> {
    return Promise.resolve(this.#judge(turn));
  }

  askAgain(seat: Seat): void {
    this.#stuck.delete(seat);
    this.#tell(undefined);
    this.#askBots();
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#askBots();
  }

  /** Ends it: bots that still think are not heard any more. */
  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
  }

  #judge(sent: SentTurn): Answer {
    const { id, seat, since, turn } = sent;
    const known = this.#accepted.get(id);
    const { match } = this.#alone;
    if (known) {
      const isSame = known.seat === seat && known.since === since && known.turn === turn;
      return isSame ? { kind: 'accepted', version: known.version } : { kind: 'stale', version: match.version };
    }
    const played = playAlone(this.#alone, seat, turn, since);
    if (played.kind !== 'played') return played;
    const earlier = this.#alone;
    this.#alone = played.alone;
    const { version } = played.alone.match;
    this.#accepted.set(id, { ...sent, version });
    const { before, entries } = this.#begun ?? { before: match.state, entries: [] };
    this.#begun = undefined;
    const row = { before, row: { version, seat, command: id, entries: [...entries, ...played.entries] } };
    this.#rows.push(row);
    this.#keep(earlier);
    this.#tell(row);
    this.#askBots();
    return { kind: 'accepted', version };
  }

  #keep(earlier: AloneOf<G>): void {
    const { match, steps, events, isSealed } = this.#alone;
    this.#ports.keep?.({
      version: match.version,
      steps: steps.slice(earlier.steps.length),
      events: isSealed ? events.slice(earlier.events.length) : [],
      isOver: match.game.actors(match.state) === 0,
    });
  }

  /** Tells everybody who watches; a row is projected once for each viewer. */
  #tell(news: PlayedRow<G> | undefined): void {
    const { game } = this;
    const seen = new Map<Viewer, readonly [TableView<G>, readonly SeenRow<G>[]]>();
    for (const { viewer, tell } of [...this.#watchers]) {
      const facts = seen.get(viewer) ?? [
        this.#see(viewer),
        news ? [seeRow<G>(game, news.before, news.row, viewer)] : [],
      ];
      seen.set(viewer, facts);
      tell(...facts);
    }
  }

  #see(viewer: Viewer): TableView<G> {
    const { match, entries } = this.#alone;
    const thrown = entries.findLast(({ attachment }) => attachment !== undefined)?.attachment;
    return seeTable<G>(match, viewer, {
      chairs: this.chairs,
      ...(thrown !== undefined && { thrown }),
      ...(this.#stuck.size > 0 && { stuck: [...this.#stuck] }),
    });
  }

  #askBots(): void {
    const { think } = this.#ports;
    if (!think || this.#isClosed) return;
    const { match } = this.#alone;
    for (const { seat, since } of this.#isHeld ? [] : match.asked) {
      const bot = this.chairs[seat]?.bot;
      const id = `bot:${seat}:${since}`;
      if (bot === undefined || this.#thinking.has(id) || this.#stuck.has(seat)) continue;
      this.#thinking.add(id);
      think(bot, match.game.view(match.state, seat), seat)
        .catch(() => undefined)
        .then((turn) => this.#hearBot({ id, seat, since }, turn));
    }
  }

  #hearBot(asked: Omit<SentTurn, 'turn'>, turn: string | undefined): void {
    this.#thinking.delete(asked.id);
    if (this.#isClosed) return;
    const answer = turn === undefined ? undefined : this.#judge({ ...asked, turn });
    if (answer?.kind === 'accepted' || answer?.kind === 'stale') return;
    this.#stuck.add(asked.seat);
    this.#tell(undefined);
  }
}

/** Begins a game on this device. */
export function beginHere<G extends GameTypes>(
  game: GameOf<G>,
  options: G['options'],
  chairs: readonly Chair[],
  dealing: Dealing<G['state']>,
  ports?: HerePorts<G>,
): Here<G> {
  return new Here<G>(beginAlone(game, options, dealing), chairs, ports);
}

export interface Resuming<G extends GameTypes> {
  /** One of them may have sealed the record. */
  readonly secrets: readonly Uint8Array[];
  /** To go on by if none has. */
  readonly fresh: Dealing<G['state']>;
  /** Who sits where if the record does not say. */
  chairs(seats: number): readonly Chair[];
}

/** Goes on from a record, or says what is wrong with it. */
export function resumeHere<G extends GameTypes>(
  game: GameOf<G>,
  record: GameRecord,
  { secrets, fresh, chairs }: Resuming<G>,
  ports?: HerePorts<G>,
): Here<G> | RecordFault {
  const alone = resumeAlone(game, record, secrets, fresh);
  if (isFault(alone)) return alone;
  const { seats } = alone.match.options;
  return new Here<G>(alone, parseChairs(record.players, seats) ?? chairs(seats), ports);
}

/** Every whole row of a log as a viewer is told it: for replays. */
export function seeLog<G extends GameTypes>(
  game: GameOf<G>,
  options: G['options'],
  entries: NumberedRow['entries'],
  viewer: Viewer,
): readonly SeenRow<G>[] {
  const { rows, isUnfinished } = restoreMatch(game, options, entries);
  const whole = rows.length - Number(isUnfinished);
  return playedRows<G>(game, options, entries)
    .slice(0, whole)
    .map(({ before, row }) => seeRow<G>(game, before, row, viewer));
}

/** The rows of a log, the last one perhaps unfinished, each with the state before it. */
function playedRows<G extends GameTypes>(
  game: GameOf<G>,
  options: G['options'],
  entries: NumberedRow['entries'],
): readonly PlayedRow<G>[] {
  const state = game.create(options);
  return restoreMatch(game, options, entries).rows.map((row, index) => {
    const before = game.copy(state);
    for (const { actor, move } of row.entries) game.apply(state, actor, move);
    return { before, row: { ...row, version: index + 1 } };
  });
}
