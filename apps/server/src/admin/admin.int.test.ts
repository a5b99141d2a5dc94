import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRng, isFault, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { describe, expect, it } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { createDataFolder, entryOf, openTested } from '../../test/data-folder.ts';
import { loadEvidence } from '../../test/evidence.ts';
import { playToEnd } from '../../test/polling-players.ts';
import { sessionOfSeat } from '../../test/seated-table.ts';
import { startTables } from '../../test/server.ts';
import { StillServer } from '../../test/still-server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { WirePlayer } from '../../test/wire-player.ts';
import { DATABASE_FILE } from '../store/sqlite-store.ts';
import { type AdminVerb, runAdmin } from './verbs.ts';

/** In this process; `crownhold backup` and its like have a process of their own. */
const admin = (folder: string, verb: AdminVerb, what = '') => runAdmin(verb, what, folder);

describe('a backup', () => {
  it('of a running server, restored after a loss: running games go on by a reopening that everybody sees', async () => {
    const folder = createDataFolder();
    const server = await startTables({ CROWNHOLD_DATA: folder, CROWNHOLD_LIMITS: 'off' });
    const clients = [await WireClient.begin(server.origin), await WireClient.begin(server.origin)];
    const created = await clients[0]!.create({
      game: 'kingdomino',
      options: { seats: 2 },
      seats: [{ kind: 'me' }, { kind: 'free' }],
      clock: { kind: 'none' },
    });
    const { table } = created;
    await clients[1]!.sit(created);
    const game = findGame('kingdomino')!;
    const players = clients.map((client, viewer) => {
      return new WirePlayer({ client, table, game, viewer, by: 'socket', signs: true, rng: createRng(viewer + 1) });
    });
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until(({ version }) => version >= 5)));
    for (const player of players) player.cut();
    const file = join(createDataFolder(), 'backup.db');
    expect(await admin(folder, 'backup', file)).toEqual({ done: 'backup', file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await admin(folder, 'backup', file)).toEqual({ fault: 'unusable', reason: `EEXIST ${file}` });
    expect(await admin(folder, 'restore', file)).toEqual({ fault: 'locked', address: server.origin });
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until(({ version }) => version >= 12)));
    const later = players[0]!.head;
    server.kill('SIGKILL');
    await server.ended();
    expect(await admin(folder, 'restore', file)).toEqual({ fault: 'occupied' });
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await admin(folder, 'restore', file)).toEqual({ done: 'restore', reopened: 1 });
    expect(statSync(join(folder, DATABASE_FILE)).mode & 0o777).toBe(0o600);
    const second = await startTables({ CROWNHOLD_DATA: folder, CROWNHOLD_LIMITS: 'off' });
    const port = (origin: string) => new URL(origin).port;
    const again = clients.map(({ cookie }) => {
      return new WireClient(second.origin, cookie.replace(port(server.origin), port(second.origin)));
    });
    await playToEnd(again, table);
    const record = parseRecord((await again[0]!.get(`/api/tables/${table}/record`)).body);
    if (isFault(record)) throw new Error(JSON.stringify(record));
    const verdict = verify(game, record, await loadEvidence());
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict));
    expect(verdict.unproven.map(({ code }) => code)).toContain('reopened');
    expect(JSON.stringify(record)).not.toContain(later);
    for (const player of players) player.cut();
  });

  it('of a table that was gathering seals goes on to its first row', async () => {
    const folder = createDataFolder();
    const { store } = await openTested(folder);
    const server = await StillServer.start({ store, dealing: SIMULATED_DEALING });
    const { people } = server.service;
    const created = await people.create(sessionOfSeat(0), {
      game: 'kingdomino',
      options: { seats: 2 },
      seats: [{ kind: 'me' }, { kind: 'me' }],
      clock: { kind: 'none' },
    });
    if (typeof created === 'string') throw new Error(created);
    const look = async (service: StillServer['service']) => {
      const news = await service.news(sessionOfSeat(0), created.table, 0, 0);
      if (typeof news === 'string') throw new Error(news);
      return news;
    };
    await expect.poll(async () => (await look(server.service)).view.sealing?.stage).toBe('commit');
    const file = join(createDataFolder(), 'backup.db');
    expect(await admin(folder, 'backup', file)).toMatchObject({ done: 'backup' });
    server.service.stop();
    const other = createDataFolder();
    expect(await admin(other, 'restore', file)).toEqual({ done: 'restore', reopened: 1 });
    const { store: restored } = await openTested(other);
    const next = await StillServer.start({ store: restored, dealing: SIMULATED_DEALING, startMs: 50 });
    await expect.poll(async () => (await look(next.service)).view.status).toBe('playing');
    const kinds = (await look(next.service)).rows[0]!.fair.map(({ event }) => event['kind']);
    expect(kinds).toEqual(['open', 'reopen', 'commit', 'reveal', 'row']);
    next.service.stop();
  });

  it('that is damaged, or none, is refused and leaves nothing behind', async () => {
    const folder = createDataFolder();
    const file = join(createDataFolder(), 'backup.db');
    writeFileSync(file, 'nonsense');
    expect(await admin(folder, 'restore', file)).toMatchObject({ fault: 'damaged' });
    expect(await admin(folder, 'restore', `${file}x`)).toMatchObject({ fault: 'unusable' });
    expect(readdirSync(folder).filter((name) => name.includes('crownhold'))).toEqual([]);
    expect(await admin(folder, 'backup', `${file}2`)).toMatchObject({ fault: 'unusable' });
  });

  it('made while entries are stored is of one moment: every log is whole up to some entry', async () => {
    const folder = createDataFolder();
    const { store } = await openTested(folder);
    const tables = Array.from({ length: 20 }, (_, table) => `t${table}`);
    let isDone = false;
    const write = async () => {
      for (let entry = 0; !isDone; entry++)
        await Promise.all(tables.map((table) => store.append(entryOf(table, entry))));
    };
    const writing = write();
    const files = [0, 1, 2].map((number) => join(folder, `backup-${number}.db`));
    for (const file of files) expect(await admin(folder, 'backup', file)).toMatchObject({ done: 'backup' });
    isDone = true;
    await writing;
    for (const file of files) {
      const copy = new DatabaseSync(file);
      expect(copy.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const gaps = 'SELECT table_id FROM entries GROUP BY table_id HAVING count(*) <> max(entry) + 1';
      expect(copy.prepare(gaps).all()).toEqual([]);
      copy.close();
    }
  });
});

describe('what an operator does', () => {
  it('lists and exports while the server runs; closes, bans and deletes when it does not', async () => {
    const folder = createDataFolder();
    const environment = { CROWNHOLD_DATA: folder };
    const server = await startTables(environment);
    const client = await WireClient.begin(server.origin);
    const { table } = await client.create({
      game: 'duel',
      options: { seats: 2, spellbook: 'drawn', first: 'random' },
      seats: [{ kind: 'me' }, { kind: 'free' }],
      clock: { kind: 'none' },
    });
    const listed = await admin(folder, 'list');
    const plain = { table, game: 'duel', status: 'seating', version: 0 };
    expect(listed).toMatchObject({ tables: [{ ...plain, seats: [expect.stringMatching(/^[0-9a-f]{12}$/), ''] }] });
    const session = 'tables' in listed ? listed.tables[0]!.seats[0]! : '';
    expect(await admin(folder, 'export', table)).toMatchObject({
      record: { format: 'crownhold-record', game: 'duel' },
    });
    expect(await admin(folder, 'export', 'x')).toEqual({ unknown: 'table' });
    for (const verb of ['close', 'delete', 'ban'] as const)
      expect(await admin(folder, verb, table)).toEqual({ fault: 'locked', address: server.origin });
    server.kill('SIGTERM');
    await server.ended();
    expect(await admin(folder, 'close', table)).toEqual({ done: 'close' });
    expect(await admin(folder, 'list')).toMatchObject({ tables: [{ status: 'stopped' }] });
    const second = await startTables(environment);
    const port = (origin: string) => new URL(origin).port;
    const cookie = client.cookie.replace(port(server.origin), port(second.origin));
    const again = new WireClient(second.origin, cookie);
    expect((await again.get(`/api/tables/${table}?viewer=0`)).body).toContain('"status":"stopped"');
    second.kill('SIGTERM');
    await second.ended();
    expect(await admin(folder, 'ban', session.slice(0, 4))).toEqual({ unknown: 'session' });
    expect(await admin(folder, 'ban', session)).toEqual({ done: 'ban' });
    const { store } = await openTested(folder);
    expect((await store.places(table)).find(({ seat }) => seat === 0)).toEqual({ seat: 0 });
    await store.close();
    expect(await admin(folder, 'delete', table)).toEqual({ done: 'delete' });
    expect(await admin(folder, 'delete', table)).toEqual({ unknown: 'table' });
    expect(await admin(folder, 'list')).toEqual({ done: 'list', tables: [] });
  });
});
