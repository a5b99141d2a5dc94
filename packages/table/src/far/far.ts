import {
  type GameOf,
  type GameTypes,
  type Seat,
  SPECTATOR,
  splitTurn,
  type TableView,
  type Viewer,
} from '@crownhold/core';
import type { Answer as CommandAnswer, CommandMessage, ServerMessage, TableNews } from '@crownhold/protocol';
import type { Answer, SentTurn, Source, Tell } from '../source.ts';
import { Commands } from './commands.ts';
import { toHex } from './hex.ts';
import { Link } from './link.ts';
import type { FarKept, FarPorts, FarTrouble } from './ports.ts';
import { Proof, type ProofState } from './proof.ts';
import { Told } from './told.ts';

const AGAIN_MS = 1000;
const ID_BYTES = 16;

/** Which table, and the seats of it that this device plays; none for a spectator. */
export interface FarPlace {
  readonly table: string;
  readonly own: readonly Seat[];
  readonly kept?: FarKept | undefined;
}

/** What is to be said of the way to the table, besides the table. */
export interface FarState {
  readonly isUp: boolean;
  readonly trouble?: FarTrouble | undefined;
  readonly proof: ProofState;
}

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
  readonly #told: ReadonlyMap<Viewer, Told<G>>;
  readonly #followers = new Set<(state: FarState) => void>();
  readonly #submitted = new Map<string, Promise<Answer>>();
  /** Parts of sealed dice that were given, so that none is given twice. */
  readonly #given = new Set<string>();
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
    this.ready = new Promise((resolve) => {
      this.#tellReady = resolve;
    });
  }

  /** Begins to connect. */
  open(): void {
    this.#link.open();
  }

  close(): void {
    this.#link.close();
    this.#commands.close();
    this.#cancelAgain();
    for (const { watchers } of this.#told.values()) watchers.clear();
    this.#followers.clear();
  }

  get link(): { readonly kind: 'far'; readonly isUp: boolean } {
    return { kind: 'far', isUp: this.#link.isUp };
  }

  get state(): FarState {
    return { isUp: this.#link.isUp, trouble: this.#fatal ?? this.#link.trouble, proof: this.#proof.state };
  }

  /** Hears of every other state until the returned function is called. */
  follow(hear: (state: FarState) => void): () => void {
    this.#followers.add(hear);
    return () => this.#followers.delete(hear);
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
    if (!isAsked) void this.#commands.add({ kind: 'return', ...this.#ids(seat) });
  }

  #send({ id, seat, since, turn }: SentTurn): Promise<Answer> {
    // Somebody else has played this seat last; from now on it is this device again.
    if (this.#proof.keyOf(seat) === 'foreign') this.#enrol(seat);
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
    switch (message.kind) {
      case 'table':
        return this.#hearNews(message);
      case 'answer':
        return this.#hearAnswer(message.commandId, message.answer);
      case 'error':
        return this.#hearError(message);
      default:
        return;
    }
  }

  #hearNews(news: TableNews): void {
    const told = this.#told.get(news.viewer);
    if (!told || news.table !== this.#place.table) return;
    const heard = told.hear(news);
    if (heard === 'old') return;
    if (heard === 'gap') return this.#subscribe(told);
    if (heard === 'unreadable') return this.#link.fail('other-version');
    const events = [...news.rows.flatMap(({ fair }) => fair), ...news.fair];
    if (this.#proof.hear(events, news.view.proof?.head)) return this.#beginAgain();
    this.#proof.holdTo(told.version);
    for (const { command, version } of heard.rows)
      if (command !== undefined) this.#commands.settle(command, { kind: 'accepted', version });
    void this.#keep();
    this.#give();
    const table = this.#see(told)!;
    for (const tell of [...told.watchers]) tell(table, heard.rows);
    if ([...this.#told.values()].every(({ table: known }) => known)) this.#tellReady(undefined);
    this.#changed();
  }

  #hearAnswer(id: string, answer: CommandAnswer): void {
    if (answer.kind === 'accepted' && answer.head !== undefined) {
      this.#proof.promise(answer.version, answer.head);
      this.#proof.holdTo(Math.min(...[...this.#told.values()].map(({ version }) => version)));
    }
    this.#commands.settle(id, answer);
  }

  #hearError({ code, table, viewer }: Extract<ServerMessage, { readonly kind: 'error' }>): void {
    if (table !== undefined && table !== this.#place.table) return;
    switch (code) {
      case 'unknown-table':
        return this.#fail('gone');
      case 'not-your-seat':
        return this.#fail(code);
      case 'unavailable':
      case 'too-many':
        if (viewer !== undefined) this.#subscribeLater();
        return;
      default:
        // It does not understand what we say.
        return this.#link.fail('other-version');
    }
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
    this.#link.send({ kind: 'subscribe', table: this.#place.table, viewer, since: version });
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

  /** Gives what the table waits for before the first deal, and a key where it has none. */
  #give(): void {
    for (const seat of this.#place.own) {
      const { status, sealing } = this.#told.get(seat)?.message ?? {};
      if (status === 'playing' && this.#proof.keyOf(seat) === 'none') this.#enrol(seat);
      if (status !== 'sealing' || !sealing?.awaited.includes(seat)) continue;
      if (sealing.stage === 'commit') this.#giveOnce(`commit ${seat}`, () => this.#commit(seat));
      else this.#giveOnce(`reveal ${seat} ${sealing.attempt}`, () => this.#reveal(seat, sealing.attempt));
    }
  }

  #giveOnce(name: string, message: () => CommandMessage | undefined): void {
    if (this.#given.has(name)) return;
    const given = message();
    if (!given) return;
    this.#given.add(name);
    void this.#commands.add(given);
  }

  #commit(seat: Seat): CommandMessage | undefined {
    // Before a restart it was given already, and has no answer yet.
    if (this.#commands.list.some((command) => command.kind === 'commit' && command.seat === seat)) return undefined;
    const client = this.#proof.commit(seat);
    return client && { kind: 'commit', ...this.#ids(seat), client };
  }

  #reveal(seat: Seat, attempt: number): CommandMessage | undefined {
    const element = this.#proof.showElement(seat);
    return element === undefined ? undefined : { kind: 'reveal', ...this.#ids(seat), attempt, element };
  }

  #enrol(seat: Seat): void {
    this.#giveOnce(`enrol ${seat} ${this.#proof.keyOf(seat)}`, () => {
      const renewed = this.#proof.renewKey(seat);
      return renewed && { kind: 'enrol', ...this.#ids(seat), ...renewed };
    });
  }

  #ids(seat: Seat) {
    return { table: this.#place.table, commandId: toHex(this.#ports.entropy(ID_BYTES)), seat };
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
