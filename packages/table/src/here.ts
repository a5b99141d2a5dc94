import {
  type Asking,
  type Chair,
  type GameOf,
  type GameRecord,
  type GameTypes,
  type NumberedRow,
  type Seat,
  type SeenRow,
  seeRow,
  seeTable,
  sinceOf,
  type TableView,
  type View,
  type Viewer,
} from '@crownhold/core';
import { type AloneMatch, type AlonePlayed, followAlone, playAlone, proofOf, recordAlone } from '@crownhold/fair';
import { type Appended, type KeptRow, rowSince, type SharedRows } from './kept-row.ts';
import { isSecretAfter } from './secret-rows.ts';
import { type PlayedRow, playedRows } from './see-log.ts';
import type { Answer, SentTurn, Source, Tell } from './source.ts';
import { TaskQueue } from './task-queue.ts';

export interface HerePorts<G extends GameTypes> {
  /** Keeps a row, before anybody is told of it. A turn in the making is the session's to keep. */
  keep?(row: KeptRow): void;
  /** Instead of `keep`, where several windows play the same game. */
  readonly shared?: SharedRows;
  /** Whether hidden turns are told apart from others when they are kept, and left out of what anybody may read. */
  readonly isHiding?: boolean;
  /** A whole turn of a bot as text; `undefined` if it has none to give. */
  think?(bot: string, view: View<G['state']>, seat: Seat): Promise<string | undefined>;
}

type AloneOf<G extends GameTypes> = AloneMatch<G['state'], G['options'], G['event']>;
type PlayedOf<G extends GameTypes> = AlonePlayed<G['state'], G['options'], G['event']>;

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
  readonly #queue = new TaskQueue();
  #alone: AloneOf<G>;
  /** Every whole row with the state before it, so that nobody has to play the game again to tell of one. */
  readonly #rows: PlayedRow<G>[];
  /** What was played of a row when the game was taken up in the middle of it. */
  #begun: { readonly before: G['state']; readonly entries: NumberedRow['entries'] } | undefined;
  #isClosed = false;
  #isGone = false;
  #isSecret = false;
  /** The rows from the first on that everybody may know. */
  #openRows = 0;

  constructor(alone: AloneOf<G>, chairs: readonly Chair[], ports: HerePorts<G> = {}) {
    this.#alone = alone;
    this.chairs = chairs;
    this.#ports = ports;
    const { game, options } = alone.match;
    this.#rows = [...playedRows<G>(game, options, alone.entries)];
    if (this.#rows.length !== alone.match.version) {
      const begun = this.#rows.pop()!;
      this.#begun = { before: begun.before, entries: begun.row.entries };
    }
    for (const [index, row] of this.#rows.entries()) this.#markSecret(row, index + 1);
  }

  get game(): GameOf<G> {
    return this.#alone.match.game;
  }

  get version(): number {
    return this.#alone.match.version;
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

  /** The whole game so far. Rows that follow come by the ports. */
  record(): GameRecord {
    return { ...recordAlone(this.#alone), players: this.chairs };
  }

  /** The same as far as everybody may know it: up to the last reveal while somebody's turn is hidden. */
  openRecord(): GameRecord {
    const { steps, events } = this.#alone;
    const hidden = this.#rows.slice(this.#openRows);
    if (hidden.length === 0) return this.record();
    // An event and no more for each row, since the game is not over; and a step for each entry.
    const hiddenSteps = hidden.reduce((count, { row }) => count + row.entries.length, 0);
    const open = { steps: steps.slice(0, -hiddenSteps), events: events.slice(0, -hidden.length) };
    return { ...recordAlone({ ...this.#alone, ...open }), players: this.chairs };
  }

  /** All of it as if it were one row, to begin keeping it with. */
  firstRow(): KeptRow {
    return rowSince(undefined, this.#alone);
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

  /** Accepted once it is kept. One turn at a time: what others do meanwhile comes before or after it. */
  submit(turn: SentTurn): Promise<Answer> {
    return this.#queue.add(() => this.#judge(turn));
  }

  /** Takes over what another window has kept, and tells it. */
  follow(): Promise<void> {
    return this.#queue.add(async () => {
      if (!this.#isClosed) await this.#catchUp();
    });
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

  #judge(sent: SentTurn): Answer | Promise<Answer> {
    const { id, seat, since, turn } = sent;
    const known = this.#accepted.get(id);
    if (known) {
      const isSame = known.seat === seat && known.since === since && known.turn === turn;
      const { version } = this.#alone.match;
      return isSame ? { kind: 'accepted', version: known.version } : { kind: 'stale', version };
    }
    const played = playAlone(this.#alone, seat, turn, since);
    if (played.kind !== 'played') return played;
    const isSecret = this.#isSecretAfter({ before: this.#alone.match.state, seat, entries: played.entries });
    const row = rowSince(this.#alone, played.alone, seat, isSecret);
    const { shared } = this.#ports;
    if (shared) return shared.append(row).then((appended) => this.#settle(appended, sent, played));
    this.#ports.keep?.(row);
    return this.#accept(sent, played);
  }

  async #settle(appended: Appended, sent: SentTurn, played: PlayedOf<G>): Promise<Answer> {
    if (appended === 'kept') return this.#accept(sent, played);
    const { version } = this.#alone.match;
    if (appended === 'conflict') await this.#catchUp();
    // The store says that there are rows and has none that fit.
    if (this.#alone.match.version === version) this.#setGone(true);
    // Others may have acted without touching this turn.
    return this.#isGone ? { kind: 'gone' } : this.#judge(sent);
  }

  #accept(sent: SentTurn, played: PlayedOf<G>): Answer {
    const { version } = played.alone.match;
    this.#accepted.set(sent.id, { ...sent, version });
    this.#isGone = false;
    this.#adopt(played, sent.seat, sent.id);
    this.#askBots();
    return { kind: 'accepted', version };
  }

  async #catchUp(): Promise<void> {
    const { shared } = this.#ports;
    if (!shared) return;
    const rows = await shared.rowsAfter(this.#alone.match.version);
    if (rows === undefined) return this.#setGone(true);
    for (const row of rows) {
      const played = followAlone(this.#alone, row);
      if (!played) return this.#setGone(true);
      this.#adopt(played, row.seat);
    }
    this.#setGone(false);
    this.#askBots();
  }

  /** A row that is kept becomes the newest, and is told. */
  #adopt(played: PlayedOf<G>, seat: Seat | undefined, command?: string): void {
    const { before, entries } = this.#begun ?? { before: this.#alone.match.state, entries: [] };
    this.#begun = undefined;
    this.#alone = played.alone;
    const { version } = played.alone.match;
    if (seat !== undefined) this.#stuck.delete(seat);
    const author = { ...(seat !== undefined && { seat }), ...(command !== undefined && { command }) };
    const row = { before, row: { version, ...author, entries: [...entries, ...played.entries] } };
    this.#rows.push(row);
    this.#markSecret(row, this.#rows.length);
    this.#tell(row);
  }

  #isSecretAfter(turn: Parameters<typeof isSecretAfter<G>>[2]): boolean {
    return this.#ports.isHiding === true && isSecretAfter<G>(this.game, this.#isSecret, turn);
  }

  #markSecret({ before, row }: PlayedRow<G>, count: number): void {
    this.#isSecret = this.#isSecretAfter({ before, ...row });
    if (!this.#isSecret) this.#openRows = count;
  }

  #setGone(isGone: boolean): void {
    if (this.#isGone === isGone) return;
    this.#isGone = isGone;
    this.#tell(undefined);
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
    const proof = proofOf(this.#alone);
    return seeTable<G>(match, viewer, {
      chairs: this.chairs,
      ...(proof && { proof }),
      ...(this.#isGone && { status: 'stopped' as const }),
      ...(thrown !== undefined && { thrown }),
      ...(this.#stuck.size > 0 && { stuck: [...this.#stuck] }),
    });
  }

  #askBots(): void {
    const { think } = this.#ports;
    if (!think || this.#isClosed || this.#isGone) return;
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

  async #hearBot(asked: Omit<SentTurn, 'turn'>, turn: string | undefined): Promise<void> {
    this.#thinking.delete(asked.id);
    if (this.#isClosed) return;
    const answer = turn === undefined ? undefined : await this.submit({ ...asked, turn }).catch(() => undefined);
    if (answer && HEARD.has(answer.kind)) return;
    // Another window may have heard it meanwhile.
    if (sinceOf(this.#alone.match, asked.seat) !== asked.since) return;
    this.#stuck.add(asked.seat);
    this.#tell(undefined);
  }
}

/** Answers after which a bot is not to blame. */
const HEARD: ReadonlySet<Answer['kind']> = new Set(['accepted', 'stale', 'gone']);
