import { createRecord, type GameRecord, type StateBuffer } from '@crownhold/core';
import { colours, countDice } from '@crownhold/games/colours';
import { kingdomino } from '@crownhold/games/kingdomino';
import { type Hex, toHex } from '../src/bytes.ts';
import { DEALER } from '../src/chain.ts';
import type { FairEvent, RowEvent } from '../src/event.ts';
import { eventBytes, headOf, termsDigest } from '../src/event-bytes.ts';
import { createEntropy } from '../src/outcome.ts';
import type { CountDice } from '../src/redeal.ts';
import { Referee } from '../src/referee.ts';
import { createClientSealer, createDealerSealer } from '../src/sealer.ts';
import { createTranscript, type Transcript } from '../src/transcript.ts';
import { wordNumbers } from '../src/words.ts';
import { turnFrom } from './adversary.ts';
import { BOXED } from './boxed.ts';
import { createSigner } from './node-ed25519.ts';
import { expectSound, SealedTable } from './sealed-match.ts';
import { secretOf } from './secret.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
const LENGTH = 24;
const SEED = 1;

/** A match of Kingdomino with every kind of event. */
function exampleMatch() {
  const table = new SealedTable({ game: kingdomino, options: OPTIONS, seed: SEED, clients: [0, 1], length: LENGTH });
  // Seat 1 misses the first attempt, and enrols later; after a backup was restored the table is opened again.
  table.open([[1]]);
  table.row();
  table.play(2);
  table.enrol(1, 'same');
  table.play(2);
  table.reopen();
  table.play(2);
  return table;
}

/** The example of docs/fair.md: all that has to be computed for the first events of that match. */
export function computeVectors() {
  const { events, ledger } = exampleMatch();
  const dealer = secretOf(`dealer ${SEED}`);
  const seats = [0, 1].map((seat) => secretOf(`seat ${seat} ${SEED} ${seat}`));
  const { terms } = ledger.audit;
  const opening = headOf(0, events[0]!);
  const client = createClientSealer(seats[0]!, opening, 0, LENGTH, createSigner);
  const sealer = createDealerSealer(dealer, termsDigest(terms), LENGTH);
  return {
    secrets: { dealer: toHex(dealer), seat0: toHex(seats[0]!), seat1: toHex(seats[1]!) },
    dealerBase: termsDigest(terms),
    chains: {
      [DEALER]: [0, 1, 2, 4, 5].map((position) => [position, sealer.element(position)]),
      seat0: [0, 1, 2, 4, 5].map((position) => [position, client.element(position)]),
    },
    keyOfSeat0: client.signer.key,
    outcomes: outcomesOf(events).slice(0, 8),
    bytesOfEvent1: toHex(eventBytes(1, events[1]!)),
    bytesOfRow: toHex(eventBytes(5, events[5]!)),
    heads: events.map((event, index) => headOf(index, event)),
    words: wordNumbers(ledger.audit.revealed!),
  };
}

/** Rolling values and digests of the dealings, as a referee finds them. */
function outcomesOf(events: readonly FairEvent[]) {
  const referee = expectSound(Referee.begin(kingdomino, events[0]!));
  return events.slice(1).flatMap((event, i) => {
    referee.hear(event);
    if (event.kind !== 'row' || event.element === undefined) return [];
    const { opening, dealings, rolling } = referee.audit;
    return digestsOf(i + 1, event, { opening, dealing: dealings, element: event.element, rolling: rolling! });
  });
}

interface Source {
  readonly opening: Hex;
  readonly dealing: number;
  readonly element: Hex;
  readonly rolling: Hex;
}

function digestsOf(event: number, { chance }: RowEvent, source: Source) {
  const { dealing, rolling } = source;
  return chance.map((step, k) => ({ event, dealing, rolling, k, digest: toHex(createEntropy(source)(k)), step }));
}

/** The record of that match. */
export function exampleRecord(): GameRecord {
  const table = exampleMatch();
  return { ...createRecord(kingdomino, OPTIONS, table.steps), fairness: createTranscript(table.events) };
}

/** A round of Colour Kingdoms with hidden turns and two throws of real dice. */
export function thrownRecord(): GameRecord {
  const { plan } = BOXED[0]!;
  const table = new SealedTable({ ...plan, seed: SEED, clients: [0, 1], length: LENGTH });
  table.open();
  table.row();
  while (table.events.filter((event) => event.kind === 'row' && event.attachments).length < 2) {
    const seat = table.askedSeat();
    table.row(table.accepted(seat, turnFrom(plan.game, table.state, seat)));
  }
  return { ...createRecord(colours, plan.options, table.steps), fairness: createTranscript(table.events) };
}

/** Seed, landing and digest of the throws in that record. */
export function throwVectors() {
  const { plan } = BOXED[0]!;
  const { events } = thrownRecord().fairness as Transcript;
  const dice = { [plan.thrower!.id]: countDice as unknown as CountDice<StateBuffer> };
  const referee = expectSound(Referee.begin(plan.game, events[0]!, { dice }));
  for (const event of events.slice(1)) referee.hear(event);
  return referee.unchecked.map(({ event, first, seed, steps, attachments }) => {
    return { event, first, seed, steps, attachment: attachments[0] };
  });
}

/** Every head of that match. */
export function exampleHeads(): readonly Hex[] {
  return exampleMatch().ledger.audit.heads.list();
}
