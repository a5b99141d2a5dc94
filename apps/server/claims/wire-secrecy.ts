import { below, createRng, type Rng, SPECTATOR } from '@crownhold/core';
import { type FairEvent, isFairFault, type Opening, resumeLedger, sealOf } from '@crownhold/fair';
import { OPAQUE_FIELDS, type SubmitMessage } from '@crownhold/protocol';
import { SIMULATED_DEALING } from '../simulation/simulated-node.ts';
import type { Dealing } from '../src/ports/dealing.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { SeatedTable, sessionOfSeat } from '../test/seated-table.ts';
import { StillServer } from '../test/still-server.ts';

/** Hidden turns that are compared with each other at one moment of a game. */
const ALTERNATIVES = 16;
const FUTURE_ELEMENTS = 8;

export interface WireSecrecy {
  pairs: number;
  moments: number;
  frames: number;
  guesses: number;
  futures: number;
  /** The first thing that somebody could have learned. */
  problem?: string;
}

/** What others receive, whatever a hidden turn was, until chance reveals it. */
export async function checkWireSecrecy(
  seed: number,
  pairs: number,
  dealing: Dealing = SIMULATED_DEALING,
  connect: Connect = connectDirectly,
): Promise<WireSecrecy> {
  const counts: WireSecrecy = { pairs: 0, moments: 0, frames: 0, guesses: 0, futures: 0 };
  for (let game = 0; counts.pairs < pairs && counts.problem === undefined; game++) {
    await playHidden(createRng(seed * 1000 + game), counts, pairs, dealing, connect);
    if (counts.problem === undefined) await playOpen(createRng(seed * 1000 + game), game, counts, dealing);
  }
  return counts;
}

/** Colour Kingdoms: at every hidden turn the table is copied, and each copy goes on with another turn. */
async function playHidden(
  rng: Rng,
  counts: WireSecrecy,
  pairs: number,
  dealing: Dealing,
  connect: Connect,
): Promise<void> {
  const store = new MemoryStore();
  const server = await StillServer.start({ store, dealing, seed: rng(), secretSeed: rng() });
  const seats = 2 + below(rng, 3);
  const signers = Array.from({ length: seats }, (_, seat) => seat).filter(() => below(rng, 2) === 0);
  const options = { seats, map: 'first' };
  const table = await SeatedTable.open(server, {
    game: 'colours',
    options,
    clock: { kind: 'turn', turnMs: 60_000 },
    signers,
  });
  for (;;) {
    const { view } = await table.news();
    if (view.status !== 'playing') return;
    const { seat } = view.asked[below(rng, view.asked.length)]!;
    const message = await table.turn(seat, rng);
    const isHidden = message.turn.endsWith('done') && view.asked.length > 1;
    if (isHidden) {
      const leak = await compareAlternatives(table, store, message, rng, counts, (copy, made) => {
        return receiveAll(table, copy, made, dealing, connect);
      });
      if (leak !== undefined) {
        counts.problem = leak;
        return;
      }
      if (counts.pairs >= pairs) return;
    }
    const answer = await table.submit(table.sign(message));
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  }
}

async function compareAlternatives(
  table: SeatedTable,
  store: MemoryStore,
  message: SubmitMessage,
  rng: Rng,
  counts: WireSecrecy,
  receive: (copy: MemoryStore, message: SubmitMessage) => Promise<Received>,
): Promise<string | undefined> {
  const turns = new Set([message.turn]);
  for (let tries = 0; tries < 4 * ALTERNATIVES && turns.size < ALTERNATIVES; tries++)
    turns.add((await table.turn(message.seat, rng)).turn);
  if (turns.size < 2) return undefined;
  counts.moments++;
  let first: readonly string[] | undefined;
  for (const turn of turns) {
    const { received, seal } = await receive(store.clone(), { ...message, turn });
    counts.frames += received.length;
    const masked = received.map(mask);
    first ??= masked;
    const at = masked.findIndex((frame, index) => frame !== first![index]);
    if (at >= 0 || masked.length !== first.length)
      return `after ${turn} somebody receives ${masked[at] ?? 'more or less'}, else ${first[at] ?? 'nothing'}`;
    const guessed = guess(received, turn.split('; '), seal);
    counts.guesses++;
    if (guessed !== undefined) return `the turn ${turn} can be confirmed by ${guessed}`;
  }
  counts.pairs += (turns.size * (turns.size - 1)) / 2;
  return undefined;
}

interface Received {
  readonly received: readonly string[];
  readonly seal: string | undefined;
}

/** Whoever listens at a table as one viewer; `say` resolves when there is an answer. */
export interface Listener {
  say(message: object): Promise<void>;
}

/** How viewers listen to a server, and all that they have received once it is over. */
export type Connect = (
  server: StillServer,
  table: string,
  viewers: readonly number[],
  since: number,
) => Promise<{ readonly listeners: readonly Listener[]; received(): Promise<readonly string[]> }>;

export function sessionOf(viewer: number): string {
  return viewer < 0 ? 'nobody' : sessionOfSeat(viewer);
}

/** Without a network. */
const connectDirectly: Connect = async (server, table, viewers, since) => {
  const clients = await Promise.all(viewers.map((viewer) => server.connect(sessionOf(viewer))));
  for (const [index, viewer] of viewers.entries())
    await clients[index]!.say({ kind: 'subscribe', table, viewer, since });
  return { listeners: clients, received: async () => clients.flatMap(({ frames }) => frames) };
};

/** All frames and log lines of everybody but the author, in a copy of the table in which this turn was made. */
async function receiveAll(
  table: SeatedTable,
  store: MemoryStore,
  message: SubmitMessage,
  dealing: Dealing,
  connect: Connect,
): Promise<Received> {
  const server = await StillServer.start({ store, dealing });
  const others = [...table.seats.filter((seat) => seat !== message.seat), SPECTATOR];
  const { listeners, received } = await connect(server, table.id, others, table.version);
  const signed = table.sign(message, table.forkParticipant(message.seat));
  const answer = await server.service.command(sessionOfSeat(message.seat), signed);
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  for (const [index, listener] of listeners.entries())
    for (const said of curiousMessages(table, message.since, others[index % others.length]!, index))
      await listener.say(said);
  await server.pass(1500);
  const told = await received();
  server.service.stop();
  const entry = JSON.parse(store.entriesNow(table.id, 0).at(-1)!.text) as {
    readonly events: readonly { readonly turn?: { readonly seal?: string } }[];
  };
  return {
    received: [...told, ...server.logs.map((line) => JSON.stringify(line))],
    seal: entry.events[0]?.turn?.seal,
  };
}

/** What somebody might try who wants to know more. */
function curiousMessages(table: SeatedTable, since: number, viewer: number, index: number): readonly object[] {
  const id = (letter: string) => `${index}`.padStart(16, letter);
  const command = { kind: 'submit', table: table.id, seat: Math.max(0, viewer) };
  return [
    { ...command, commandId: id('c'), since, turn: 'no such step' },
    { ...command, commandId: id('d'), since: 0, turn: 'done' },
    { kind: 'steps', request: id('e'), table: table.id, seat: command.seat, prefix: '' },
    { kind: 'record', request: id('f'), table: table.id },
    { kind: 'nonsense' },
    { kind: 'subscribe', table: table.id, viewer, since: index % 2 === 0 ? 0 : table.version },
  ];
}

/** Opaque values by their length; everything else as it is. */
export function mask(frame: string): string {
  return JSON.stringify(JSON.parse(frame), (key, value: unknown) => {
    if (!(key in OPAQUE_FIELDS)) return value;
    if (typeof value === 'string') return `${value.length} digits`;
    return Array.isArray(value) ? value.map((each) => `${String(each).length} digits`) : value;
  });
}

/** Whether words and anything that was received as the blind give the seal of the turn. */
function guess(received: readonly string[], steps: readonly string[], seal: string | undefined): string | undefined {
  const values = new Set(received.flatMap((frame) => frame.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? []));
  return [...values, '0'.repeat(64)].find((blind) => sealOf({ steps, blind }) === seal);
}

const OPEN_GAMES = [
  { game: 'kingdomino', options: { seats: 2, variants: [], tiebreak: 'crowns' } },
  { game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 'random' } },
  { game: 'colours', options: { seats: 2, map: 'first' } },
  { game: 'kingdomino', options: { seats: 4, variants: [], tiebreak: 'crowns' } },
];
const OPEN_TURNS = 12;

/** What will be dealt: before the first deal two dealers look alike, and nothing of a chain is told before its time. */
async function playOpen(rng: Rng, game: number, counts: WireSecrecy, dealing: Dealing): Promise<void> {
  const options = OPEN_GAMES[game % OPEN_GAMES.length]!;
  const [seed, ...secrets] = [rng(), rng(), rng()];
  const openings = [];
  for (const secretSeed of secrets) {
    const store = new MemoryStore();
    const server = await StillServer.start({ store, dealing, seed: seed!, secretSeed });
    openings.push(await hearOpening(server, options));
    if (secretSeed === secrets[0]) await hearGame(server, store, options, rng, counts);
    server.service.stop();
  }
  const [one, other] = openings;
  if (JSON.stringify(one) !== JSON.stringify(other)) counts.problem ??= 'two dealers differ before the first deal';
  counts.futures++;
}

/** Everything that a spectator receives from the creation of a table to the moment before the first deal. */
async function hearOpening(
  server: StillServer,
  { game, options }: (typeof OPEN_GAMES)[number],
): Promise<readonly string[]> {
  const me = { kind: 'me', name: 'Person 0' } as const;
  const seats = Array.from({ length: options.seats }, () => me);
  const created = await server.service.people.create(sessionOfSeat(0), {
    game,
    options,
    seats,
    clock: { kind: 'none' },
  });
  if (typeof created === 'string') throw new Error(created);
  await server.service.people.enter('nobody', created.table, { watch: created.watch });
  const client = await server.connect('nobody');
  await client.say({ kind: 'subscribe', table: created.table, viewer: SPECTATOR, since: 0 });
  await server.pass(10_000);
  return client.frames.map(mask);
}

/** Looks for elements of the dealer's chain, and for its secret, in everything that is told while a game is played. */
async function hearGame(
  server: StillServer,
  store: MemoryStore,
  options: (typeof OPEN_GAMES)[number],
  rng: Rng,
  counts: WireSecrecy,
): Promise<void> {
  const table = await SeatedTable.open(server, { ...options, signers: [0] });
  const client = await server.connect(sessionOfSeat(0));
  await client.say({ kind: 'subscribe', table: table.id, viewer: 0, since: 0 });
  for (let turn = 0; turn < OPEN_TURNS; turn++) {
    const { view } = await table.news();
    if (view.status !== 'playing') return;
    const future = await futureOf(store, table);
    const told = client.frames.join();
    const leaked = future.find((value) => told.includes(value));
    if (leaked !== undefined) counts.problem ??= `an element of the dealer is told before its time: ${leaked}`;
    counts.frames += client.frames.length;
    client.frames.length = 0;
    await table.submit(table.sign(await table.turn(view.asked[0]!.seat, rng)));
  }
}

async function futureOf(store: MemoryStore, table: SeatedTable): Promise<readonly string[]> {
  const secret = (await store.secret(table.id))!;
  const entries = (await store.entries(table.id, 0)).map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  const hidden = entries.flatMap(({ opening }) => (opening === undefined ? [] : [opening as Opening]));
  const events = entries.flatMap((entry) => (entry['events'] ?? []) as readonly FairEvent[]);
  const ledger = resumeLedger(secret, events, hidden);
  if (isFairFault(ledger)) throw new Error(ledger.code);
  const { position } = ledger.audit.dealer;
  const elements = Array.from({ length: FUTURE_ELEMENTS }, (_, ahead) => ledger.sealer.element(position + 1 + ahead));
  return [...elements, Buffer.from(secret).toString('hex')];
}
