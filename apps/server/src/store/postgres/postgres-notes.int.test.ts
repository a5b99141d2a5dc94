import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PostgresServer } from '../../../test/postgres-server.ts';
import { isStoreFault } from '../store-fault.ts';
import { PostgresNotes } from './postgres-notes.ts';
import { openPostgres } from './postgres-store.ts';

const DAY_MS = 86_400_000;
const TABLE = 'a';

describe('notes that nodes share', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(() => postgres.close());

  async function open() {
    const url = await postgres.createDatabase();
    const store = await openPostgres(url, { log: () => {} });
    if (isStoreFault(store)) throw new Error(JSON.stringify(store));
    const nodes = [new PostgresNotes(url, () => {}), new PostgresNotes(url, () => {})] as const;
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.close().catch(() => undefined)));
      await store.close();
    });
    await store.append({ table: TABLE, entry: 0, command: 'create', text: '{}', atMs: 0, dueMs: undefined });
    const revision = async () => (await store.revisions([TABLE])).get(TABLE);
    return { url, store, nodes, revision };
  }

  it('are read by all, the latest of a key, and every change is a revision of the table', async () => {
    const { nodes, revision } = await open();
    const [one, other] = nodes;
    const revisions = [await revision()];
    await one.put(TABLE, [{ key: 'rematch:0', text: 'x', lifeMs: DAY_MS }]);
    revisions.push(await revision());
    await other.put(TABLE, [{ key: 'rematch:0', text: 'y', lifeMs: DAY_MS }]);
    revisions.push(await revision());
    expect(await one.read(TABLE)).toEqual([{ key: 'rematch:0', text: 'y' }]);
    await one.drop(TABLE, ['rematch:0', 'rematch:1']);
    revisions.push(await revision());
    expect(await other.read(TABLE)).toEqual([]);
    expect(new Set(revisions).size).toBe(revisions.length);
  });

  it('end with their life, or with their node, which others notice', async () => {
    const { url, nodes, revision } = await open();
    const [one, other] = nodes;
    const here = { key: `here:0:${one.node}`, text: '', lifeMs: DAY_MS, endsWithNode: true };
    // A node that nobody knows leaves no note behind.
    await expect(one.put(TABLE, [here])).rejects.toThrow('notes_node_fkey');
    expect([await one.beat(), await one.beat()]).toEqual([false, true]);
    await one.put(TABLE, [here, { key: 'sign:0', text: 'clap 5', lifeMs: 0 }]);
    expect((await other.read(TABLE)).map(({ key }) => key)).toEqual([here.key]);
    const before = await revision();
    await postgres.ask(url, `UPDATE nodes SET alive_until = now() - interval '1 second'`);
    expect(await other.read(TABLE)).toEqual([]);
    await other.beat();
    expect(await revision()).not.toBe(before);
    expect(await postgres.ask(url, 'SELECT key FROM notes')).toEqual([]);
    // It was only paused: it learns that its notes are gone.
    expect(await one.beat()).toBe(false);
  });

  it('that say who somebody was are forgotten with the session', async () => {
    const { store, nodes } = await open();
    await nodes[0].put(TABLE, [
      { key: 'claim:olga', text: '{"name":"Olga"}', lifeMs: DAY_MS },
      { key: 'claim:ivan', text: '{}', lifeMs: DAY_MS },
    ]);
    await store.forget('olga');
    expect((await nodes[0].read(TABLE)).map(({ key }) => key)).toEqual(['claim:ivan']);
  });

  it('are lost in a crash of the database, after which nodes find that out', async () => {
    const { nodes } = await open();
    const [one] = nodes;
    await one.beat();
    await one.put(TABLE, [{ key: `here:0:${one.node}`, text: '', lifeMs: DAY_MS, endsWithNode: true }]);
    await postgres.crash();
    await postgres.startAgain();
    await expect.poll(() => one.read(TABLE).catch(() => 'away')).toEqual([]);
    expect(await one.beat()).toBe(false);
  });
});
