import type { Game, GameOptions, JudgedTurn, LogEntry, Seat, StateBuffer } from '@crownhold/core';
import { type Audit, auditEvents, dueNext, extendAudit, startAudit } from './audit.ts';
import { type Given, type Hex, NONE } from './bytes.ts';
import { DEALER } from './chain.ts';
import type { Thrower } from './deal.ts';
import type { CommitEvent, FairEvent, OpenEvent, PlayedTurn, RowEvent, Terms } from './event.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { dealChance, playEntries } from './row.ts';
import { createSealer, type Sealer } from './sealer.ts';

/**
 * What the dealing side knows: all that the events have fixed, and its own secret. It is a value, and the old one stays
 * good: an event that could not be stored never happened.
 */
export interface Ledger {
  readonly audit: Audit;
  readonly sealer: Sealer;
}

/** One event more. Nobody may see it before it is stored. */
export interface Posted<E extends FairEvent = FairEvent> {
  readonly ledger: Ledger;
  readonly event: E;
}

/** One turn that the rules have accepted. */
export interface AcceptedTurn<S extends StateBuffer> {
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
  readonly contribution: Given;
  /** The same as it was judged, so that it need not be played again. */
  readonly judged?: Pick<JudgedTurn<S>, 'steps' | 'state'>;
}

export interface PostedRow<S extends StateBuffer> extends Posted<RowEvent> {
  /** The turn and the chance after it: a row of the match's log. */
  readonly entries: readonly LogEntry[];
  readonly state: S;
}

/** Begins: whoever deals commits itself before it knows anything of the others. The secret is 32 random bytes. */
export function openLedger(secret: Uint8Array, terms: Terms): Posted<OpenEvent> {
  const sealer = createSealer(secret, terms.table, DEALER, terms.length);
  const event: OpenEvent = { kind: 'open', previous: '', ...terms, commitment: sealer.commitment(0) };
  return { ledger: { audit: trusted(startAudit(event)), sealer }, event };
}

/** Goes on from stored events; a fault if they are broken, or the secret is another one's. */
export function resumeLedger(secret: Uint8Array, events: readonly FairEvent[]): Ledger | FairFault {
  const audit = auditEvents(events);
  if (isFairFault(audit)) return audit;
  const { terms, epoch, dealer } = audit;
  const sealer = createSealer(secret, terms.table, DEALER, terms.length);
  return sealer.element(epoch, dealer.position) === dealer.element ? { audit, sealer } : fairFault('wrong-element');
}

/** The clients' commitments by seat; after a renewal with the last elements of their old chains. */
export function postCommitments(
  ledger: Ledger,
  commitments: readonly Given[],
  elements?: readonly Given[],
): Posted<CommitEvent> | FairFault {
  const previous = ledger.audit.head;
  return post(ledger, { kind: 'commit', previous, commitments, ...(elements && { elements }) });
}

/** The clients' first elements by seat, asked for once all have seen the commitments. */
export function postFirstElements(ledger: Ledger, elements: readonly Given[]): Posted | FairFault {
  return post(ledger, { kind: 'reveal', previous: ledger.audit.head, element: dueElement(ledger), elements });
}

/** Deals what follows a turn, or what comes before the first, from a copy of the state before it. */
export function postRow<S extends StateBuffer, O extends GameOptions, E>(
  ledger: Ledger,
  game: Game<S, O, E>,
  before: S,
  turn: AcceptedTurn<S> | undefined,
  thrower?: Thrower<S>,
): PostedRow<S> | FairFault {
  const { audit, sealer } = ledger;
  const { joint, terms, count, head: previous } = audit;
  if ((terms.thrower === '') !== (thrower === undefined)) throw new Error('the terms say otherwise of throwing');
  if (joint === undefined || audit.stage !== 'rows') return fairFault('misplaced-event', { kind: 'row' }, count);
  const state = game.copy(turn?.judged?.state ?? before);
  const element = dueElement(ledger);
  const played: PlayedTurn | undefined = turn && {
    seat: turn.seat,
    contribution: turn.contribution,
    steps: turn.judged?.steps ?? playEntries(game, state, turn.entries),
    blind: sealer.blind(count),
  };
  const contribution = turn?.contribution ?? NONE;
  const source = { table: terms.table, event: count, element, joint, contribution };
  const { entries, ...chance } = dealChance(game, state, source, thrower);
  const posted = post(ledger, { kind: 'row', previous, element, ...(played && { played }), ...chance });
  return isFairFault(posted) ? posted : { ...posted, entries: [...(turn?.entries ?? []), ...entries], state };
}

/** Commits the dealer anew, under the last element of its chain; the clients' commitments come next. */
export function postRenewal(ledger: Ledger): Posted | FairFault {
  const { audit, sealer } = ledger;
  const element = dueElement(ledger);
  return post(ledger, { kind: 'renew', previous: audit.head, element, commitment: sealer.commitment(audit.epoch + 1) });
}

/** Says that nothing follows. */
export function postClose(ledger: Ledger): Posted | FairFault {
  return post(ledger, { kind: 'close', previous: ledger.audit.head, element: dueElement(ledger) });
}

/** Several events at once, for whoever deals alone: on one device, or against bots of its own. */
export interface PostedAlone {
  readonly ledger: Ledger;
  readonly events: readonly FairEvent[];
}

/** Opens a ledger to which nobody else contributes. */
export function openAlone(secret: Uint8Array, terms: Terms): PostedAlone {
  const opened = openLedger(secret, terms);
  return mixAlone([opened.event], opened.ledger);
}

export function renewAlone(ledger: Ledger): PostedAlone {
  const renewed = trusted(postRenewal(ledger));
  return mixAlone([renewed.event], renewed.ledger);
}

function mixAlone(events: readonly FairEvent[], ledger: Ledger): PostedAlone {
  const { terms, epoch } = ledger.audit;
  const nobody = Array.from({ length: terms.seats }, () => NONE);
  const committed = trusted(postCommitments(ledger, nobody, epoch > 0 ? nobody : undefined));
  const revealed = trusted(postFirstElements(committed.ledger, nobody));
  return { ledger: revealed.ledger, events: [...events, committed.event, revealed.event] };
}

function dueElement({ audit, sealer }: Ledger): Hex {
  const { epoch, position } = dueNext(audit);
  // A closed ledger may have used its whole chain; whatever is posted then is refused as misplaced.
  return sealer.element(epoch, Math.min(position, audit.terms.length));
}

function post<E extends FairEvent>({ audit, sealer }: Ledger, event: E): Posted<E> | FairFault {
  const next = extendAudit(audit, event);
  return isFairFault(next) ? next : { ledger: { audit: next, sealer }, event };
}

/** What came of an event of our own making: a fault in it is a bug. */
export function trusted<T extends object>(result: T | FairFault): T {
  if (isFairFault(result)) throw new Error(`our own event: ${result.code} ${JSON.stringify(result.args)}`);
  return result;
}
