import type { Seat } from '@crownhold/core';
import { type Given, type Hex, NONE } from './bytes.ts';
import { DEALER, follows, type Known, type Party } from './chain.ts';
import {
  type CloseEvent,
  type CommitEvent,
  type FairEvent,
  headOf,
  type OpenEvent,
  type RenewEvent,
  type RevealEvent,
  type RowEvent,
  type Terms,
} from './event.ts';
import { type FairFault, type FaultCode, fairFault, isFairFault } from './fault.ts';
import { mixJoint } from './joint.ts';

/** What is due next: who has still to commit, to reveal; turns; nothing any more. */
export type Stage = 'commit' | 'reveal' | 'rows' | 'closed';

/** Everything that the events so far have fixed. Whoever keeps it can judge the next event when it comes. */
export interface Audit {
  readonly terms: Terms;
  /** How many events there are, and so the number of the next. */
  readonly count: number;
  readonly head: Hex;
  readonly stage: Stage;
  readonly epoch: number;
  readonly dealer: Known;
  /** The last element known of each seat's client; `undefined` for whoever has no chain. */
  readonly clients: readonly (Known | undefined)[];
  /** Of the present epoch, once all have revealed. */
  readonly joint?: Hex;
  /** Whether the chance before the first turn has been dealt. */
  readonly isDealt: boolean;
}

/** Which element belongs to the next event: for every party the one with this number, so nobody can choose among theirs. */
export interface Due {
  readonly event: number;
  readonly epoch: number;
  readonly position: number;
}

export function dueNext({ count, epoch, dealer }: Audit): Due {
  return { event: count, epoch, position: dealer.position + 1 };
}

/** Whether the chain has but its last element left, which renews or closes. */
export function isRenewalDue(audit: Audit): boolean {
  return audit.stage === 'rows' && audit.dealer.position + 1 === audit.terms.length;
}

/** Judges the first event. */
export function startAudit(event: FairEvent): Audit | FairFault {
  if (event.kind !== 'open') return fairFault('misplaced-event', { kind: event.kind }, 0);
  if (event.previous !== '') return fairFault('broken-link', {}, 0);
  const { kind: _, previous: __, commitment, ...terms } = event satisfies OpenEvent;
  return {
    terms,
    count: 1,
    head: headOf(0, event),
    stage: 'commit',
    epoch: 0,
    dealer: { position: 0, element: commitment },
    clients: Array.from({ length: terms.seats }, () => undefined),
    isDealt: false,
  };
}

/** Judges one more event by all before it; the words of its turn may be sealed, its chance is for `verify` to judge. */
export function extendAudit(audit: Audit, event: FairEvent): Audit | FairFault {
  if (event.previous !== audit.head) return broken(audit, 'broken-link');
  const next = judge(audit, event);
  if (isFairFault(next)) return next;
  return { ...audit, ...next, count: audit.count + 1, head: headOf(audit.count, event) };
}

/** Judges a whole list. */
export function auditEvents([first, ...rest]: readonly FairEvent[]): Audit | FairFault {
  let audit: Audit | FairFault = first ? startAudit(first) : fairFault('missing-field', { field: 'events' });
  for (const event of rest) {
    if (isFairFault(audit)) return audit;
    audit = extendAudit(audit, event);
  }
  return audit;
}

type Judgement = Partial<Audit> | FairFault;

function judge(audit: Audit, event: FairEvent): Judgement {
  const { stage } = audit;
  if (event.kind === 'commit' && stage === 'commit') return judgeCommit(audit, event);
  if (event.kind === 'reveal' && stage === 'reveal') return judgeReveal(audit, event);
  if (event.kind === 'row' && stage === 'rows') return judgeRow(audit, event);
  if (event.kind === 'renew' && stage === 'rows') return judgeRenew(audit, event);
  if (event.kind === 'close' && stage === 'rows') return judgeClose(audit, event);
  return broken(audit, 'misplaced-event', { kind: event.kind });
}

function judgeCommit(audit: Audit, { commitments, elements = [] }: CommitEvent): Judgement {
  const { seats, length } = audit.terms;
  const isRenewal = audit.epoch > 0;
  if (commitments.length !== seats) return broken(audit, 'wrong-count', { field: 'commitments', expected: seats });
  const expected = isRenewal ? seats : 0;
  if (elements.length !== expected) return broken(audit, 'wrong-count', { field: 'elements', expected });
  const clients: (Known | undefined)[] = [];
  for (const [seat, commitment] of commitments.entries()) {
    const old = audit.clients[seat];
    if (isRenewal) {
      const fault = judgeLast(audit, seat, old, commitment, elements[seat]!, length);
      if (fault) return fault;
    }
    clients.push(commitment === NONE ? undefined : { position: 0, element: commitment });
  }
  return { clients, stage: 'reveal' };
}

/** Whoever had a chain goes on only under its last element; whoever had none may begin one. */
function judgeLast(
  audit: Audit,
  seat: Seat,
  old: Known | undefined,
  commitment: Given,
  element: Given,
  position: number,
): FairFault | undefined {
  if (element === NONE) return old && commitment !== NONE ? broken(audit, 'missing-contribution', { seat }) : undefined;
  if (!old) return broken(audit, 'unknown-participant', { seat });
  return isNext(audit, seat, old, { position, element }, audit.epoch - 1)
    ? undefined
    : broken(audit, 'wrong-contribution', { seat });
}

function judgeReveal(audit: Audit, { element, elements }: RevealEvent): Judgement {
  const { seats, table } = audit.terms;
  const dealer = judgeDealer(audit, element);
  if (isFairFault(dealer)) return dealer;
  if (elements.length !== seats) return broken(audit, 'wrong-count', { field: 'elements', expected: seats });
  let clients = audit.clients;
  for (const [seat, given] of elements.entries()) {
    const next = judgeGift({ ...audit, clients }, seat, given);
    if (isFairFault(next)) return next;
    clients = next;
  }
  const joint = mixJoint({ table, epoch: audit.epoch, head: audit.head, dealer: element, seats: elements });
  return { dealer, clients, joint, stage: 'rows' };
}

function judgeRow(audit: Audit, { element, played }: RowEvent): Judgement {
  if (isRenewalDue(audit)) return broken(audit, 'chain-exhausted');
  const dealer = judgeDealer(audit, element);
  if (isFairFault(dealer)) return dealer;
  // Exactly the first row of all is nobody's.
  if ((played === undefined) === audit.isDealt) return broken(audit, 'misplaced-event', { kind: 'row' });
  if (!played) return { dealer, isDealt: true };
  if (played.seat >= audit.terms.seats) return broken(audit, 'unknown-seat', { seat: played.seat });
  const clients = judgeGift(audit, played.seat, played.contribution);
  return isFairFault(clients) ? clients : { dealer, clients };
}

function judgeRenew(audit: Audit, { element, commitment }: RenewEvent): Judgement {
  if (!isRenewalDue(audit)) return broken(audit, 'early-renewal');
  const last = judgeDealer(audit, element);
  if (isFairFault(last)) return last;
  return { dealer: { position: 0, element: commitment }, epoch: audit.epoch + 1, stage: 'commit' };
}

function judgeClose(audit: Audit, { element }: CloseEvent): Judgement {
  const dealer = judgeDealer(audit, element);
  return isFairFault(dealer) ? dealer : { dealer, stage: 'closed' };
}

function judgeDealer(audit: Audit, element: Hex): Known | FairFault {
  const next = { position: dueNext(audit).position, element };
  return isNext(audit, DEALER, audit.dealer, next) ? next : broken(audit, 'wrong-element');
}

/** The clients with what one of them gave, which must be the element with the number of the dealer's. */
function judgeGift(audit: Audit, seat: Seat, given: Given): Audit['clients'] | FairFault {
  if (given === NONE) return audit.clients;
  const known = audit.clients[seat];
  if (!known) return broken(audit, 'unknown-participant', { seat });
  const next = { position: dueNext(audit).position, element: given };
  return isNext(audit, seat, known, next)
    ? audit.clients.with(seat, next)
    : broken(audit, 'wrong-contribution', { seat });
}

function isNext(audit: Audit, party: Party, known: Known, next: Known, epoch = audit.epoch): boolean {
  return follows({ table: audit.terms.table, party, epoch }, known, next);
}

function broken(audit: Audit, code: FaultCode, args: FairFault['args'] = {}): FairFault {
  return fairFault(code, args, audit.count);
}
