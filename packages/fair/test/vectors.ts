import { kingdomino } from '@crownhold/games/kingdomino';
import { type Hex, NONE, toHex } from '../src/bytes.ts';
import { DEALER, type Party } from '../src/chain.ts';
import { eventBytes, type FairEvent, headOf } from '../src/event.ts';
import { openLedger, postCommitments, postFirstElements, postRow } from '../src/ledger.ts';
import { createEntropy } from '../src/outcome.ts';
import { giveNext, hearEvent, joinLedger } from '../src/participant.ts';
import { createSealer } from '../src/sealer.ts';
import { expectSound } from './sealed-match.ts';

const TABLE = 'example';
const LENGTH = 6;
const OPTIONS = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
const SECRETS = { dealer: repeated(0xd0), seat0: repeated(0x50) };

/** The example of docs/fair.md: two seats, of which the first has a client; the deal, a turn of each. */
export function computeVectors() {
  const { id: game, rulesVersion } = kingdomino;
  const terms = { table: TABLE, game, rulesVersion, options: OPTIONS, seats: 2, length: LENGTH, thrower: '' };
  const opened = openLedger(SECRETS.dealer, terms);
  const committing = giveNext(expectSound(joinLedger(SECRETS.seat0, 0, opened.event)))!;
  const committed = expectSound(postCommitments(opened.ledger, [committing.element, NONE]));
  const revealing = giveNext(expectSound(hearEvent(committing.participant, committed.event)))!;
  const revealed = expectSound(postFirstElements(committed.ledger, [revealing.element, NONE]));
  let client = expectSound(hearEvent(revealing.participant, revealed.event));
  let row = expectSound(postRow(revealed.ledger, kingdomino, kingdomino.create(OPTIONS), undefined));
  const events: FairEvent[] = [opened.event, committed.event, revealed.event, row.event];
  for (let turn = 0; turn < 2; turn++) {
    client = expectSound(hearEvent(client, row.event));
    const seat = kingdomino.actors(row.state) === 1 ? 0 : 1;
    const contribution = seat === 0 ? giveNext(client)!.element : NONE;
    const entries = [{ actor: seat, move: firstMove(row.state, seat) }];
    row = expectSound(postRow(row.ledger, kingdomino, row.state, { seat, entries, contribution }));
    events.push(row.event);
  }
  const joint = revealed.ledger.audit.joint!;
  return {
    secrets: { dealer: toHex(SECRETS.dealer), seat0: toHex(SECRETS.seat0) },
    chains: { dealer: elements(SECRETS.dealer, DEALER), seat0: elements(SECRETS.seat0, 0) },
    joint,
    outcomes: events.flatMap((event, index) => (event.kind === 'row' ? outcomesOf(index, event, joint) : [])),
    bytesOfEvent2: [...eventBytes(2, events[2]!)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    heads: events.map((event, index) => headOf(index, event)),
    events,
  };
}

function outcomesOf(event: number, row: FairEvent & { readonly kind: 'row' }, joint: Hex) {
  const contribution = row.played?.contribution ?? NONE;
  const entropy = createEntropy({ table: TABLE, event, element: row.element, joint, contribution });
  return row.chance.map((step, k) => ({ event, k, digest: toHex(entropy(k)), step }));
}

function elements(secret: Uint8Array, party: Party): readonly Hex[] {
  const sealer = createSealer(secret, TABLE, party, LENGTH);
  return Array.from({ length: LENGTH + 1 }, (_, position) => sealer.element(0, position));
}

function firstMove(state: Parameters<typeof kingdomino.legalMoves>[0], seat: number): number {
  const moves = new Int32Array(kingdomino.maxMoves);
  kingdomino.legalMoves(state, seat, moves);
  return moves[0]!;
}

function repeated(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte);
}
