import type { Seat } from '@crownhold/core';
import { type Audit, dueNext, extendAudit, isRenewalDue, startAudit } from './audit.ts';
import type { Hex } from './bytes.ts';
import type { FairEvent } from './event.ts';
import { type FairFault, isFairFault } from './fault.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { contradiction, createWitness, keepHead, keepSent, type Witness } from './witness.ts';

/** The client of a seat: it follows the events, gives its elements, and remembers heads and what it gave. A value. */
export interface Participant {
  readonly seat: Seat;
  readonly audit: Audit;
  readonly sealer: Sealer;
  readonly witness: Witness;
}

/** What a client sends, and the client once it has sent it. */
export interface Gift {
  readonly participant: Participant;
  /** The event it is for, and only for that. */
  readonly event: number;
  /** A commitment or an element, as the stage asks. */
  readonly element: Hex;
  /** With a commitment after a renewal: the last element of the old chain. */
  readonly last?: Hex;
}

/** Begins with the first event. The secret is 32 random bytes of the client's own. */
export function joinLedger(secret: Uint8Array, seat: Seat, opened: FairEvent): Participant | FairFault {
  const audit = startAudit(opened);
  if (isFairFault(audit)) return audit;
  const { table, length } = audit.terms;
  const witness = keepHead(createWitness(seat), 0, audit.head);
  return { seat, audit, sealer: createSealer(secret, table, seat, length), witness };
}

/** Takes one event more, or says what is wrong with it: another history, a wrong element, a contribution dropped. */
export function hearEvent(participant: Participant, event: FairEvent): Participant | FairFault {
  const audit = extendAudit(participant.audit, event);
  if (isFairFault(audit)) return audit;
  const index = participant.audit.count;
  const fault = contradiction(participant.witness, index, event, audit.head);
  return fault ?? { ...participant, audit, witness: keepHead(participant.witness, index, audit.head) };
}

/**
 * What the next event needs of this client: its commitment, its first element, or the element that goes with its turn;
 * `undefined` when nothing is due of it. It can give no other: the element has the number of the event, and was sealed
 * before anybody knew what it would decide.
 */
export function giveNext(participant: Participant): Gift | undefined {
  const { audit, seat, sealer } = participant;
  const { event, epoch, position } = dueNext(audit);
  if (audit.stage === 'commit') {
    const last = epoch > 0 && audit.clients[seat] ? sealer.element(epoch - 1, audit.terms.length) : undefined;
    return { ...give(participant, event, sealer.commitment(epoch)), ...(last !== undefined && { last }) };
  }
  // The last element renews the chain and goes with no turn.
  if (!audit.clients[seat] || audit.stage === 'closed' || isRenewalDue(audit)) return undefined;
  return give(participant, event, sealer.element(epoch, position));
}

function give(participant: Participant, event: number, element: Hex): Gift {
  const witness = keepSent(participant.witness, event, element);
  return { participant: { ...participant, witness }, event, element };
}
