import type { Game, GameOptions, Seat, StateBuffer } from '@crownhold/core';
import { type Hex, toHex } from './bytes.ts';
import { attemptPosition, playPosition } from './chain.ts';
import type { CreateSigner, SignatureCheck, SignatureHex } from './ed25519.ts';
import type { Enrolment, FairEvent, RowEvent } from './event.ts';
import { enrolmentMessage, headOf, sealOf, successorMessage, turnMessage } from './event-bytes.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import type { ClientPart } from './ledger.ts';
import { Referee, type RefereeTools } from './referee.ts';
import { type ClientSealer, createClientSealer } from './sealer.ts';
import { type Note, type NoteCode, type SentTurn, WITNESS_FORMAT, WITNESS_VERSION, type Witness } from './witness.ts';
import { holdAgainst } from './witness-evidence.ts';

export interface ParticipantPorts<S extends StateBuffer> {
  readonly createSigner: CreateSigner;
  readonly tools?: RefereeTools<S>;
}

/** A key and a commitment, signed; on which device it is, the dealer adds. */
export type Offer = Omit<Enrolment, 'device'>;

export type Heard =
  /** `notes` are what the device noticed and goes on with; `checks` are signatures to be checked elsewhere. */
  | { readonly kind: 'heard'; readonly checks: readonly SignatureCheck[]; readonly notes: readonly Note[] }
  /** It was heard before. */
  | { readonly kind: 'known' }
  /** Events from `next` on have to come first. */
  | { readonly kind: 'gap'; readonly next: number }
  /** The table was opened again from an older head: `resumeParticipant` with the events as they are now. */
  | { readonly kind: 'reopened' }
  | { readonly kind: 'refused'; readonly fault: FairFault };

/** Why a turn is not signed. */
export type SignRefusal = { readonly kind: 'no-key' | 'already-signed' | 'chain-exhausted' };

/**
 * The client of a seat, or a spectator without one: judges events as they come, gives its elements when they are due, and
 * remembers heads, what it signed and what was dropped.
 */
export class Participant<S extends StateBuffer, O extends GameOptions, E> {
  readonly seat: Seat | undefined;
  readonly #referee: Referee<S, O, E>;
  readonly #createSigner: CreateSigner;
  readonly #sent: SentTurn[] = [];
  readonly #notes: Note[] = [];
  readonly #usedSecrets = new Set<Hex>();
  /** Of the present opening: the one in use, and those that are offered. */
  #sealers: ClientSealer[] = [];
  #hasCommitted = false;
  #shownAttempt = 0;

  private constructor(referee: Referee<S, O, E>, seat: Seat | undefined, createSigner: CreateSigner) {
    this.#referee = referee;
    this.seat = seat;
    this.#createSigner = createSigner;
  }

  /** Begins with the first event. */
  static join<S extends StateBuffer, O extends GameOptions, E>(
    game: Game<S, O, E>,
    seat: Seat | undefined,
    opened: FairEvent,
    { createSigner, tools }: ParticipantPorts<S>,
  ): Participant<S, O, E> | FairFault {
    const referee = Referee.begin(game, opened, tools);
    if (isFairFault(referee)) return referee;
    if (seat !== undefined && seat >= referee.audit.terms.seats) return fairFault('unknown-seat', { seat });
    return new Participant(referee, seat, createSigner);
  }

  /** Goes on after a restart: from the events as the table has them, and from what the device kept. */
  static resume<S extends StateBuffer, O extends GameOptions, E>(
    game: Game<S, O, E>,
    { events, witness, secrets }: Kept,
    ports: ParticipantPorts<S>,
  ): Resumed<S, O, E> | FairFault {
    const [opened, ...rest] = events;
    if (!opened) return fairFault('missing-field', { field: 'events' });
    const participant = Participant.join(game, witness.seat, opened, ports);
    if (isFairFault(participant)) return participant;
    const checks: SignatureCheck[] = [];
    for (const event of rest) {
      const heard = participant.#referee.hear(event);
      if (isFairFault(heard)) return heard;
      checks.push(...heard);
    }
    const held = holdAgainst(events, participant.#referee.audit, witness);
    if (isFairFault(held)) return held;
    participant.#remember(witness, secrets);
    return { participant, checks, replaced: held.replaced };
  }

  get referee(): Referee<S, O, E> {
    return this.#referee;
  }

  /** What to keep on the device, and to hand to a verifier. */
  get witness(): Witness {
    const { audit } = this.#referee;
    return {
      format: WITNESS_FORMAT,
      version: WITNESS_VERSION,
      table: audit.terms.table,
      ...(this.seat !== undefined && { seat: this.seat }),
      first: 0,
      heads: audit.heads.list(),
      sent: [...this.#sent],
      notes: [...this.#notes],
    };
  }

  /** Takes one event more. A refused one changes nothing; a message that was lost or came twice does no harm. */
  hear(index: number, event: FairEvent): Heard {
    const { audit } = this.#referee;
    if (index > audit.count) return { kind: 'gap', next: audit.count };
    if (index < audit.count) return this.#hearAgain(index, event);
    const checks = this.#referee.hear(event);
    if (isFairFault(checks)) return { kind: 'refused', fault: checks };
    const code = this.#noteOf(event, audit.turns, audit.opening);
    const notes = code ? [{ event: index, code }] : [];
    this.#notes.push(...notes);
    if (event.kind === 'reopen') this.#forgetKeys();
    return { kind: 'heard', checks, notes };
  }

  /** Commits itself by 32 random bytes that were used for nothing before: at the opening, and when the table opens again. */
  commit(secret: Uint8Array): Offer {
    this.#hasCommitted = true;
    return this.#offer(this.#createSealer(secret));
  }

  /** Shows the element of this attempt, once its own commitment stands among those of all. */
  showElement(): Hex | undefined {
    const { stage, attempt } = this.#referee.audit;
    const sealer = this.#current();
    if (stage !== 'reveal' || !sealer) return undefined;
    this.#shownAttempt = attempt;
    return sealer.element(attemptPosition(attempt));
  }

  /** A new key and chain during the match; signed by the old key, if the device still has it. */
  renewKey(secret: Uint8Array): { readonly client: Offer; readonly old?: SignatureHex } {
    const { opening } = this.#referee.audit;
    const former = this.#current();
    const sealer = this.#createSealer(secret);
    const client = this.#offer(sealer);
    if (!former) return { client };
    return { client, old: former.signer.sign(successorMessage(opening, this.#own(), former.signer.key, client)) };
  }

  /**
   * What goes with a turn: seal, element, signature. Steps are in canonical form without a seat in front. The same command
   * gives the same bytes again; for the same turn of the seat another one is never signed, whatever the dealer says.
   */
  signTurn(command: string, steps: readonly string[]): ClientPart | SignRefusal {
    const { audit } = this.#referee;
    const sealer = this.#current();
    if (!sealer || audit.stage !== 'rows') return { kind: 'no-key' };
    const seat = this.#own();
    const ordinal = audit.turns[seat]! + 1;
    const position = playPosition(audit.terms.seats, ordinal);
    if (position > audit.terms.length) return { kind: 'chain-exhausted' };
    const { opening } = audit;
    const blind = sealer.blind(ordinal, command);
    const seal = sealOf({ steps, blind });
    const element = sealer.element(position);
    const before = this.#sentFor(opening, ordinal);
    if (before && before.seal !== seal) return { kind: 'already-signed' };
    const seen = before?.seen ?? audit.count - 1;
    const message = { opening, seat, key: sealer.signer.key, ordinal, head: audit.heads.at(seen)!, seal, element };
    const signature = before?.signature ?? sealer.signer.sign(turnMessage(message));
    if (!before) this.#sent.push({ opening, ordinal, command, seal, seen, signature });
    return { seal, blind, element, seen, signature };
  }

  #hearAgain(index: number, event: FairEvent): Heard {
    const { heads } = this.#referee.audit;
    if (headOf(index, event) === heads.at(index)) return { kind: 'known' };
    const isReopening = event.kind === 'reopen' && event.previous === heads.at(index - 1);
    return isReopening ? { kind: 'reopened' } : { kind: 'refused', fault: fairFault('two-histories', {}, index) };
  }

  /** What an event says of this device that the device knows better; `turns` and `opening` are those before it. */
  #noteOf(event: FairEvent, turns: readonly number[], opening: Hex): NoteCode | undefined {
    const { seat } = this;
    if (seat === undefined) return undefined;
    switch (event.kind) {
      case 'commit':
        return this.#hasCommitted && !this.#current() ? 'dropped-commitment' : undefined;
      case 'retry':
        return event.missing.includes(seat) && this.#shownAttempt > 0 ? 'dropped-element' : undefined;
      case 'enrol':
        return event.seat === seat && !this.#current() ? 'replaced-key' : undefined;
      case 'row':
        return this.#isDropped(event, seat, turns, opening) ? 'dropped-turn' : undefined;
      default:
        return undefined;
    }
  }

  #isDropped({ turn }: RowEvent, seat: Seat, turns: readonly number[], opening: Hex): boolean {
    if (turn?.seat !== seat) return false;
    const sent = this.#sentFor(opening, turns[seat]! + 1);
    return sent !== undefined && turn.signed?.signature !== sent.signature;
  }

  #sentFor(opening: Hex, ordinal: number): SentTurn | undefined {
    return this.#sent.find((sent) => sent.opening === opening && sent.ordinal === ordinal);
  }

  /** The sealer whose key the events have for this seat. */
  #current(): ClientSealer | undefined {
    const key = this.seat === undefined ? undefined : this.#referee.audit.clients[this.seat]?.key;
    return key === undefined ? undefined : this.#sealers.find(({ signer }) => signer.key === key);
  }

  #createSealer(secret: Uint8Array): ClientSealer {
    const name = toHex(secret);
    // Elements that were shown under another opening would be known to the dealer.
    if (this.#usedSecrets.has(name)) throw new Error('a secret is used once');
    this.#usedSecrets.add(name);
    const { opening, terms } = this.#referee.audit;
    const sealer = createClientSealer(secret, opening, this.#own(), terms.length, this.#createSigner);
    this.#sealers.push(sealer);
    return sealer;
  }

  #offer({ signer, commitment }: ClientSealer): Offer {
    const { key } = signer;
    const message = enrolmentMessage(this.#referee.audit.opening, this.#own(), { key, commitment });
    return { key, commitment, signature: signer.sign(message) };
  }

  #own(): Seat {
    if (this.seat === undefined) throw new Error('a spectator gives nothing');
    return this.seat;
  }

  #forgetKeys(): void {
    this.#sealers = [];
    this.#hasCommitted = false;
    this.#shownAttempt = 0;
  }

  #remember({ sent, notes }: Witness, secrets: readonly Uint8Array[]): void {
    this.#sent.push(...sent);
    this.#notes.push(...notes);
    for (const secret of secrets) this.#createSealer(secret);
  }
}

/** What a device needs to go on after a restart. */
export interface Kept {
  /** All events, as the table has them now. */
  readonly events: readonly FairEvent[];
  readonly witness: Witness;
  /** Those it made for the present opening; others do no harm. */
  readonly secrets: readonly Uint8Array[];
}

export interface Resumed<S extends StateBuffer, O extends GameOptions, E> {
  readonly participant: Participant<S, O, E>;
  readonly checks: readonly SignatureCheck[];
  /** Events that the device had seen and that were replaced when the table was opened again. */
  readonly replaced: number;
}

export function joinTable<S extends StateBuffer, O extends GameOptions, E>(
  ...args: Parameters<typeof Participant.join<S, O, E>>
): Participant<S, O, E> | FairFault {
  return Participant.join(...args);
}

export function resumeParticipant<S extends StateBuffer, O extends GameOptions, E>(
  ...args: Parameters<typeof Participant.resume<S, O, E>>
): Resumed<S, O, E> | FairFault {
  return Participant.resume(...args);
}
