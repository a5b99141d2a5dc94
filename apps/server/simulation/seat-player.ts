import { hash } from 'node:crypto';
import { type AnyGame, createRng, joinTurn, type Rng } from '@crownhold/core';
import type { Answer, CommandMessage, SubmitMessage, TableMessage, TableNews } from '@crownhold/protocol';
import { badMessages } from './bad-messages.ts';
import type { ClientTools, ClientWorld } from './client-world.ts';
import { type AnyParticipant, FairListener } from './fair-listener.ts';
import type { Ledger } from './ledger.ts';
import type { Person } from './scenario.ts';
import { randomTurn } from './simulated-node.ts';

/** A refusal names a rule and a few numbers. */
const MOST_OF_AN_ANSWER = 400;

export interface PlayerPorts {
  readonly world: ClientWorld;
  readonly tools: ClientTools;
  readonly ledger: Ledger;
  readonly game: AnyGame;
  readonly table: string;
  send(frame: string): void;
  begin(frame: string): void;
  /** Whether people still make turns. */
  isPlaying(version: number): boolean;
}

/** One viewer of a table on a client's device: a seat that is played, or a spectator. It believes nothing that it can check. */
export class SeatPlayer {
  readonly viewer: number;
  readonly #ports: PlayerPorts;
  readonly #person: Person | undefined;
  readonly #rng: Rng;
  version = 0;
  news: TableMessage | undefined;
  readonly #listener: FairListener;
  #hasKey = false;
  #isEnrolling = false;
  #secrets = 0;
  #commands = 0;
  #pending: CommandMessage | undefined;
  #cancelResend = () => {};
  /** What the seat was last asked for and has dealt with. */
  #settledSince = -1;
  #planned = -1;
  /** What must be refused, by id: the words that it was sent with. */
  readonly #mischief = new Map<string, string>();
  hasRecord = false;

  constructor(viewer: number, ports: PlayerPorts, person: Person | undefined, seed: number) {
    this.viewer = viewer;
    this.#ports = ports;
    this.#person = person;
    this.#rng = createRng(seed * 31 + viewer + 7);
    this.#listener = new FairListener(viewer, `${ports.ledger.who}/${viewer}`, ports);
  }

  /** Whether it waits for no answer, the record of a finished game included. */
  get isAtRest(): boolean {
    return this.#pending === undefined && (this.news?.status !== 'over' || this.hasRecord);
  }

  /** The head as this viewer knows it. */
  get head(): string | undefined {
    return this.participant?.referee.audit.head;
  }

  get participant(): AnyParticipant | undefined {
    return this.#listener.participant;
  }

  subscribe(): void {
    const { table } = this.#ports;
    this.#ports.begin(JSON.stringify({ kind: 'subscribe', table, viewer: this.viewer, since: this.version }));
    if (this.#pending) this.#sendPending();
  }

  /** The device is gone with its keys; another one begins from nothing. */
  loseDevice(): void {
    if (this.#pending && this.#pending.kind !== 'submit') this.#drop();
    this.version = 0;
    this.#listener.forget();
    this.#hasKey = false;
    this.#isEnrolling = false;
  }

  hear(news: TableNews): void {
    const { world, ledger } = this.#ports;
    for (const row of news.rows) {
      if (row.version !== this.version + 1) {
        world.violate('no gap', `${this.#who} got row ${row.version} after ${this.version}`);
        return;
      }
      ledger.row(this.viewer, row.version, JSON.stringify(row));
      if (row.command !== undefined) this.#hearOwn(row.command, row.seat, row.version);
      for (const { index, event } of row.fair) this.#listener.hear(index, event);
      this.version = row.version;
    }
    for (const { index, event } of news.fair) this.#listener.hear(index, event);
    this.#checkView(news);
    this.news = news.view;
    this.act();
  }

  answer(id: string, answer: Answer): void {
    const { ledger } = this.#ports;
    ledger.answer(id, answer);
    const pending = this.#pending;
    if (this.#mischief.has(id)) {
      this.#answerMischief(id, answer);
      return;
    }
    if (pending?.commandId !== id) return;
    if (answer.kind === 'refused' && answer.code === 'unavailable') return;
    this.#drop();
    if (pending.kind === 'submit') this.#answerTurn(pending, answer);
    else this.#answerOther(pending, answer);
    this.act();
  }

  /** Does what the table waits for. */
  act(): void {
    const { news } = this;
    if (!news || this.viewer < 0 || !this.#person || this.#pending) {
      this.#askForRecord();
      return;
    }
    if (news.status === 'sealing') {
      this.#seal(news);
      return;
    }
    if (news.status === 'over') {
      this.#askForRecord();
      return;
    }
    if (news.status !== 'playing') return;
    if (news.presence?.[this.viewer] === 'bot') {
      this.#plan(-2, () => this.#return());
      return;
    }
    if (this.#person.signs !== 'never' && !this.#hasKey && !this.#isEnrolling && this.participant) {
      this.#enrol();
      return;
    }
    const asking = news.asked.find(({ seat }) => seat === this.viewer);
    if (!asking || asking.since === this.#settledSince || !this.#ports.isPlaying(this.version)) return;
    this.#plan(asking.since, () => this.#turn(asking.since));
  }

  get #who(): string {
    return `${this.#ports.ledger.who}/${this.viewer}`;
  }

  #hearOwn(command: string, seat: number | undefined, version: number): void {
    const { world, ledger } = this.#ports;
    if (seat !== this.viewer) world.violate('secrecy', `${this.#who} was told the command of seat ${seat}`);
    ledger.own.set(command, version);
    if (this.#pending?.commandId === command && this.#pending.kind === 'submit')
      this.#settledSince = this.#pending.since;
  }

  #checkView({ view, rows }: TableNews): void {
    const { world } = this.#ports;
    if (view.version !== this.version)
      world.violate('no gap', `${this.#who} has rows up to ${this.version} at a table of version ${view.version}`);
    const last = rows.at(-1)?.acts.at(-1)?.view;
    if (last !== undefined && last !== view.view) world.violate('views', `${this.#who}: row and table differ`);
    if (view.viewer !== this.viewer) world.violate('secrecy', `${this.#who} got the view of ${view.viewer}`);
  }

  #seal(news: TableMessage): void {
    const { sealing } = news;
    if (this.#person?.signs !== 'at-start' || !sealing?.awaited.includes(this.viewer) || !this.participant) return;
    if (sealing.stage === 'commit') {
      const client = this.participant.commit(this.#secret());
      this.#hasKey = true;
      this.#command({ kind: 'commit', ...this.#ids(), client });
      return;
    }
    const element = this.participant.showElement();
    if (element === undefined) return;
    this.#command({ kind: 'reveal', ...this.#ids(), attempt: sealing.attempt, element });
  }

  #enrol(): void {
    this.#isEnrolling = true;
    const { client, old } = this.participant!.renewKey(this.#secret());
    this.#command({ kind: 'enrol', ...this.#ids(), client, ...(old !== undefined && { old }) });
  }

  #return(): void {
    if (this.news?.presence?.[this.viewer] !== 'bot' || this.#pending) return;
    this.#command({ kind: 'return', ...this.#ids() });
  }

  #turn(since: number): void {
    const { game, world, isPlaying } = this.#ports;
    const isAsked = this.news?.asked.some((asking) => asking.seat === this.viewer && asking.since === since);
    if (!isAsked || this.#pending || since === this.#settledSince || !isPlaying(this.version)) return;
    const hasClock = this.news?.clocks !== undefined;
    if (hasClock && world.chance(this.#person!.absence)) {
      world.tell(this.#who, `is away at ${since}`);
      this.#settledSince = since;
      return;
    }
    const view = game.parseState(this.news!.view!);
    if (!view) {
      world.violate('views', `${this.#who} cannot read its view`);
      return;
    }
    const steps = randomTurn(game, view, this.viewer, this.#rng);
    const ids = this.#ids();
    const part = this.#hasKey ? this.participant?.signTurn(ids.commandId, steps) : undefined;
    const signed = part && !('kind' in part) ? part : undefined;
    const message: SubmitMessage = { kind: 'submit', ...ids, since, turn: joinTurn(steps), ...(signed && { signed }) };
    if (world.chance(this.#person!.mischief)) this.#beMischievous(message);
    this.#command(message);
  }

  /** Something that must be refused and change nothing. */
  #beMischievous(message: SubmitMessage): void {
    const { world, ledger } = this.#ports;
    const commandId = this.#ids().commandId;
    const old = [...ledger.acknowledged.keys()].at(-1);
    const chosen = world.pick(badMessages(message, commandId, old)) as SubmitMessage;
    if (chosen.commandId !== old) this.#mischief.set(commandId, chosen.turn);
    world.tell(this.#who, `misbehaves at ${message.since}`);
    this.#send(chosen);
  }

  #answerMischief(id: string, answer: Answer): void {
    if (answer.kind === 'accepted') this.#ports.world.violate('trust boundary', `${this.#who}: ${id} was accepted`);
    const isEcho = !('text' in answer) || this.#mischief.get(id)?.includes(answer.text);
    if (!isEcho || JSON.stringify(answer).length > MOST_OF_AN_ANSWER)
      this.#ports.world.violate('secrecy', `${this.#who} reads in an error: ${JSON.stringify(answer)}`);
  }

  #answerTurn(sent: SubmitMessage, answer: Answer): void {
    const { world, ledger } = this.#ports;
    const { commandId: id, seat, since } = sent;
    switch (answer.kind) {
      case 'accepted':
        this.#settledSince = since;
        ledger.acknowledged.set(id, { id, seat, since, version: answer.version });
        world.tell(this.#who, `has turn ${since} acknowledged as ${answer.version}`);
        return;
      case 'stale':
        if (ledger.own.has(id)) world.violate('same answer again', `${this.#who}: ${id} is stored and called stale`);
        return;
      case 'refused':
        if (answer.code === 'too-late') ledger.tooLate.push({ seat, since, servedMs: ledger.arrived.get(id) ?? 0 });
        if (['too-late', 'bot-plays', 'not-playing'].includes(answer.code)) this.#settledSince = since;
        else world.violate('trust boundary', `${this.#who}: an honest turn was refused: ${answer.code}`);
        return;
      default:
        world.violate('trust boundary', `${this.#who}: a legal turn was refused: ${JSON.stringify(answer)}`);
    }
  }

  #answerOther(sent: CommandMessage, answer: Answer): void {
    const { world } = this.#ports;
    const isAccepted = answer.kind === 'accepted';
    if (sent.kind === 'commit' && isAccepted) this.#listener.isCommitAcknowledged = true;
    if (sent.kind === 'reveal' && isAccepted) this.#listener.acknowledgedAttempt = sent.attempt;
    if (sent.kind === 'enrol') {
      this.#isEnrolling = false;
      this.#hasKey = isAccepted;
    }
    const code = answer.kind === 'refused' ? answer.code : answer.kind;
    if (isAccepted || ['not-asked', 'not-playing', 'id-reused'].includes(code)) return;
    world.violate('trust boundary', `${this.#who}: an honest ${sent.kind} was refused: ${code}`);
  }

  #askForRecord(): void {
    if (this.news?.status !== 'over' || this.hasRecord) return;
    this.#send({ kind: 'record', request: `record-${this.viewer + 1}-0000`, table: this.#ports.table });
  }

  #plan(since: number, task: () => void): void {
    if (this.#planned === since) return;
    this.#planned = since;
    const { world } = this.#ports;
    world.after(world.between(20, world.chance(10) ? 8000 : 1200), () => {
      this.#planned = -1;
      task();
    });
  }

  #command(message: CommandMessage): void {
    this.#pending = message;
    this.#sendPending();
  }

  #sendPending(): void {
    const { world } = this.#ports;
    this.#cancelResend();
    if (!this.#pending) return;
    this.#send(this.#pending);
    this.#cancelResend = world.after(world.between(1500, 5000) * world.patience, () => this.#sendPending());
  }

  #drop(): void {
    this.#pending = undefined;
    this.#cancelResend();
  }

  #send(message: unknown): void {
    this.#ports.send(JSON.stringify(message));
  }

  #ids() {
    const { table, ledger } = this.#ports;
    const commandId = hash('sha256', `${ledger.who} ${this.viewer} ${this.#commands++}`, 'hex').slice(0, 32);
    return { table, commandId, seat: this.viewer };
  }

  #secret(): Uint8Array {
    const name = `${this.#ports.ledger.who} ${this.viewer} ${this.#secrets++} ${this.#ports.table}`;
    return new Uint8Array(hash('sha256', name, 'buffer'));
  }
}
