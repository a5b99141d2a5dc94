import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { SPECTATOR } from '@crownhold/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { createDataFolder, openFaulty, openTested, type TestedStore } from '../../test/data-folder.ts';
import { StillServer } from '../../test/still-server.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './migrations.ts';

interface SmallDisk extends TestedStore {
  /** Takes all room there is. */
  fill(): void;
  makeRoom(): void;
}

/** SQLite itself says that a database is full when it has as many pages as it may have. */
async function limitPages(): Promise<SmallDisk> {
  const folder = createDataFolder();
  const migrations = createDataFolder();
  cpSync(MIGRATIONS_FOLDER, migrations, { recursive: true });
  await (await openTested(folder)).store.close();
  writeFileSync(
    join(migrations, `${String(readMigrations(MIGRATIONS_FOLDER).length + 1).padStart(4, '0')}-limit.sql`),
    'CREATE TABLE ballast (bytes BLOB NOT NULL) STRICT; PRAGMA max_page_count = 100;',
  );
  const tested = await openTested(folder, migrations);
  // The server writes meanwhile.
  const other = new DatabaseSync(join(folder, 'crownhold.db'), { timeout: 10_000 });
  onTestFinished(() => other.close());
  const fill = () => other.exec('INSERT INTO ballast VALUES (zeroblob(420000))');
  return { ...tested, fill, makeRoom: () => other.exec('DELETE FROM ballast') };
}

/** A file system of its own, which only root can have. */
function mountDisk(folder: string): Pick<SmallDisk, 'fill' | 'makeRoom'> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const ballast = join(folder, 'ballast');
  const fill = () => {
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, new Uint8Array(bavail * bsize));
  };
  return { fill, makeRoom: () => rmSync(ballast) };
}

async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = createDataFolder();
  const disk = mountDisk(folder);
  return { ...(await openTested(folder)), ...disk };
}

const DISKS = { 'a limit of pages': limitPages, ...(process.getuid?.() === 0 && { 'a small disk': mountSmallDisk }) };

const BODY = {
  game: 'kingdomino',
  options: { seats: 2, variants: [], tiebreak: 'crowns' },
  seats: [
    { kind: 'me', name: 'Оля' },
    { kind: 'bot', bot: 'quick' },
  ],
  clock: { kind: 'none' },
} satisfies Parameters<StillServer['service']['people']['create']>[1];
const SESSION = 'a'.repeat(64);

describe.each(Object.entries(DISKS))('without room: %s', (_, create) => {
  it('nothing is acknowledged, everything is read, and play goes on when there is room', async () => {
    const { store, logs, deaths, fill, makeRoom } = await create();
    const server = await StillServer.start({ store, dealing: SIMULATED_DEALING });
    const first = await server.service.people.create(SESSION, BODY);
    if (typeof first === 'string') throw new Error(first);
    fill();
    let created = 0;
    let answer = await server.service.people.create(SESSION, BODY);
    // Some pages and the end of the log have room for a few more.
    for (; typeof answer !== 'string' && created < 1000; created++)
      answer = await server.service.people.create(SESSION, BODY);
    expect(answer).toBe('unavailable');
    expect(await server.service.people.create(SESSION, BODY)).toBe('unavailable');
    expect(logs).toEqual([{ level: 'error', event: 'disk-full' }]);
    expect(server.logs.at(-1)).toMatchObject({ level: 'error', event: 'append-failed' });
    expect(await server.service.news(SESSION, first.table, SPECTATOR, 0)).toHaveProperty('view');
    expect(await store.entries(first.table, 0)).not.toEqual([]);
    makeRoom();
    expect(await server.service.people.create(SESSION, BODY)).toHaveProperty('table');
    expect(logs.at(-1)).toEqual({ level: 'info', event: 'disk-has-room' });
    expect(deaths).toEqual([]);
    server.service.stop();
  });
});

if (process.getuid?.() === 0)
  it('a start without room says so, for a new database and an old one', async () => {
    const folder = createDataFolder();
    const disk = mountDisk(folder);
    disk.fill();
    expect(await openFaulty(folder)).toEqual({ fault: 'full' });
    disk.makeRoom();
    await (await openTested(folder)).store.close();
    disk.fill();
    expect(await openFaulty(folder)).toEqual({ fault: 'full' });
    disk.makeRoom();
    await (await openTested(folder)).store.close();
  });
