import {
  type GameOf,
  type GameTypes,
  type Seat,
  type SeenRow,
  SPECTATOR,
  splitTurn,
  type TableView,
  type Viewer,
} from '@crownhold/core';
import type { Answer as CommandAnswer, ServerMessage, TableNews } from '@crownhold/protocol';
import type { Answer, SentTurn, Source, Tell } from '../source.ts';
import { Commands } from './commands.ts';
import { Contributions } from './contributions.ts';
import { Link } from './link.ts';
import type { FarKept, FarPorts, FarTrouble } from './ports.ts';
import { Proof } from './proof.ts';
import type { FarPlace, FarReaction, FarState } from './state.ts';
import { Told } from './told.ts';

const AGAIN_MS = 1000;

/**
 * A game that lives at a server. Every viewer of this device has a subscription as long as there is a connection; seals,
 * first elements, keys and signatures are given without being asked for, and every event is checked as it comes.
 */
export class Far<G extends GameTypes> implements Source<G> {
  readonly #game: GameOf<G>;
  readonly #place: FarPlace;
  readonly #ports: FarPorts<G>;
  readonly #link: Link;
  readonly #commands: Commands;
  readonly #proof: Proof<G>;
  readonly #contributions: Contributions;
  readonly #told: ReadonlyMap<Viewer, Told<G>>;
  readonly #followers = new Set<(state: FarState) => void>();
  readonly #reactionFollowers = new Set<(reaction: FarReaction) => void>();
  readonly #submitted = new Map<string, Promise<Answer>>();
  /** After which version a viewer has asked for rows, until the first news. */
  readonly #asked = new Map<Viewer, number>();
  #fatal: 'gone' | 'not-your-seat' | undefined;
  #cancelAgain = () => {};
  #tellReady: (trouble: FarTrouble | undefined) => void = () => {};
  /** Resolves once all viewers know the table, or with why they do not. */
  readonly ready: Promise<FarTrouble | undefined>;

  constructor(game: GameOf<G>, place: FarPlace, ports: FarPorts<G>) {
    this.#game = game;
    this.#place = place;
    this.#ports = ports;
    const { own, kept } = place;
    const viewers = own.length === 1 ? own : [SPECTATOR, ...own];
    this.#told = new Map(viewers.map((viewer) => [viewer, new Told<G>(game, viewer)]));
    this.#proof = new Proof<G>(game, own, kept?.participants ?? [], { ...ports, changed: () => this.#tellAll() });
    this.#link = new Link(ports, {
      up: () => this.#subscribeAll(),
      heard: (message) => this.#hear(message),
      changed: () => this.#changed(),
    });
    this.#commands = new Commands(kept?.commands ?? [], {
      after: ports.after,
      send: (message) => this.#link.send(message),
      keep: () => this.#keep(),
    });
    this.#contributions = new Contributions(place, ports, this.#proof, this.#commands);
    this.ready = new Promise((resolve) => {
      this.#tellReady = resolve;
    });
  }

  /** Begins to connect. */
  open(): void {
    this.#link.open();
  }

  /** Tries at once to connect if it waits to do so. */
  hurry(): void {
    this.#link.hurry();
  }

  close(): void {
    this.#link.close();
    this.#commands.close();
    this.#cancelAgain();
    for (const { watchers } of this.#told.values()) watchers.clear();
    this.#followers.clear();
    this.#reactionFollowers.clear();
  }

  get link(): { readonly kind: 'far'; readonly isUp: boolean } {
    return { kind: 'far', isUp: this.#link.isUp };
  }

  get state(): FarState {
    const [told] = this.#told.values();
    const trouble = this.#fatal ?? this.#link.trouble;
    const { people, options, clocks, isHurried = false } = told?.message ?? {};
    return { isUp: this.#link.isUp, trouble, proof: this.#proof.state, people, options, clocks, isHurried };
  }

  /** Hears of every other state until the returned function is called. */
  follow(hear: (state: FarState) => void): () => void {
    this.#followers.add(hear);
    return () => this.#followers.delete(hear);
  }

  /** Hears of every sign that somebody gives, until the returned function is called. */
  followReactions(hear: (reaction: FarReaction) => void): () => void {
    this.#reactionFollowers.add(hear);
    return () => this.#reactionFollowers.delete(hear);
  }

  /** What the device should keep. */
  get kept(): FarKept {
    return { participants: this.#proof.kept, commands: this.#commands.list };
  }

  /** Once it is ready, for the spectator if several people play here or nobody, and for every own seat. */
  watch(viewer: Viewer, tell: Tell<G>, after?: number): () => void {
    const told = this.#told.get(viewer);
    const table = told && this.#see(told);
    if (!told || !table) throw new Error(`viewer ${viewer} knows nothing of the table`);
    told.watchers.add(tell);
    tell(table, after === undefined ? [] : told.rows(after));
    return () => told.watchers.delete(tell);
  }

  submit(turn: SentTurn): Promise<Answer> {
    const known = this.#submitted.get(turn.id);
    if (known) return known;
    const answer = this.#fatal === 'gone' ? Promise.resolve<Answer>({ kind: 'gone' }) : this.#send(turn);
    this.#submitted.set(turn.id, answer);
    return answer;
  }

  /** Takes a seat back from the bot that plays for it. */
  takeBack(seat: Seat): void {
    const isAsked = this.#commands.list.some(({ kind, seat: other }) => kind === 'return' && other === seat);
    if (!isAsked) void this.#commands.add({ kind: 'return', ...this.#contributions.ids(seat) });
  }

  #send({ id, seat, since, turn }: SentTurn): Promise<Answer> {
    // Somebody else has played this seat last; from now on it is this device again.
    if (this.#proof.keyOf(seat) === 'foreign') this.#contributions.enrol(seat);
    const steps = this.#canonical(seat, turn);
    const signed = steps && this.#proof.keyOf(seat) === 'own' ? this.#proof.sign(seat, id, steps) : undefined;
    const { table } = this.#place;
    const message = { kind: 'submit', table, commandId: id, seat, since, turn, ...(signed && { signed }) } as const;
    return this.#commands.add(message).then((answer) => this.#read(answer));
  }

  #read(answer: CommandAnswer): Answer {
    if (answer.kind === 'accepted') return { kind: 'accepted', version: answer.version };
    if (answer.kind === 'refused' && answer.code === 'unknown-table') this.#fail('gone');
    return this.#fatal === 'gone' ? { kind: 'gone' } : answer;
  }

  /** The steps as they are sealed; `undefined` if the text is no turn, which the server will say in its own words. */
  #canonical(seat: Seat, turn: string): readonly string[] | undefined {
    const view = this.#told.get(seat)?.table?.view;
    if (!view) return undefined;
    const state = this.#game.copy(view);
    const steps: string[] = [];
    for (const text of splitTurn(turn)) {
      const move = this.#game.parseMove(state, text);
      if (move === undefined || this.#game.refusal(state, seat, move)) return undefined;
      steps.push(this.#game.formatMove(state, move));
      this.#game.apply(state, seat, move);
    }
    return steps;
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'table') this.#hearNews(message);
    else if (message.kind === 'answer') this.#hearAnswer(message.commandId, message.answer);
    else if (message.kind === 'reaction') this.#hearReaction(message);
    else if (message.kind === 'error') this.#hearError(message);
  }

  #hearNews(news: TableNews): void {
    const told = this.#told.get(news.viewer);
    if (!told || news.table !== this.#place.table) return;
    const heard = told.hear(news);
    const since = this.#asked.get(told.viewer);
    this.#asked.delete(told.viewer);
    if (heard === 'gap') this.#subscribe(told);
    else if (heard === 'old') this.#hearOld(told, news, since);
    else if (heard === 'unreadable') this.#link.fail('other-version');
    else this.#take(told, news, heard.rows);
  }

  /** News of an older table: late ones, or those of a server that was restored from a backup. Then all has to come again. */
  #hearOld(told: Told<G>, { rows, fair }: TableNews, since: number | undefined): void {
    const events = [...rows.flatMap((row) => row.fair), ...fair];
    if (this.#proof.hear(events, undefined)) this.#beginAgain();
    else if (since !== undefined && since > 0) this.#ask(told.viewer, 0);
    else this.#changed();
  }

  #take(told: Told<G>, news: TableNews, rows: readonly SeenRow<G>[]): void {
    const events = [...news.rows.flatMap(({ fair }) => fair), ...news.fair];
    if (this.#proof.hear(events, news.view.proof?.head)) {
      this.#beginAgain();
      return;
    }
    this.#proof.holdTo(news.view.status === 'over' ? Number.POSITIVE_INFINITY : told.version);
    for (const { command, version } of rows)
      if (command !== undefined) this.#commands.settle(command, { kind: 'accepted', version });
    void this.#keep();
    this.#contributions.give(told.viewer, news.view);
    const table = this.#see(told)!;
    for (const tell of [...told.watchers]) tell(table, rows);
    if ([...this.#told.values()].every(({ table: known }) => known)) this.#tellReady(undefined);
    this.#changed();
  }

  #hearAnswer(id: string, answer: CommandAnswer): void {
    if (answer.kind === 'accepted' && answer.head !== undefined) this.#proof.promise(answer.version, answer.head);
    this.#commands.settle(id, answer);
  }

  #hearReaction({ table, seat, reaction }: Extract<ServerMessage, { readonly kind: 'reaction' }>): void {
    if (table === this.#place.table) for (const hear of [...this.#reactionFollowers]) hear({ seat, reaction });
  }

  #hearError({ code, table, viewer }: Extract<ServerMessage, { readonly kind: 'error' }>): void {
    if (table !== undefined && table !== this.#place.table) return;
    if (code === 'unknown-table') this.#fail('gone');
    else if (code === 'not-your-seat') this.#fail(code);
    else if (code === 'unavailable' || code === 'too-many') {
      if (viewer !== undefined) this.#subscribeLater();
    }
    // It does not understand what we say.
    else this.#link.fail('other-version');
  }

  #fail(trouble: 'gone' | 'not-your-seat'): void {
    this.#fatal = trouble;
    this.#link.close();
    this.#tellAll();
  }

  #subscribeAll(): void {
    for (const told of this.#told.values()) this.#subscribe(told);
    this.#commands.sendAll();
  }

  #subscribe({ viewer, version }: Told<G>): void {
    this.#ask(viewer, version);
  }

  #ask(viewer: Viewer, since: number): void {
    this.#asked.set(viewer, since);
    this.#link.send({ kind: 'subscribe', table: this.#place.table, viewer, since });
  }

  #subscribeLater(): void {
    this.#cancelAgain();
    this.#cancelAgain = this.#ports.after(AGAIN_MS, () => this.#subscribeAll());
  }

  /** The table was opened again from an older state: all that was told counts no more. */
  #beginAgain(): void {
    for (const told of this.#told.values()) told.forget();
    this.#subscribeAll();
  }

  #see({ table }: Told<G>): TableView<G> | undefined {
    const proof = this.#proof.shown;
    return table && { ...table, ...(this.#fatal && { status: 'stopped' as const }), ...(proof && { proof }) };
  }

  #tellAll(): void {
    for (const told of this.#told.values()) {
      const table = this.#see(told);
      if (table) for (const tell of [...told.watchers]) tell(table, []);
    }
    this.#changed();
  }

  #keep(): void | Promise<void> {
    return this.#ports.keep(this.kept);
  }

  #changed(): void {
    const { state } = this;
    if (state.trouble !== undefined) this.#tellReady(state.trouble);
    for (const hear of [...this.#followers]) hear(state);
  }
}
