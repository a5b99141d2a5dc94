import type { Seat } from '@crownhold/core';
import type { Audit, Client, Judgement, SealedAt } from './audit-state.ts';
import { type Hex, NONE } from './bytes.ts';
import { DEALER, follows, type Known, playPosition } from './chain.ts';
import type { SignatureCheck } from './ed25519.ts';
import type { CloseEvent, EnrolEvent, Opening, RowEvent, SealedTurn, ShownTurn, SignedPart } from './event.ts';
import { sealOf, successorMessage, turnMessage, turnSeal } from './event-bytes.ts';
import { type FairFault, isFairFault } from './fault.ts';
import { roll } from './joint.ts';
import { broken, createClient, enrolmentCheck } from './judge-opening.ts';

type Turn = ShownTurn | SealedTurn;

export function judgeRow(audit: Audit, event: RowEvent): Judgement {
  const { turn, element, chance } = event;
  // Exactly the first row of all is nobody's.
  if ((turn === undefined) === audit.isDealt) return broken(audit, 'misplaced-event', { kind: 'row' });
  const played = turn ? judgeTurn(audit, turn) : { change: { isDealt: true }, checks: [] };
  if (isFairFault(played)) return played;
  if (turn && 'seal' in turn && chance.length > 0) return broken(audit, 'sealed-turn');
  const after = { ...audit, ...played.change };
  const sealed = judgeOpenings(after, event.opened ?? [], chance.length > 0);
  if (isFairFault(sealed)) return sealed;
  if (element === undefined) return { change: { ...played.change, sealed }, checks: played.checks };
  const dealer = judgeDealer(audit, element);
  if (isFairFault(dealer)) return dealer;
  return { change: { ...played.change, sealed, dealer, ...rollOn(after) }, checks: played.checks };
}

/** What a dealing changes: the rolling value takes in all that was given, and nothing is left to fold. */
export function rollOn({ rolling, dealings, given }: Audit): Pick<Audit, 'rolling' | 'dealings' | 'given'> {
  // The stage of rows comes after the joint entropy.
  return { rolling: roll(rolling!, dealings + 1, given), dealings: dealings + 1, given: [] };
}

/** What a turn changes, whatever chance follows it. */
export function judgeTurn(audit: Audit, turn: Turn): Judgement {
  const { terms, count } = audit;
  const { seat, signed } = turn;
  if (seat >= terms.seats) return broken(audit, 'unknown-seat', { seat });
  const ordinal = audit.turns[seat]! + 1;
  const hidden = 'seal' in turn ? [{ event: count, seat, seal: turn.seal }] : [];
  const change = {
    turns: audit.turns.with(seat, ordinal),
    seenFrom: audit.seenFrom.with(seat, count),
    sealed: [...audit.sealed, ...hidden],
  };
  if (!signed) return { change, checks: [] };
  const client = audit.clients[seat];
  if (!client) return broken(audit, 'unknown-participant', { seat });
  const known = judgeElement(audit, seat, client, ordinal, signed.element);
  if (isFairFault(known)) return known;
  const check = signedCheck(audit, turn, signed, client, ordinal);
  if (isFairFault(check)) return check;
  const clients = audit.clients.with(seat, { ...client, known });
  if (!client.counts) return { change: { ...change, clients }, checks: [check] };
  const given = [...audit.given, { seat, ordinal, element: signed.element }];
  return { change: { ...change, clients: clients.map(waking(client)), given }, checks: [check] };
}

/** Whoever enrolled late counts once a person on another device, who counts, has given something. */
function waking(giver: Client): (client: Client | undefined) => Client | undefined {
  return (client) =>
    client && !client.counts && client.device !== giver.device ? { ...client, counts: true } : client;
}

function judgeElement(audit: Audit, seat: Seat, client: Client, ordinal: number, element: Hex): Known | FairFault {
  const known = { position: playPosition(audit.terms.seats, ordinal), element };
  if (known.position > audit.terms.length) return broken(audit, 'chain-exhausted');
  const isNext = follows({ base: audit.opening, party: seat }, client.known, known);
  return isNext ? known : broken(audit, 'wrong-contribution', { seat });
}

function signedCheck(
  audit: Audit,
  turn: Turn,
  { element, seen, signature }: SignedPart,
  { key }: Client,
  ordinal: number,
): SignatureCheck | FairFault {
  const { seat } = turn;
  const head = audit.heads.at(seen);
  if (head === undefined || seen < audit.seenFrom[seat]!) return broken(audit, 'wrong-seen', { seat });
  const message = turnMessage({ opening: audit.opening, seat, key, ordinal, head, seal: turnSeal(turn), element });
  return { event: audit.count, seat, key, message, signature };
}

/** What stays sealed: everything or nothing, and nothing once chance acts. */
function judgeOpenings(audit: Audit, opened: readonly Opening[], isChance: boolean): readonly SealedAt[] | FairFault {
  const { sealed } = audit;
  if (!isChance) return opened.length === 0 ? sealed : broken(audit, 'bad-field', { field: 'opened' });
  for (const [i, { event, seal }] of sealed.entries()) {
    const opening = opened[i];
    if (opening?.event !== event) return broken(audit, 'sealed-turn');
    if (sealOf(opening) !== seal) return broken(audit, 'wrong-seal');
  }
  return opened.length === sealed.length ? [] : broken(audit, 'bad-field', { field: 'opened' });
}

/** A new key and chain for a seat; by its old key, or by the dealer's word. */
export function judgeEnrol(audit: Audit, { seat, client, old }: EnrolEvent): Judgement {
  const { terms, opening, count } = audit;
  if (seat >= terms.seats) return broken(audit, 'unknown-seat', { seat });
  const checks = [enrolmentCheck(audit, seat, client)];
  const former = audit.clients[seat];
  if (old !== NONE) {
    if (!former) return broken(audit, 'unknown-participant', { seat });
    const message = successorMessage(opening, seat, former.key, client);
    checks.push({ event: count, seat, key: former.key, message, signature: old });
  }
  const clients = audit.clients.with(seat, createClient(client, !hasGuard(audit, seat, client.device)));
  return { change: { clients, seenFrom: audit.seenFrom.with(seat, count) }, checks };
}

/** Whether somebody else counts, so that the newcomer can wait for what they give. */
export function hasGuard({ clients }: Pick<Audit, 'clients'>, seat: Seat, device: number): boolean {
  return clients.some((client, at) => at !== seat && client?.counts === true && client.device !== device);
}

export function judgeClose(audit: Audit, { element, opened = [] }: CloseEvent): Judgement {
  const dealer = judgeDealer(audit, element);
  if (isFairFault(dealer)) return dealer;
  const sealed = judgeOpenings(audit, opened, true);
  return isFairFault(sealed) ? sealed : { change: { dealer, sealed, stage: 'closed' }, checks: [] };
}

/** The dealer's element for the next dealing. */
function judgeDealer(audit: Audit, element: Hex): Audit['dealer'] | FairFault {
  const { base } = audit.dealer;
  const known = { position: playPosition(audit.terms.seats, audit.dealings + 1), element };
  if (known.position > audit.terms.length) return broken(audit, 'chain-exhausted');
  return follows({ base, party: DEALER }, audit.dealer, known) ? { ...known, base } : broken(audit, 'wrong-element');
}
