import type { Seat } from '@crownhold/core';
import type { Hex } from './bytes.ts';
import type { Known } from './chain.ts';
import type { SignatureCheck } from './ed25519.ts';
import type { FairEvent, OpenEvent, Terms } from './event.ts';
import { headOf, termsDigest } from './event-bytes.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { HeadLog } from './head-log.ts';
import type { Contribution } from './joint.ts';
import { judgeCommit, judgeReopen, judgeRetry, judgeReveal } from './judge-opening.ts';
import { judgeClose, judgeEnrol, judgeRow } from './judge-row.ts';

/** What is due next: who has still to commit, to reveal; turns; nothing any more. */
export type Stage = 'commit' | 'reveal' | 'rows' | 'closed';

/** The client of a seat, as the events have it. */
export interface Client {
  readonly key: Hex;
  readonly known: Known;
  readonly device: number;
  /**
   * Whether its elements go into outcomes. One that enrols late waits until somebody else has given something: else it could
   * choose its chain by what it brings.
   */
  readonly counts: boolean;
}

/** A turn whose words are not known yet. */
export interface SealedAt {
  readonly event: number;
  readonly seat: Seat;
  readonly seal: Hex;
}

/** Everything that the events so far have fixed. Whoever keeps it can judge the next event when it comes. */
export interface Audit {
  readonly terms: Terms;
  /** How many events there are, and so the number of the next. */
  readonly count: number;
  readonly head: Hex;
  readonly heads: HeadLog;
  readonly stage: Stage;
  /** Head of the event that opened the table, or opened it again. */
  readonly opening: Hex;
  /** Of the present opening, counted from 1. */
  readonly attempt: number;
  readonly dealer: Known & { readonly base: Hex };
  /** By seat; `undefined` for whoever has no key. */
  readonly clients: readonly (Client | undefined)[];
  /** Turns that each seat has had. */
  readonly turns: readonly number[];
  /** By seat, the first event whose head its next turn may name: that of its last turn, its key or the opening. */
  readonly seenFrom: readonly number[];
  /** The joint entropy, or the rolling value of the last dealing; `undefined` until all have revealed. */
  readonly rolling: Hex | undefined;
  readonly dealings: number;
  /** What was given since the last dealing, as far as it counts. */
  readonly given: readonly Contribution[];
  readonly sealed: readonly SealedAt[];
  /** Whether the chance before the first turn has been dealt. */
  readonly isDealt: boolean;
  /** Head after the last `reveal`: what people compare. */
  readonly revealed: Hex | undefined;
}

/** One event more, and the signatures in it, which are still to be checked. */
export interface Extended {
  readonly audit: Audit;
  readonly checks: readonly SignatureCheck[];
}

/** What an event changes, or what is wrong with it. */
export type Judgement = { readonly change: Partial<Audit>; readonly checks: readonly SignatureCheck[] } | FairFault;

/** Judges the first event. */
export function startAudit(event: FairEvent): Audit | FairFault {
  if (event.kind !== 'open') return fairFault('misplaced-event', { kind: event.kind }, 0);
  if (event.previous !== '') return fairFault('broken-link', {}, 0);
  const { kind: _, previous: __, commitment, ...terms } = event satisfies OpenEvent;
  const head = headOf(0, event);
  const bySeat = <T>(value: T): readonly T[] => Array.from({ length: terms.seats }, () => value);
  return {
    terms,
    count: 1,
    head,
    heads: HeadLog.of([head]),
    stage: 'commit',
    opening: head,
    attempt: 1,
    dealer: { position: 0, element: commitment, base: termsDigest(terms) },
    clients: bySeat(undefined),
    turns: bySeat(0),
    seenFrom: bySeat(0),
    rolling: undefined,
    dealings: 0,
    given: [],
    sealed: [],
    isDealt: false,
    revealed: undefined,
  };
}

/** Judges one more event by all before it, but for its signatures; turns and outcomes are for the referee to judge. */
export function extendAudit(audit: Audit, event: FairEvent): Extended | FairFault {
  if (event.previous !== audit.head) return fairFault('broken-link', {}, audit.count);
  const judged = judge(audit, event);
  if (isFairFault(judged)) return judged;
  const head = headOf(audit.count, event);
  const next = { ...audit, ...judged.change, count: audit.count + 1, head, heads: audit.heads.with(head) };
  const opened = event.kind === 'reopen' ? { opening: head } : {};
  const revealed = event.kind === 'reveal' ? { revealed: head } : {};
  return { audit: { ...next, ...opened, ...revealed }, checks: judged.checks };
}

/** Judges a whole list. */
export function auditEvents([first, ...rest]: readonly FairEvent[]): Extended | FairFault {
  const start = first ? startAudit(first) : fairFault('missing-field', { field: 'events' });
  if (isFairFault(start)) return start;
  let audit = start;
  const checks: SignatureCheck[] = [];
  for (const event of rest) {
    const extended = extendAudit(audit, event);
    if (isFairFault(extended)) return extended;
    audit = extended.audit;
    checks.push(...extended.checks);
  }
  return { audit, checks };
}

function judge(audit: Audit, event: FairEvent): Judgement {
  const { stage } = audit;
  if (event.kind === 'commit' && stage === 'commit') return judgeCommit(audit, event);
  if (event.kind === 'retry' && stage === 'reveal') return judgeRetry(audit, event);
  if (event.kind === 'reveal' && stage === 'reveal') return judgeReveal(audit, event);
  if (event.kind === 'row' && stage === 'rows') return judgeRow(audit, event);
  if (event.kind === 'enrol' && stage === 'rows') return judgeEnrol(audit, event);
  if (event.kind === 'close' && stage === 'rows') return judgeClose(audit, event);
  if (event.kind === 'reopen' && stage !== 'closed') return judgeReopen(audit, event);
  return fairFault('misplaced-event', { kind: event.kind }, audit.count);
}
