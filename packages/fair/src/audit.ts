import type { Audit, Extended, Judgement } from './audit-state.ts';
import type { SignatureCheck } from './ed25519.ts';
import type { FairEvent, OpenEvent } from './event.ts';
import { headOf, termsDigest } from './event-bytes.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { HeadLog } from './head-log.ts';
import { judgeCommit, judgeReopen, judgeRetry, judgeReveal } from './judge-opening.ts';
import { judgeClose, judgeEnrol, judgeRow } from './judge-row.ts';

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
