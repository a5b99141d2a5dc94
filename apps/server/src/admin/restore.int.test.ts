import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFault, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { expect, it } from 'vitest';
import { createDataFolder } from '../../test/data-folder.ts';
import { loadEvidence } from '../../test/evidence.ts';
import { playToEnd } from '../../test/polling-players.ts';
import { startTables } from '../../test/server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { runAdmin } from './verbs.ts';

const GAMES = [
  ['kingdomino', { seats: 2 }],
  ['kingdomino', { seats: 3 }],
  ['duel', { seats: 2, spellbook: 'drawn', first: 'random' }],
  ['duel', { seats: 2, spellbook: 'always', first: 'random' }],
  ['colours', { seats: 2, map: 'first' }],
] as const;
/** Of the two that end before the backup. */
const FINISHED = 2;

async function openTables(origin: string) {
  return Promise.all(
    GAMES.map(async ([game, options], index) => {
      const clients = await Promise.all(Array.from({ length: options.seats }, () => WireClient.begin(origin)));
      const created = await clients[0]!.create({
        game,
        options,
        seats: clients.map((_, seat) => (seat === 0 ? { kind: 'me', name: `Host ${index}` } : { kind: 'free' })),
        clock: { kind: 'none' },
      });
      for (const [seat, client] of clients.entries())
        if (seat > 0)
          await client.post(`/api/tables/${created.table}/sit`, {
            invite: created.invite,
            name: `Guest ${index}${'abc'[seat]}`,
          });
      return { game, table: created.table, clients };
    }),
  );
}

it('load, kill, wipe, restore: every game of every kind replays and verifies, and the forgotten stay forgotten', async () => {
  const folder = createDataFolder();
  const environment = { CROWNHOLD_DATA: folder, CROWNHOLD_LIMITS: 'off' };
  const server = await startTables(environment);
  const tables = await openTables(server.origin);
  await Promise.all(
    tables.map(({ clients, table }, index) =>
      playToEnd(clients, table, index === 0 || index === FINISHED ? undefined : 6),
    ),
  );
  const file = join(createDataFolder(), 'backup.db');
  expect(await runAdmin('backup', file, folder)).toEqual({ done: 'backup', file });
  // After the backup: more turns, and somebody who wants to be forgotten.
  await Promise.all(tables.map(({ clients, table }) => playToEnd(clients, table, 9)));
  const [, leaving] = tables[1]!.clients;
  expect((await leaving!.post('/api/session/forget', {})).status).toBe(200);
  expect(readFileSync(file).includes('Guest 1b')).toBe(true);
  server.kill('SIGKILL');
  await server.ended;
  for (const name of readdirSync(folder)) if (name.startsWith('crownhold.db')) rmSync(join(folder, name));
  expect(await runAdmin('restore', file, folder)).toEqual({ done: 'restore', reopened: GAMES.length - 2 });
  const second = await startTables(environment);
  const port = (origin: string) => new URL(origin).port;
  const moved = (client: WireClient) =>
    new WireClient(second.origin, client.cookie.replace(port(server.origin), port(second.origin)));
  expect((await moved(leaving!).get(`/api/tables/${tables[1]!.table}?viewer=1`)).status).toBe(401);
  const host = moved(tables[1]!.clients[0]!);
  expect((await host.get(`/api/tables/${tables[1]!.table}?viewer=0`)).body).not.toContain('Guest 1b');
  const evidence = await loadEvidence();
  for (const [index, { game, table, clients }] of tables.entries()) {
    // Whoever is forgotten plays no more; a seat of theirs is nobody's.
    if (index === 1) continue;
    const again = clients.map(moved);
    await playToEnd(again, table);
    const records = await Promise.all(
      again.map(async (client) => (await client.get(`/api/tables/${table}/record`)).body),
    );
    expect(new Set(records).size).toBe(1);
    const record = parseRecord(records[0]!);
    if (isFault(record)) throw new Error(JSON.stringify(record));
    const verdict = verify(findGame(game)!, record, evidence);
    if (!verdict.isSound) throw new Error(`${game}: ${JSON.stringify(verdict)}`);
    const isReopened = verdict.unproven.some(({ code }) => code === 'reopened');
    expect(isReopened, `${game} ${index}`).toBe(index !== 0 && index !== FINISHED);
  }
});

it('whoever is banned is a stranger over HTTP from the next start on, and others play on', async () => {
  const folder = createDataFolder();
  const environment = { CROWNHOLD_DATA: folder };
  const server = await startTables(environment);
  const [ann, bo] = [await WireClient.begin(server.origin), await WireClient.begin(server.origin)];
  const created = await ann.create({
    game: 'duel',
    options: { seats: 2, spellbook: 'drawn', first: 'random' },
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'free' }],
    clock: { kind: 'none' },
  });
  await bo.post(`/api/tables/${created.table}/sit`, { invite: created.invite, name: 'Bo' });
  const made = await bo.post('/api/tokens', { name: 'bot', scopes: ['tables:read'] });
  const { token } = JSON.parse(made.body) as { readonly token: string };
  const listed = await runAdmin('list', '', folder);
  const session = 'tables' in listed ? listed.tables[0]!.seats[1]! : '';
  server.kill('SIGTERM');
  await server.ended;
  expect(await runAdmin('ban', session, folder)).toEqual({ done: 'ban' });
  const second = await startTables(environment);
  const port = (origin: string) => new URL(origin).port;
  const moved = ({ cookie }: WireClient) =>
    new WireClient(second.origin, cookie.replace(port(server.origin), port(second.origin)));
  const path = `/api/tables/${created.table}`;
  expect((await moved(bo).get(`${path}?viewer=1`)).body).toContain('no-session');
  expect((await moved(bo).post(`${path}/resign`, { seat: 1 })).status).toBe(401);
  const bearer = { authorization: `Bearer ${token}` };
  expect((await new WireClient(second.origin).get(path, bearer)).body).toContain('wrong-token');
  const seen = await moved(ann).get(`${path}?viewer=0`);
  expect(seen.status).toBe(200);
  expect(seen.body).not.toContain('"Bo"');
});
