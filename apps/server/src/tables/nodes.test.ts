import { createRng, SPECTATOR } from '@crownhold/core';
import type { TableNews } from '@crownhold/protocol';
import { describe, expect, it, vi } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { type StillClient, StillServer } from '../../test/still-server.ts';
import { MemoryStore } from '../store/memory-store.ts';

const KINGDOMINO = { game: 'kingdomino', options: { seats: 2, variants: [], tiebreak: 'crowns' } };
const dealing = SIMULATED_DEALING;
const POLL_MS = 1000;

/** Two nodes on one store without hints, and a game that was begun at the first. */
async function openNodes({ isShared = true } = {}) {
  const store = new MemoryStore();
  const common = { store, dealing, ...(isShared && { heads: store }) };
  const here = await StillServer.start(common);
  const there = await StillServer.start({ ...common, seed: 5 });
  return { store, here, there, table: await SeatedTable.open(here, KINGDOMINO) };
}

async function watch(server: StillServer, table: string, seat: number): Promise<StillClient> {
  const client = await server.connect(sessionOfSeat(seat));
  await client.say({ kind: 'subscribe', table, viewer: seat });
  return client;
}

function newsOf({ frames }: StillClient): readonly TableNews[] {
  return frames.map((frame) => JSON.parse(frame)).filter(({ kind }) => kind === 'table');
}

async function playAtFirst(table: SeatedTable, seed = 1) {
  const { view } = await table.news();
  return table.submit(await table.turn(view.asked[0]!.seat, createRng(seed)));
}

function rowsIn(store: MemoryStore, table: string) {
  return store.entriesNow(table, 0).filter(({ text }) => text.includes('"kind":"row"'));
}

describe('nodes that share a store', () => {
  it('hear of each other within a second, though no hint comes', async () => {
    const { there, table } = await openNodes();
    const client = await watch(there, table.id, 1);
    await playAtFirst(table);
    expect(newsOf(client).at(-1)?.view.version).toBe(1);
    await there.pass(POLL_MS);
    expect(
      newsOf(client)
        .at(-1)
        ?.rows.map(({ version }) => version),
    ).toEqual([2]);
  });

  it('ask the store for nothing if no other node can change it', async () => {
    const { there, table } = await openNodes({ isShared: false });
    const client = await watch(there, table.id, 1);
    await playAtFirst(table);
    await there.pass(5 * POLL_MS);
    expect(newsOf(client)).toHaveLength(1);
  });

  it('read a table once more after it is loaded, and then only what has changed', async () => {
    const { store, there, table } = await openNodes();
    await watch(there, table.id, 1);
    await there.pass(POLL_MS);
    const entries = vi.spyOn(store, 'entries');
    await there.pass(10 * POLL_MS);
    expect(entries).not.toHaveBeenCalled();
  });

  it('tell a client that comes from another node no older table than it knows', async () => {
    const { there, table } = await openNodes();
    await watch(there, table.id, 1);
    await playAtFirst(table);
    const news = await there.service.news(sessionOfSeat(0), table.id, SPECTATOR, 2);
    expect(news).toMatchObject({ rows: [], view: { version: 2 } });
  });

  it('tell nothing at all while they cannot find out', async () => {
    const { store, there, table } = await openNodes();
    await watch(there, table.id, 1);
    await playAtFirst(table);
    vi.spyOn(store, 'entries').mockRejectedValue(new Error('connection lost'));
    expect(await there.service.news(sessionOfSeat(0), table.id, SPECTATOR, 2)).toBe('unavailable');
    expect(await there.service.news('stranger', table.id, SPECTATOR, 0)).toBe('unavailable');
  });

  it('decide a turn at the head, not at what they had heard', async () => {
    const { store, there, table } = await openNodes();
    await watch(there, table.id, 0);
    await playAtFirst(table);
    const { view } = await table.news();
    const turn = await table.turn(view.asked[0]!.seat, createRng(2));
    expect(await there.service.command(sessionOfSeat(turn.seat), turn)).toMatchObject({ kind: 'accepted', version: 3 });
    expect(rowsIn(store, table.id)).toHaveLength(3);
  });

  it('store one of two turns that race', async () => {
    const { store, here, there, table } = await openNodes();
    await watch(there, table.id, 0);
    const { view } = await table.news();
    const { seat } = view.asked[0]!;
    const turns = [await table.turn(seat, createRng(2)), await table.turn(seat, createRng(9))];
    const answers = await Promise.all([
      here.service.command(sessionOfSeat(seat), turns[0]!),
      there.service.command(sessionOfSeat(seat), turns[1]!),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['accepted', 'stale']);
    expect(rowsIn(store, table.id)).toHaveLength(2);
  });
});

describe('people at nodes that share a store', () => {
  it('lose a seat at every node once it is another device’s', async () => {
    const { here, there, table } = await openNodes();
    const old = await watch(there, table.id, 1);
    const link = await here.service.people.makeMoveLink(sessionOfSeat(1), table.id, 1);
    if (typeof link === 'string') throw new Error(link);
    expect(await here.service.people.move('another-device', table.id, link.secret)).toEqual({ seat: 1 });
    const heard = old.frames.length;
    await there.pass(POLL_MS);
    expect(old.frames.slice(heard).map((frame) => JSON.parse(frame))).toEqual([
      { kind: 'error', code: 'not-your-seat', table: table.id, viewer: 1 },
    ]);
  });

  it('cannot play a seat that another node has given away, however fresh the memory of this one', async () => {
    const { store, here, there, table } = await openNodes();
    await watch(there, table.id, 0);
    const { view } = await table.news();
    const { seat } = view.asked[0]!;
    const turn = await table.turn(seat, createRng(2));
    const link = await here.service.people.makeMoveLink(sessionOfSeat(seat), table.id, seat);
    if (typeof link === 'string') throw new Error(link);
    await here.service.people.move('another-device', table.id, link.secret);
    const answer = await there.service.command(sessionOfSeat(seat), turn);
    expect(answer).toEqual({ kind: 'refused', code: 'not-your-seat' });
    expect(rowsIn(store, table.id)).toHaveLength(1);
  });

  it('are known at every node as soon as they sit, enter or follow a link', async () => {
    const store = new MemoryStore();
    const nodes = [
      await StillServer.start({ store, heads: store, dealing }),
      await StillServer.start({ store, heads: store, dealing, seed: 5 }),
    ];
    const [here, there] = nodes.map(({ service }) => service.people) as [
      (typeof nodes)[0]['service']['people'],
      (typeof nodes)[0]['service']['people'],
    ];
    const seats = [{ kind: 'me', name: 'Anna' } as const, { kind: 'free' } as const];
    const created = await here.create('anna', { ...KINGDOMINO, seats, clock: { kind: 'none' } });
    if (typeof created === 'string') throw new Error(created);
    const { table } = created;
    expect(await there.rename('anna', table, 0, 'Ann')).toBeUndefined();
    const link = await here.makeLink('anna', table, 'invite');
    if (typeof link === 'string') throw new Error(link);
    expect(await there.sit('olga', table, { invite: created.invite, name: 'Olga' })).toBe('wrong-link');
    expect(await there.sit('olga', table, { invite: link.secret, name: 'Ann' })).toEqual({ seat: 1 });
    expect(await here.rename('olga', table, 1, 'Olga')).toBeUndefined();
    expect((await store.places(table)).map(({ name }) => name)).toEqual(['Ann', 'Olga']);
    expect(await nodes[0]!.service.news('olga', table, 1, 0)).toMatchObject({ view: { viewer: 1 } });
  });

  it('are forgotten at every node', async () => {
    const { here, there, table } = await openNodes();
    const gone = await watch(there, table.id, 1);
    await here.service.people.forget(sessionOfSeat(1));
    await there.pass(POLL_MS);
    expect(JSON.parse(gone.frames.at(-1)!)).toMatchObject({ kind: 'error', code: 'not-your-seat' });
  });
});

describe('time of service at several nodes', () => {
  it('is that of the node that is furthest, and never goes back', async () => {
    const store = new MemoryStore();
    const first = await StillServer.start({ store, heads: store, dealing });
    await first.pass(10_000);
    const second = await StillServer.start({ store, heads: store, dealing, startMs: 500 });
    await second.pass(2000);
    expect(await store.servedMs()).toBe(12_000);
    await first.pass(2000);
    await second.pass(2000);
    expect(await store.servedMs()).toBe(14_000);
  });
});
