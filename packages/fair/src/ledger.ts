import {
  CHANCE,
  type Game,
  type GameOptions,
  includes,
  type JudgedTurn,
  type LogEntry,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import { auditEvents, extendAudit, startAudit } from './audit.ts';
import type { Audit } from './audit-state.ts';
import { type Given, type Hex, NONE } from './bytes.ts';
import { attemptPosition, playPosition } from './chain.ts';
import type { Thrower } from './deal.ts';
import { dealChance, playEntries } from './dealt.ts';
import type { SignatureCheck } from './ed25519.ts';
import type {
  CloseEvent,
  CommitEvent,
  EnrolEvent,
  Enrolment,
  FairEvent,
  OpenEvent,
  Opening,
  ReopenEvent,
  RetryEvent,
  RevealEvent,
  RowEvent,
  SealedTurn,
  ShownTurn,
  SignedPart,
  Terms,
} from './event.ts';
import { sealOf, termsDigest } from './event-bytes.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { judgeTurn, rollOn } from './judge-row.ts';
import { createEntropy, type Entropy } from './outcome.ts';
import { createDealerSealer, type DealerSealer } from './sealer.ts';

/**
 * What the dealing side knows: all that the events have fixed, its own secret, and the words of turns that it has not opened
 * yet. It is a value, and the old one stays good: an event that could not be stored never happened.
 */
export interface Ledger {
  readonly audit: Audit;
  readonly sealer: DealerSealer;
  /** In the order of their events. Keep them apart from what is told. */
  readonly hidden: readonly Opening[];
}

/** One event more. Nobody may see it before it is stored, and it is stored only if its signatures are right. */
export interface Posted<E extends FairEvent = FairEvent> {
  readonly ledger: Ledger;
  readonly event: E;
  readonly checks: readonly SignatureCheck[];
}

/** One turn that the rules have accepted. */
export interface AcceptedTurn<S extends StateBuffer> {
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
  /** The same as it was judged, so that it need not be played again. */
  readonly judged?: Pick<JudgedTurn<S>, 'steps' | 'state'>;
  /** From the client; without it the turn is a bot's, or nobody came in time. */
  readonly signed?: ClientPart;
  /** Whether others may not know the turn yet. */
  readonly isHidden?: boolean;
}

/** What a client sends along with the words of its turn. */
export interface ClientPart extends SignedPart {
  readonly seal: Hex;
  readonly blind: Hex;
}

export interface PostedRow<S extends StateBuffer> extends Posted<RowEvent> {
  /** The turn and the chance after it: a row of the match's log. */
  readonly entries: readonly LogEntry[];
  /** The same as records write it. */
  readonly steps: readonly string[];
  readonly state: S;
}

/** Begins: whoever deals commits itself before it knows anything of the others. The secret is 32 random bytes. */
export function openLedger(secret: Uint8Array, terms: Terms): Posted<OpenEvent> {
  const sealer = createDealerSealer(secret, termsDigest(terms), terms.length);
  const event: OpenEvent = { kind: 'open', previous: '', ...terms, commitment: sealer.commitment };
  return { ledger: { audit: trusted(startAudit(event)), sealer, hidden: [] }, event, checks: [] };
}

/** Goes on from stored events; a fault if they are broken, or the secret is another one's. */
export function resumeLedger(
  secret: Uint8Array,
  events: readonly FairEvent[],
  hidden: readonly Opening[] = [],
): Ledger | FairFault {
  const extended = auditEvents(events);
  if (isFairFault(extended)) return extended;
  const { audit } = extended;
  return withOpenings(audit, createDealerSealer(secret, audit.dealer.base, audit.terms.length), hidden);
}

/** Goes on with events after its own that were posted elsewhere by the same secret; a fault if they do not follow, or it has to begin again. */
export function followLedger(
  { audit, sealer }: Ledger,
  events: readonly FairEvent[],
  hidden: readonly Opening[] = [],
): Ledger | FairFault {
  let next = audit;
  for (const event of events) {
    const extended = extendAudit(next, event);
    if (isFairFault(extended)) return extended;
    next = extended.audit;
  }
  return withOpenings(next, sealer, hidden);
}

function withOpenings(audit: Audit, sealer: DealerSealer, hidden: readonly Opening[]): Ledger | FairFault {
  const { dealer, sealed } = audit;
  if (sealer.element(dealer.position) !== dealer.element) return fairFault('wrong-element');
  const kept = sealed.map(({ event }) => hidden.find((opening) => opening.event === event));
  const lost = kept.findIndex((opening, i) => !opening || sealOf(opening) !== sealed[i]!.seal);
  if (lost >= 0) return fairFault('sealed-turn', {}, sealed[lost]!.event);
  // None is missing, as was just seen.
  return { audit, sealer, hidden: kept as readonly Opening[] };
}

/** The clients' keys and commitments by seat. */
export function postCommitments(
  ledger: Ledger,
  clients: readonly (Enrolment | typeof NONE)[],
): Posted<CommitEvent> | FairFault {
  return post(ledger, { kind: 'commit', previous: ledger.audit.head, clients });
}

/** The clients' elements of this attempt by seat, asked for once all have seen the commitments: all of them, or none counts. */
export function postReveal(ledger: Ledger, elements: readonly Given[]): Posted<RevealEvent> | FairFault {
  const { audit, sealer } = ledger;
  const element = sealer.element(attemptPosition(audit.attempt));
  return post(ledger, { kind: 'reveal', previous: audit.head, element, elements });
}

/** Ends an attempt, because these seats showed nothing in time; all others show their next elements. */
export function postRetry(ledger: Ledger, missing: readonly Seat[]): Posted<RetryEvent> | FairFault {
  return post(ledger, { kind: 'retry', previous: ledger.audit.head, missing });
}

/** Deals what follows a turn, or what comes before the first, from a copy of the state before it. */
export function postRow<S extends StateBuffer, O extends GameOptions, E>(
  ledger: Ledger,
  game: Game<S, O, E>,
  before: S,
  accepted: AcceptedTurn<S> | undefined,
  thrower?: Thrower<S>,
): PostedRow<S> | FairFault {
  const { audit } = ledger;
  if ((audit.terms.thrower === '') !== (thrower === undefined)) throw new Error('the terms say otherwise of throwing');
  if (audit.stage !== 'rows') return fairFault('misplaced-event', { kind: 'row' }, audit.count);
  const state = game.copy(accepted?.judged?.state ?? before);
  const steps = accepted ? (accepted.judged?.steps ?? playEntries(game, state, accepted.entries)) : [];
  const words = accepted && wordsOf(ledger, accepted, steps);
  if (words && isFairFault(words)) return words;
  // Where chance does not act, the event is judged once, when it is posted.
  const after = words && includes(game.actors(state), CHANCE) ? auditAfter(ledger, accepted, words) : audit;
  if (isFairFault(after)) return after;
  const dealt = dealChance(game, state, entropyOf(ledger, after), thrower);
  const { entries, outcomes, ...chance } = dealt;
  const isHidden = accepted?.isHidden === true && dealt.chance.length === 0;
  const opened = dealt.chance.length === 0 || ledger.hidden.length === 0 ? {} : { opened: ledger.hidden };
  const event: RowEvent = {
    kind: 'row',
    previous: audit.head,
    ...(words && { turn: isHidden ? sealedTurn(accepted, words) : shownTurn(accepted, words) }),
    ...opened,
    ...(outcomes > 0 && { element: dueElement(ledger) }),
    ...chance,
  };
  const posted = post(ledger, event);
  if (isFairFault(posted)) return posted;
  const hidden = isHidden && words ? [...ledger.hidden, words] : dealt.chance.length > 0 ? [] : ledger.hidden;
  return {
    ...posted,
    ledger: { ...posted.ledger, hidden },
    entries: [...(accepted?.entries ?? []), ...entries],
    steps: [...steps, ...chance.chance],
    state,
  };
}

/** A new key and chain for a seat, signed by the old one or by the dealer's word. */
export function postEnrolment(
  ledger: Ledger,
  seat: Seat,
  client: Enrolment,
  old: EnrolEvent['old'] = NONE,
): Posted<EnrolEvent> | FairFault {
  return post(ledger, { kind: 'enrol', previous: ledger.audit.head, seat, client, old });
}

/** Goes on after a backup was restored, with a fresh secret of 32 random bytes; everybody commits and reveals again. */
export function reopenLedger({ audit, hidden }: Ledger, secret: Uint8Array): Posted<ReopenEvent> | FairFault {
  const sealer = createDealerSealer(secret, audit.head, audit.terms.length);
  const { commitment } = sealer;
  return post({ audit, hidden, sealer }, { kind: 'reopen', previous: audit.head, commitment });
}

/** Says that nothing follows. */
export function postClose(ledger: Ledger): Posted<CloseEvent> | FairFault {
  const { audit, hidden } = ledger;
  const opened = hidden.length > 0 ? { opened: hidden } : {};
  return post(ledger, { kind: 'close', previous: audit.head, element: dueElement(ledger), ...opened });
}

/** Several events at once, for whoever deals alone: on one device, or against bots of its own. */
export interface PostedAlone {
  readonly ledger: Ledger;
  readonly events: readonly FairEvent[];
}

/** Opens a ledger to which nobody else contributes. */
export function openAlone(secret: Uint8Array, terms: Terms): PostedAlone {
  const opened = openLedger(secret, terms);
  const nobody = Array.from({ length: terms.seats }, (): typeof NONE => NONE);
  const committed = trusted(postCommitments(opened.ledger, nobody));
  const revealed = trusted(postReveal(committed.ledger, nobody));
  return { ledger: revealed.ledger, events: [opened.event, committed.event, revealed.event] };
}

/** The words as they are sealed: a client's own blind, if its seal fits them. */
function wordsOf<S extends StateBuffer>(
  { audit, sealer }: Ledger,
  { seat, signed }: AcceptedTurn<S>,
  steps: readonly string[],
): Opening | FairFault {
  const ordinal = (audit.turns[seat] ?? 0) + 1;
  const words = { event: audit.count, steps: steps.map(bareStep), blind: signed?.blind ?? sealer.blind(seat, ordinal) };
  return signed && signed.seal !== sealOf(words) ? fairFault('wrong-seal', {}, audit.count) : words;
}

/** Records write the seat in front where several may act at once; a client does not know whether they may. */
function bareStep(text: string): string {
  return text.replace(/^[0-7]> /, '');
}

function auditAfter<S extends StateBuffer>(
  { audit }: Ledger,
  accepted: AcceptedTurn<S>,
  words: Opening,
): Audit | FairFault {
  const judged = judgeTurn(audit, shownTurn(accepted, words));
  return isFairFault(judged) ? judged : { ...audit, ...judged.change };
}

function shownTurn<S extends StateBuffer>(accepted: AcceptedTurn<S>, { steps, blind }: Opening): ShownTurn {
  return { ...authorOf(accepted), steps, blind };
}

function sealedTurn<S extends StateBuffer>(accepted: AcceptedTurn<S>, words: Opening): SealedTurn {
  return { ...authorOf(accepted), seal: sealOf(words) };
}

function authorOf<S extends StateBuffer>({ seat, signed }: AcceptedTurn<S>): Pick<ShownTurn, 'seat' | 'signed'> {
  if (!signed) return { seat };
  const { element, seen, signature } = signed;
  return { seat, signed: { element, seen, signature } };
}

/** Of the dealing that would follow; the dealer's element is used only if it does. */
function entropyOf(ledger: Ledger, after: Audit): Entropy {
  let entropy: Entropy | undefined;
  return (k) => {
    entropy ??= createEntropy({ opening: after.opening, element: dueElement(ledger), ...dealingOf(after) });
    return entropy(k);
  };
}

/** Number and rolling value of the next dealing. */
function dealingOf(audit: Audit): { readonly dealing: number; readonly rolling: Hex } {
  const { dealings, rolling } = rollOn(audit);
  return { dealing: dealings, rolling: rolling! };
}

function dueElement({ audit, sealer }: Ledger): Hex {
  // A chain that is used up is refused by the audit, a closed ledger as well.
  return sealer.element(Math.min(playPosition(audit.terms.seats, audit.dealings + 1), audit.terms.length));
}

function post<E extends FairEvent>(ledger: Ledger, event: E): Posted<E> | FairFault {
  const extended = extendAudit(ledger.audit, event);
  if (isFairFault(extended)) return extended;
  return { ledger: { ...ledger, audit: extended.audit }, event, checks: extended.checks };
}

/** What came of an event of our own making: a fault in it is a bug. */
export function trusted<T extends object>(result: T | FairFault): T {
  if (isFairFault(result)) throw new Error(`our own event: ${result.code} ${JSON.stringify(result.args)}`);
  return result;
}
