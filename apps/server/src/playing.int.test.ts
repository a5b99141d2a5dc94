import { createRng, isFault, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import type { CreateBody, TableNews } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { createDataFolder } from '../test/data-folder.ts';
import { loadEvidence } from '../test/evidence.ts';
import { startTables } from '../test/server.ts';
import { WireClient } from '../test/wire-client.ts';
import { WirePlayer } from '../test/wire-player.ts';

const KINGDOMINO = { game: 'kingdomino', options: { seats: 2 } };

/** A table of people, each with a session of its own, over these kinds of connections. */
async function sitDown(
  origin: string,
  by: readonly ('socket' | 'stream')[],
  terms: Pick<CreateBody, 'game' | 'options'>,
  clock: CreateBody['clock'] = { kind: 'none' },
) {
  const clients = await Promise.all(by.map(() => WireClient.begin(origin)));
  const seats = by.map((_, seat) =>
    seat === 0 ? ({ kind: 'me', name: 'Оля' } as const) : ({ kind: 'free' } as const),
  );
  const created = await clients[0]!.create({ ...terms, seats, clock });
  const { table } = created;
  for (const client of clients.slice(1)) await client.sit(created);
  const game = findGame(terms.game)!;
  const players = by.map((way, viewer) => {
    const options = { client: clients[viewer]!, table, game, viewer, by: way, signs: true };
    return new WirePlayer({ ...options, rng: createRng(viewer + 1) });
  });
  return { clients, table, players };
}

describe('a whole game', () => {
  it.each([
    [KINGDOMINO, ['socket', 'socket']],
    [{ game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 'random' } }, ['stream', 'stream']],
    [{ game: 'colours', options: { seats: 2, map: 'first' } }, ['socket', 'stream']],
  ] as const)('of %j is played by %j, and its record verifies', async (terms, by) => {
    const { origin } = await startTables();
    const { clients, table, players } = await sitDown(origin, by, terms);
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
    const [one, other] = players as [WirePlayer, WirePlayer];
    expect(one.head).toBe(other.head);
    expect(one.view?.proof?.head).toBe(one.head);
    expect(one.accepted.length + other.accepted.length).toBeGreaterThan(20);
    const { status, body } = await clients[1]!.get(`/api/tables/${table}/record`);
    expect(status).toBe(200);
    const record = parseRecord(body);
    if (isFault(record)) throw new Error(JSON.stringify(record));
    expect(verify(findGame(terms.game)!, record, await loadEvidence())).toMatchObject({ isSound: true });
    for (const player of players) player.cut();
  });
});

/** Longer than two beats of the service, so that it cannot pass for one. */
const DOWN_MS = 5000;
const BEAT_MS = 2000;
const BANK = { kind: 'bank', bankMs: 600_000, incrementMs: 3000 } as const;

/** The clocks that somebody was told last, and when at the earliest. */
function watchClocks(player: WirePlayer) {
  const told = { version: 0, leftMs: [] as readonly number[], atMs: 0 };
  let lookedMs = performance.now();
  const watching = player.until(({ view }) => {
    const isNews = view?.clocks !== undefined && view.version !== told.version;
    if (isNews) Object.assign(told, { version: view.version, leftMs: view.clocks!.leftMs, atMs: lookedMs });
    lookedMs = performance.now();
    return false;
  });
  // It ends with the connection.
  watching.catch(() => undefined);
  return told;
}

describe('a server that is killed', () => {
  it('has the table and its clocks, goes on from the same row, and takes the command that was on its way once', async () => {
    const environment = { CROWNHOLD_DATA: createDataFolder() };
    const first = await startTables(environment);
    const { table, players } = await sitDown(first.origin, ['socket', 'stream'], KINGDOMINO, BANK);
    const [one, other] = players as [WirePlayer, WirePlayer];
    const told = watchClocks(one);
    for (const player of players) await player.connect();
    // Its turn was sent this moment, and nobody knows what becomes of it.
    await one.until(({ version, pending }) => version >= 10 && pending?.kind === 'submit');
    first.kill('SIGKILL');
    const [pending, last] = [one.pending!, one.accepted.at(-1)!];
    await first.ended();
    const endedMs = performance.now();
    await Promise.all(players.map((player) => player.until(({ isConnected }) => !isConnected)));
    await expect.poll(() => performance.now() - endedMs).toBeGreaterThan(DOWN_MS);
    const startedMs = performance.now();
    const second = await startTables(environment);

    one.moveTo(second.origin);
    const { body: text } = await one.client.get(`/api/tables/${table}?viewer=-1`);
    const servedMs = endedMs - told.atMs + (performance.now() - startedMs);
    const { view } = JSON.parse(text) as TableNews;
    expect([told.version, told.version + 1]).toContain(view.version);
    for (const [seat, leftMs] of view.clocks!.leftMs.entries()) {
      expect(leftMs).toBeGreaterThanOrEqual(told.leftMs[seat]! - servedMs);
      expect(leftMs).toBeLessThanOrEqual(told.leftMs[seat]! + BANK.incrementMs + BEAT_MS);
    }

    const answers = [await one.ask(pending), await one.ask(pending)];
    expect(answers[0]).toMatchObject({ kind: 'accepted', version: told.version + 1 });
    expect(answers[1]).toEqual(answers[0]);
    other.moveTo(second.origin);
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until((each) => each.view?.status === 'over')));
    expect(one.rows.length).toBe(other.rows.length);
    // What was acknowledged before the kill is acknowledged again, in the same row.
    expect(await one.ask(last.message)).toMatchObject({ kind: 'accepted', version: last.version });
    const commands = [...one.rows, ...other.rows].map((row) => (JSON.parse(row) as { command?: string }).command);
    const sent = [...one.accepted, ...other.accepted].filter(({ message }) => message.kind === 'submit');
    for (const id of [pending.commandId, ...sent.map(({ message }) => message.commandId)])
      expect(commands.filter((command) => command === id)).toHaveLength(1);
    const { body } = await one.client.get(`/api/tables/${table}/record`);
    const record = parseRecord(body);
    if (isFault(record)) throw new Error(JSON.stringify(record));
    expect(verify(findGame('kingdomino')!, record, await loadEvidence())).toMatchObject({ isSound: true });
  });
});
