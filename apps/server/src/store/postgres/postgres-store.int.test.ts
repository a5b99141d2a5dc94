import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeAccounts } from '../../../test/account-contract.ts';
import { firstMigrations, laterMigrations } from '../../../test/migrations.ts';
import { PostgresServer } from '../../../test/postgres-server.ts';
import { describeStore } from '../../../test/store-contract.ts';
import type { NewEntry, Store } from '../../ports/store.ts';
import { NotStoredError } from '../../ports/store.ts';
import { readMigrations } from '../migrations.ts';
import { isStoreFault, type StoreFault } from '../store-fault.ts';
import { openPostgres, type PostgresStore } from './postgres-store.ts';
import { POSTGRES_MIGRATIONS } from './schema.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.close());

const urls = new WeakMap<Store, string>();

async function open(url: string, migrations?: string): Promise<PostgresStore> {
  const store = await openPostgres(url, { log: () => {}, ...(migrations !== undefined && { migrations }) });
  if (isStoreFault(store)) throw new Error(JSON.stringify(store));
  onTestFinished(() => store.close().catch(() => undefined));
  urls.set(store, url);
  return store;
}

const create = async () => open(await postgres.createDatabase());
/** Another node, while the first still serves. */
const again = (store: Store) => open(urls.get(store)!);

function entryOf(table: string, entry: number, command: string, change: Partial<NewEntry> = {}): NewEntry {
  return { table, entry, command, text: '{}', atMs: 0, dueMs: undefined, ...change };
}

// First: with many databases the end of PostgreSQL takes seconds.
describe('PostgreSQL that goes away', () => {
  it('takes no process along, whatever was on its way, and stores all or nothing of it', async () => {
    const store = await create();
    const results: string[] = [];
    const flood = async (table: string) => {
      for (let entry = 0; ; entry++) {
        const result = await store
          .append(entryOf(table, entry, `c${entry}`, { places: [{ seat: 0, name: `${entry}` }] }))
          .then(
            () => 'stored',
            (error: unknown) => (error instanceof NotStoredError ? 'not stored' : 'unknown'),
          );
        results.push(result);
        if (result !== 'stored') return { table, entry, result };
      }
    };
    const floods = Array.from({ length: 12 }, (_, number) => flood(`table-${number}`));
    await expect.poll(() => results.length).toBeGreaterThan(100);
    await postgres.crash();
    const ends = await Promise.all(floods);
    await postgres.startAgain();
    for (const { table, entry, result } of ends) {
      const count = (await store.entries(table, 0)).length;
      expect(count - entry).toBe(result === 'not stored' ? 0 : Math.min(1, Math.max(0, count - entry)));
      expect(await store.places(table)).toEqual([{ seat: 0, name: `${count - 1}` }]);
    }
  });

  it('says that nothing was stored if the database is away, and goes on when it is back', async () => {
    const store = await create();
    await store.append(entryOf('a', 0, 'create'));
    await postgres.stop();
    await expect(store.append(entryOf('a', 1, 'turn'))).rejects.toBeInstanceOf(NotStoredError);
    await expect(store.entries('a', 0)).rejects.toBeInstanceOf(NotStoredError);
    await postgres.startAgain();
    await expect.poll(() => store.append(entryOf('a', 1, 'turn')).catch(() => 'away')).toBe('stored');
  });
});

describeStore('PostgreSQL', create, again);
describeAccounts('PostgreSQL', create, again);

describe('a store in PostgreSQL', () => {
  it('stores one of all rivals for every number, from whatever node they come', async () => {
    const first = await create();
    const nodes = [first, await again(first), await again(first)];
    await first.append(entryOf('a', 0, 'create'));
    for (let entry = 1; entry <= 5; entry++) {
      const rivals = Array.from({ length: 12 }, (_, n) =>
        nodes[n % 3]!.append(entryOf('a', entry, `${entry}-${n % 6}`)),
      );
      const results = await Promise.all(rivals);
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    }
    expect((await first.entries('a', 0)).map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('commits to the disk, whatever the database is set to', async () => {
    const store = await create();
    await postgres.ask(
      urls.get(store)!,
      `ALTER DATABASE ${new URL(urls.get(store)!).pathname.slice(1)} SET synchronous_commit = off`,
    );
    const other = await again(store);
    const seen = `CREATE FUNCTION seen() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF current_setting('synchronous_commit') <> 'on' THEN RAISE 'not synced'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER seen BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION seen()`;
    await postgres.ask(urls.get(store)!, seen);
    expect(await other.append(entryOf('a', 0, 'create'))).toBe('stored');
  });

  it('leaves open what happened if the connection is lost while it commits', async () => {
    const store = await create();
    const url = urls.get(store)!;
    // A constraint that is checked by the commit, and takes the connection away there.
    const cut = `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION cut()`;
    await postgres.ask(url, cut);
    const failure = await store.append(entryOf('a', 0, 'create')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(NotStoredError);
    await postgres.ask(url, 'DROP TRIGGER cut ON entries');
    expect(await store.append(entryOf('a', 0, 'create'))).toBe('stored');
  });

  it('gives a new revision to every change of a table, its people included', async () => {
    const store = await create();
    const seen = new Set<string | undefined>();
    const changes = [
      () => store.append(entryOf('a', 0, 'create', { places: [{ seat: 0, session: 's' }] })),
      () => store.append(entryOf('a', 1, 'turn')),
      () => store.putPlaces('a', [{ seat: 0, session: 's', name: 'Оля' }]),
      () => store.putLinks('a', [{ kind: 'code', hash: 'c' }]),
      () => store.putLinks('a', [{ kind: 'code' }]),
      () => store.addGuest('a', { session: 'g', right: 'watch' }),
      () => store.beat(9, [{ table: 'a', entry: 0, atMs: 7 }]),
      () => store.forget('s'),
    ];
    for (const change of changes) {
      await change();
      seen.add((await store.revisions(['a', 'b'])).get('a'));
    }
    expect(seen.size).toBe(changes.length);
    expect([...(await store.revisions(['b']))]).toEqual([]);
  });

  it('reads a table at one moment as it does part by part', async () => {
    const store = await create();
    const place = { seat: 0, session: 's', name: 'Оля "1"\\', ticket: 't', ticketUntilMs: 1234.000_000_1 };
    await store.append(entryOf('a', 0, 'create', { places: [place, { seat: 1 }] }));
    await store.append({ ...entryOf('a', 1, 'turn'), text: '{"a":"\\u0007 ö 🎲"}' });
    await store.putLinks('a', [
      { kind: 'watch', hash: 'w' },
      { kind: 'code', hash: 'c' },
    ]);
    await store.addGuest('a', { session: 'g', right: 'watch' });
    for (const [table, from] of [
      ['a', 0],
      ['a', 1],
      ['a', 2],
      ['none', 0],
    ] as const)
      expect(await store.tableRows(table, from)).toEqual({
        entries: await store.entries(table, from),
        places: await store.places(table),
        links: await store.links(table),
        guests: await store.guests(table),
        notes: [],
      });
  });

  it('forgets again who was forgotten, if a restored database knows them', async () => {
    const store = await create();
    const url = urls.get(store)!;
    await store.addSession('s');
    await store.forget('s');
    await postgres.ask(url, `INSERT INTO sessions VALUES ('s')`);
    expect(await store.hasSession('s')).toBe(true);
    expect(await (await again(store)).hasSession('s')).toBe(false);
  });
});

describe('the schema', () => {
  const next = readMigrations(POSTGRES_MIGRATIONS).length + 1;

  it('is made once by nodes that start together', async () => {
    const url = await postgres.createDatabase();
    const stores = await Promise.all([open(url), open(url), open(url)]);
    expect(await Promise.all(stores.map((store) => store.servedMs()))).toEqual([0, 0, 0]);
  });

  it('takes a program of the version before while it only grows', async () => {
    const url = await postgres.createDatabase();
    const later = laterMigrations('ALTER TABLE tables ADD COLUMN more TEXT');
    await open(url, later);
    const store = await open(url);
    expect(await store.append(entryOf('a', 0, 'create'))).toBe('stored');
  });

  it('takes the program of an older release that is still there, whose changes newer nodes notice', async () => {
    const url = await postgres.createDatabase();
    const older = await open(url, firstMigrations(2));
    expect(await older.append(entryOf('a', 0, 'create'))).toBe('stored');
    const newer = await open(url);
    const before = (await newer.revisions(['a'])).get('a');
    expect(await older.append(entryOf('a', 1, 'x'))).toBe('stored');
    expect((await newer.revisions(['a'])).get('a')).not.toBe(before);
    // Also one that starts only now: that is the way back.
    expect(await (await open(url, firstMigrations(2))).append(entryOf('a', 2, 'y'))).toBe('stored');
    expect(await newer.entries('a', 0)).toHaveLength(3);
  });

  it('refuses a program that is too old for it, and changes nothing', async () => {
    const url = await postgres.createDatabase();
    await open(url, laterMigrations(`UPDATE schema_version SET oldest = ${next}`));
    const fault = (await openPostgres(url, { log: () => {} })) as StoreFault;
    expect(fault).toEqual({ fault: 'newer', version: next });
  });

  it('is left as it was by a migration that fails', async () => {
    const url = await postgres.createDatabase();
    const broken = laterMigrations('CREATE TABLE more (a INTEGER); SELECT 1 / 0');
    expect(await openPostgres(url, { log: () => {}, migrations: broken })).toMatchObject({ fault: 'unusable' });
    const [row] = await postgres.ask(url, `SELECT count(*) AS n FROM pg_tables WHERE schemaname = 'public'`);
    expect(row).toEqual({ n: '0' });
  });
});
