import {
  asked,
  below,
  createRecord,
  createRng,
  type Game,
  type GameOptions,
  type GameRecord,
  type LogEntry,
  listMoves,
  type Rng,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import type { NamedThrower } from '../src/alone.ts';
import { NONE } from '../src/bytes.ts';
import { USUAL_CHAIN } from '../src/chain.ts';
import type { Thrower } from '../src/deal.ts';
import { type CreateSigner, isSigned, type SignatureCheck, type Signer } from '../src/ed25519.ts';
import type { Enrolment, FairEvent } from '../src/event.ts';
import { type FairFault, isFairFault } from '../src/fault.ts';
import {
  type AcceptedTurn,
  type ClientPart,
  type Ledger,
  openLedger,
  type Posted,
  postClose,
  postCommitments,
  postEnrolment,
  postRetry,
  postReveal,
  postRow,
  reopenLedger,
} from '../src/ledger.ts';
import { Participant } from '../src/participant.ts';
import { createTranscript } from '../src/transcript.ts';
import type { Witness } from '../src/witness.ts';
import { createSigner, verifyEquation } from './node-ed25519.ts';
import { secretOf } from './secret.ts';

export interface MatchPlan<S extends StateBuffer, O extends GameOptions, E> {
  readonly game: Game<S, O, E>;
  readonly options: O;
  readonly seed: number;
  /** The seats whose clients contribute. */
  readonly clients?: readonly Seat[];
  /** By seat; each has its own if it is not said. */
  readonly devices?: readonly number[];
  /** In per cent: how often a client is away, so that its turn is played by the dealer's word. */
  readonly absence?: number;
  readonly length?: number;
  readonly thrower?: NamedThrower<S>;
  /** Whether turns are hidden until chance acts. */
  readonly isHiding?: boolean;
  /** Stops after so many turns. */
  readonly turns?: number;
}

export interface SealedMatch<S extends StateBuffer, O extends GameOptions, E> {
  readonly record: GameRecord;
  readonly events: readonly FairEvent[];
  readonly participants: readonly Participant<S, O, E>[];
  readonly witnesses: readonly Witness[];
  readonly ledger: Ledger;
  readonly state: S;
  readonly signers: readonly { readonly seat: Seat; readonly signer: Signer }[];
}

/** Plays a match with random turns at a table where everybody is honest, if not always there. */
export function playSealed<S extends StateBuffer, O extends GameOptions, E>(
  plan: MatchPlan<S, O, E>,
): SealedMatch<S, O, E> {
  const table = new SealedTable(plan);
  table.open();
  table.row();
  table.play(plan.turns);
  return table.end();
}

/** A table whose dealer is honest, step by step. */
export class SealedTable<S extends StateBuffer, O extends GameOptions, E> {
  readonly plan: MatchPlan<S, O, E>;
  readonly rng: Rng;
  readonly events: FairEvent[] = [];
  readonly steps: string[] = [];
  /** By seat. */
  readonly participants = new Map<Seat, Participant<S, O, E>>();
  /** Every key that a client has made, and whose it is: for tests about somebody who has it too. */
  readonly signers: { readonly seat: Seat; readonly signer: Signer }[] = [];
  ledger: Ledger;
  state: S;
  #commands = 0;
  #secrets = 0;

  constructor(plan: MatchPlan<S, O, E>) {
    const { game, options, seed, clients = [], length = USUAL_CHAIN, thrower } = plan;
    this.plan = plan;
    this.rng = createRng(seed);
    this.state = game.create(options);
    const { id, rulesVersion } = game;
    const terms = { table: `test-${id}-${seed}`, game: id, rulesVersion, options, seats: options.seats, length };
    const opened = openLedger(secretOf(`dealer ${seed}`), { ...terms, thrower: thrower?.id ?? '' });
    this.ledger = opened.ledger;
    this.events.push(opened.event);
    for (const seat of clients) this.participants.set(seat, this.join(seat));
  }

  /** A client that has heard everything so far. */
  join(seat: Seat): Participant<S, O, E> {
    const { game, thrower } = this.plan;
    const tools = thrower ? { throwers: { [thrower.id]: thrower.throw as Thrower<S> } } : {};
    const ports = { createSigner: this.#signerOf(seat), tools };
    const participant = expectSound(Participant.join(game, seat, this.events[0]!, ports));
    for (const [index, event] of this.events.entries()) participant.hear(index, event);
    return participant;
  }

  #signerOf(seat: Seat): CreateSigner {
    return (seed) => {
      const signer = createSigner(seed);
      this.signers.push({ seat, signer });
      return signer;
    };
  }

  get isOpen(): boolean {
    return asked(this.plan.game, this.state).kind === 'seats';
  }

  secret(seat: Seat): Uint8Array {
    return secretOf(`seat ${seat} ${this.plan.seed} ${this.#secrets++}`);
  }

  device(seat: Seat): number {
    return this.plan.devices?.[seat] ?? seat;
  }

  /** Everybody commits, then everybody reveals; whoever is `late` at an attempt is out. */
  open(late: readonly (readonly Seat[])[] = []): void {
    this.post(postCommitments(this.ledger, this.offers()));
    for (const missing of late) {
      for (const participant of this.participants.values()) participant.showElement();
      this.post(postRetry(this.ledger, missing));
    }
    this.post(postReveal(this.ledger, this.elements()));
  }

  offers(): readonly (Enrolment | typeof NONE)[] {
    return this.bySeat((seat) => {
      const offer = this.participants.get(seat)?.commit(this.secret(seat));
      return offer ? { ...offer, device: this.device(seat) } : NONE;
    });
  }

  elements(): readonly string[] {
    return this.bySeat((seat) => this.participants.get(seat)?.showElement() ?? NONE);
  }

  /** A new key: of the seat's own client, which signs it, or of a device that has nothing but what it heard. */
  enrol(seat: Seat, device: 'same' | 'new' = 'new'): void {
    const participant = device === 'same' ? this.participants.get(seat)! : this.join(seat);
    const { client, old } = participant.renewKey(this.secret(seat));
    this.participants.set(seat, participant);
    this.post(postEnrolment(this.ledger, seat, { ...client, device: this.device(seat) }, old));
  }

  reopen(): void {
    this.post(reopenLedger(this.ledger, secretOf(`dealer again ${this.plan.seed} ${this.events.length}`)));
    this.open();
  }

  play(turns = Number.POSITIVE_INFINITY): void {
    for (let turn = 0; turn < turns && this.isOpen; turn++) this.turn();
  }

  turn(): void {
    this.row(this.randomTurn());
  }

  /** A random turn of a seat that is asked, signed if its client is there. */
  randomTurn(seat = this.askedSeat()): AcceptedTurn<S> {
    const entries = randomTurn(this.plan.game, this.state, seat, this.rng);
    return this.accepted(seat, entries, below(this.rng, 100) < (this.plan.absence ?? 0));
  }

  accepted(seat: Seat, entries: readonly LogEntry[], isAway = false): AcceptedTurn<S> {
    const signed = isAway ? undefined : this.sign(seat, entries);
    return { seat, entries, ...(signed && { signed }), ...(this.plan.isHiding && { isHidden: true }) };
  }

  sign(seat: Seat, entries: readonly LogEntry[], command = `command ${this.#commands++}`): ClientPart | undefined {
    const part = this.participants.get(seat)?.signTurn(command, bareSteps(this.plan.game, this.state, entries));
    return part && 'kind' in part ? undefined : part;
  }

  askedSeat(): Seat {
    const who = asked(this.plan.game, this.state);
    if (who.kind !== 'seats') throw new Error('nobody is asked');
    return who.seats[below(this.rng, who.seats.length)]!;
  }

  row(turn?: AcceptedTurn<S>): void {
    const { game, thrower } = this.plan;
    const posted = expectSound(postRow(this.ledger, game, this.state, turn, thrower?.throw));
    this.post(posted);
    this.ledger = posted.ledger;
    this.state = posted.state;
    this.steps.push(...posted.steps);
  }

  end(): SealedMatch<S, O, E> {
    if (!this.isOpen) this.post(postClose(this.ledger));
    const participants = [...this.participants.values()];
    return {
      record: this.record(),
      events: this.events,
      participants,
      witnesses: participants.map(({ witness }) => witness),
      ledger: this.ledger,
      state: this.state,
      signers: this.signers,
    };
  }

  record(): GameRecord {
    const { game, options } = this.plan;
    // What is still hidden is no part of a record that is given away.
    const known = this.ledger.hidden.length > 0 ? stepsBefore(this) : this.steps;
    return { ...createRecord(game, options, known), fairness: createTranscript(this.events) };
  }

  /** Everybody hears of it, and checks the signatures in it. */
  post(result: Posted | FairFault): void {
    const { ledger, event, checks } = expectSound(result);
    expectSigned(checks);
    this.ledger = ledger;
    this.events.push(event);
    for (const participant of this.participants.values()) {
      const heard = participant.hear(this.events.length - 1, event);
      if (heard.kind === 'refused') expectSound(heard.fault);
      if (heard.kind === 'heard') expectSigned(heard.checks);
    }
  }

  bySeat<T>(give: (seat: Seat) => T): readonly T[] {
    return Array.from({ length: this.plan.options.seats }, (_, seat) => give(seat));
  }
}

function stepsBefore<S extends StateBuffer, O extends GameOptions, E>(table: SealedTable<S, O, E>): readonly string[] {
  const spectator = table.join(0);
  return spectator.referee.steps;
}

/** As a client writes them: in canonical form, without a seat in front. */
export function bareSteps<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  before: S,
  entries: readonly LogEntry[],
): readonly string[] {
  const state = game.copy(before);
  return entries.map(({ actor, move }) => {
    const text = game.formatMove(state, move);
    game.apply(state, actor, move);
    return text;
  });
}

export function randomTurn<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  before: S,
  seat: Seat,
  rng: Rng,
): readonly LogEntry[] {
  const state = game.copy(before);
  const entries: LogEntry[] = [];
  while (game.turn(state, seat) === game.turn(before, seat)) {
    const moves = listMoves(game, state, seat);
    const move = moves[below(rng, moves.length)]!;
    entries.push({ actor: seat, move });
    game.apply(state, seat, move);
  }
  return entries;
}

export function expectSound<T extends object>(result: T | FairFault | undefined): T {
  if (result === undefined) throw new Error('nothing');
  if (isFairFault(result)) throw new Error(`${result.code} ${JSON.stringify(result.args)} at event ${result.event}`);
  return result;
}

function expectSigned(checks: readonly SignatureCheck[]): void {
  const bad = checks.find((check) => !isSigned(check, verifyEquation));
  if (bad) throw new Error(`wrong signature of seat ${bad.seat} at event ${bad.event}`);
}
