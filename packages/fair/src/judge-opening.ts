import type { Seat } from '@crownhold/core';
import type { Audit, Client, Judgement } from './audit-state.ts';
import { NONE } from './bytes.ts';
import { attemptPosition, DEALER, follows } from './chain.ts';
import type { SignatureCheck } from './ed25519.ts';
import type { CommitEvent, Enrolment, ReopenEvent, RetryEvent, RevealEvent } from './event.ts';
import { enrolmentMessage } from './event-bytes.ts';
import { type FairFault, type FaultCode, fairFault } from './fault.ts';
import { mixJoint } from './joint.ts';

export function judgeCommit(audit: Audit, { clients }: CommitEvent): Judgement {
  const { seats } = audit.terms;
  if (clients.length !== seats) return broken(audit, 'wrong-count', { field: 'clients', expected: seats });
  const checks = clients.flatMap((client, seat) => (client === NONE ? [] : [enrolmentCheck(audit, seat, client)]));
  const enrolled = clients.map((client) => (client === NONE ? undefined : createClient(client, true)));
  return { change: { clients: enrolled, stage: 'reveal' }, checks };
}

/** All or nothing: whoever showed nothing is out, and everybody shows the next element of their chain. */
export function judgeRetry(audit: Audit, { missing }: RetryEvent): Judgement {
  const isAscending = missing.every((seat, i) => i === 0 || seat > missing[i - 1]!);
  if (missing.length === 0 || !isAscending) return broken(audit, 'bad-field', { field: 'missing' });
  const stranger = missing.find((seat) => !audit.clients[seat]);
  if (stranger !== undefined) return broken(audit, 'unknown-participant', { seat: stranger });
  const clients = audit.clients.map((client, seat) => (missing.includes(seat) ? undefined : client));
  return { change: { clients, attempt: audit.attempt + 1 }, checks: [] };
}

export function judgeReveal(audit: Audit, { element, elements }: RevealEvent): Judgement {
  const { terms, opening, attempt } = audit;
  if (elements.length !== terms.seats) {
    return broken(audit, 'wrong-count', { field: 'elements', expected: terms.seats });
  }
  const position = attemptPosition(attempt);
  const { base } = audit.dealer;
  if (!follows({ base, party: DEALER }, audit.dealer, { position, element })) return broken(audit, 'wrong-element');
  const clients: (Client | undefined)[] = [];
  for (const [seat, given] of elements.entries()) {
    const client = audit.clients[seat];
    if (!client && given !== NONE) return broken(audit, 'unknown-participant', { seat });
    if (client && given === NONE) return broken(audit, 'missing-contribution', { seat });
    const known = { position, element: given };
    if (client && !follows({ base: opening, party: seat }, client.known, known)) {
      return broken(audit, 'wrong-contribution', { seat });
    }
    clients.push(client && { ...client, known });
  }
  const rolling = mixJoint({ opening, attempt, dealer: element, seats: elements });
  const seenFrom = audit.seenFrom.map(() => audit.count);
  return { change: { dealer: { position, element, base }, clients, rolling, seenFrom, stage: 'rows' }, checks: [] };
}

/** The restored dealer is bound to the last head it has; turns and dealings go on counting. */
export function judgeReopen(audit: Audit, { commitment }: ReopenEvent): Judgement {
  const change: Partial<Audit> = {
    dealer: { position: 0, element: commitment, base: audit.head },
    clients: audit.clients.map(() => undefined),
    attempt: 1,
    given: [],
    rolling: undefined,
    stage: 'commit',
  };
  return { change, checks: [] };
}

export function enrolmentCheck({ opening, count }: Audit, seat: Seat, client: Enrolment): SignatureCheck {
  const { key, signature } = client;
  return { event: count, seat, key, message: enrolmentMessage(opening, seat, client), signature };
}

export function createClient({ key, commitment, device }: Enrolment, counts: boolean): Client {
  return { key, known: { position: 0, element: commitment }, device, counts };
}

export function broken(audit: Audit, code: FaultCode, args: FairFault['args'] = {}): FairFault {
  return fairFault(code, args, audit.count);
}
