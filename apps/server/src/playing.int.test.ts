import { createRng, isFault, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import type { CreateBody } from '@crownhold/protocol';
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
) {
  const clients = await Promise.all(by.map(() => WireClient.begin(origin)));
  const seats = by.map((_, seat) =>
    seat === 0 ? ({ kind: 'me', name: 'Оля' } as const) : ({ kind: 'free' } as const),
  );
  const created = await clients[0]!.create({ ...terms, seats, clock: { kind: 'none' } });
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

describe('a server that is killed', () => {
  it('has the table, goes on from the same row, and takes the command that was on its way once', async () => {
    const environment = { CROWNHOLD_DATA: createDataFolder() };
    const first = await startTables(environment);
    const { table, players } = await sitDown(first.origin, ['socket', 'stream'], KINGDOMINO);
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until(({ version }) => version >= 10)));
    // At whatever moment this is: with a command on its way or not.
    first.kill('SIGKILL');
    await first.ended;
    await Promise.all(players.map((player) => player.until(({ isConnected }) => !isConnected)));
    const second = await startTables(environment);
    const [one, other] = players as [WirePlayer, WirePlayer];
    const last = one.accepted.at(-1)!;
    for (const player of players) {
      player.moveTo(second.origin);
      await player.connect();
    }
    await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
    expect(one.rows.length).toBe(other.rows.length);
    // What was acknowledged before the kill is acknowledged again, in the same row.
    const again = await one.ask(last.message);
    expect(again).toMatchObject({ kind: 'accepted', version: last.version });
    const commands = [...one.rows, ...other.rows].map((row) => (JSON.parse(row) as { command?: string }).command);
    const sent = [...one.accepted, ...other.accepted].filter(({ message }) => message.kind === 'submit');
    for (const { message } of sent) expect(commands.filter((id) => id === message.commandId)).toHaveLength(1);
    const { body } = await one.client.get(`/api/tables/${table}/record`);
    const record = parseRecord(body);
    if (isFault(record)) throw new Error(JSON.stringify(record));
    expect(verify(findGame('kingdomino')!, record, await loadEvidence())).toMatchObject({ isSound: true });
  });
});
