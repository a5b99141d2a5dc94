import { createRng } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import type { Heads } from '../ports/heads.ts';
import type { Hints } from '../ports/hints.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ServiceTime } from './service-time.ts';

const POLL_MS = 1000;

/** Revisions as a shared store has them. */
function headsOf(store: MemoryStore): Heads {
  return {
    async revisions(tables) {
      const read = async (table: string) => {
        const parts = [store.entries(table, 0), store.places(table), store.links(table), store.guests(table)];
        return [table, JSON.stringify(await Promise.all<unknown>(parts))] as const;
      };
      return new Map(await Promise.all(tables.map(read)));
    },
    tableRows: (table, from) => store.tableRows(table, from),
  };
}

/** Hints that arrive at once at everybody else, unless they are lost. */
class LocalHints {
  readonly #nodes: ((table: string) => void)[] = [];
  areLost = false;

  node(): Hints {
    let own = (_table: string) => {};
    return {
      publish: (table) => {
        if (!this.areLost) for (const hear of this.#nodes) if (hear !== own) hear(table);
      },
      listen: (hear) => {
        own = hear;
        this.#nodes.push(hear);
        return () => {};
      },
    };
  }
}

/** A table that is played at one node, while another has it in memory too. */
async function openAtTwoNodes(areHintsLost = false) {
  const store = new MemoryStore();
  const hints = new LocalHints();
  hints.areLost = areHintsLost;
  const start = (seed: number) => {
    const nodes = { heads: headsOf(store), hints: hints.node() };
    return StillServer.start({ store, dealing: SIMULATED_DEALING, seed, ...nodes });
  };
  const here = await start(1);
  const there = await start(2);
  const table = await SeatedTable.open(here, { game: 'kingdomino', options: { seats: 2 } });
  const news = async (seat: number, since?: number) => there.service.news(sessionOfSeat(seat), table.id, seat, since);
  await news(0);
  return { store, hints, here, there, table, news };
}

async function play(table: SeatedTable, seed = 3) {
  const { view } = await table.news();
  const message = await table.turn(view.asked[0]!.seat, createRng(seed));
  return { message, answer: await table.submit(message) };
}

describe('a table at two nodes', () => {
  it('is told at the other node by a hint', async () => {
    const { there, table, news } = await openAtTwoNodes();
    const client = await there.connect(sessionOfSeat(1));
    await client.say({ kind: 'subscribe', table: table.id, viewer: 1 });
    const before = client.frames.length;
    await play(table);
    await there.pass(0);
    expect(client.frames.length).toBeGreaterThan(before);
    expect(await news(1)).toMatchObject({ view: { version: table.version } });
  });

  it('is told there by the poll if every hint is lost', async () => {
    const { there, table, news } = await openAtTwoNodes(true);
    await there.pass(POLL_MS);
    await play(table);
    await there.pass(0);
    expect(await news(1)).toMatchObject({ view: { version: table.version - 1 } });
    await there.pass(POLL_MS);
    expect(await news(1)).toMatchObject({ view: { version: table.version } });
  });

  it('is known there up to the version that a client has seen here', async () => {
    const { table, news } = await openAtTwoNodes(true);
    await play(table);
    expect(await news(1, table.version)).toMatchObject({ view: { version: table.version } });
  });

  it('takes a turn there that answers what only this node has told', async () => {
    const { there, table } = await openAtTwoNodes(true);
    await play(table);
    const { view } = await table.news();
    const { seat } = view.asked[0]!;
    const message = await table.turn(seat, createRng(4));
    expect(await there.service.command(sessionOfSeat(seat), message)).toMatchObject({ kind: 'accepted' });
  });

  it('stores one of two rival turns, and both nodes know which', async () => {
    const { store, there, table, news } = await openAtTwoNodes(true);
    const { view } = await table.news();
    const { seat } = view.asked[0]!;
    const rivals = [await table.turn(seat, createRng(5)), await table.turn(seat, createRng(6))] as const;
    const count = (await store.entries(table.id, 0)).length;
    const answers = await Promise.all([
      table.server.service.command(sessionOfSeat(seat), rivals[0]),
      there.service.command(sessionOfSeat(seat), rivals[1]),
    ]);
    expect(answers.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    expect(await store.entries(table.id, 0)).toHaveLength(count + 1);
    await table.server.pass(POLL_MS);
    await there.pass(POLL_MS);
    const [one, other] = [await table.news(0), await news(0)];
    expect(other).toMatchObject({ view: { version: one.view.version, view: one.view.view } });
  });

  it('is not shown there any more to a session whose seat was taken away here', async () => {
    const { there, here, table } = await openAtTwoNodes();
    // The other one is asked, and plays on.
    const seat = 1 - (await table.news()).view.asked[0]!.seat;
    const session = sessionOfSeat(seat);
    const client = await there.connect(session);
    await client.say({ kind: 'subscribe', table: table.id, viewer: seat });
    expect(await here.service.people.forget(session)).toBeUndefined();
    await there.pass(0);
    expect(JSON.parse(client.frames.at(-1)!)).toMatchObject({ kind: 'error', code: 'not-your-seat', viewer: seat });
    const told = client.frames.length;
    await play(table);
    await there.pass(POLL_MS);
    expect(client.frames).toHaveLength(told);
    expect(await there.service.news(session, table.id, seat, undefined)).toBe('unknown-table');
  });

  it('knows a guest there who has entered here', async () => {
    const { there, here, store } = await openAtTwoNodes(true);
    const created = await here.service.people.create('host', {
      game: 'kingdomino',
      options: { seats: 2 },
      seats: [{ kind: 'me' }, { kind: 'free' }],
      clock: { kind: 'none' },
    });
    if (typeof created === 'string') throw new Error(created);
    expect(await there.service.news('guest', created.table, -1, undefined)).toBe('unknown-table');
    expect(await here.service.people.enter('guest', created.table, { watch: created.watch })).toBeUndefined();
    expect(await store.guests(created.table)).toHaveLength(1);
    expect(await there.service.news('guest', created.table, -1, undefined)).toMatchObject({ kind: 'table' });
  });
});

describe('time of service of several nodes', () => {
  it('goes on from whoever is ahead, and never back', () => {
    const clock = { now: 1000 };
    const time = new ServiceTime({ nowMs: () => clock.now }, 5000);
    time.advance(4000);
    expect(time.nowMs()).toBe(5000);
    time.advance(7000);
    expect(time.nowMs()).toBe(7000);
    clock.now += 10;
    expect(time.nowMs()).toBe(7010);
  });

  it('is taken over from beats and from entries of others', async () => {
    const { store, there, table, here } = await openAtTwoNodes();
    await here.pass(60_000);
    await play(table);
    /** When the other node thinks that it plays. */
    const playThere = async () => {
      const { seat } = (await table.news()).view.asked[0]!;
      await there.service.command(sessionOfSeat(seat), await table.turn(seat, createRng(7)));
      await here.pass(0);
      await table.catchUp();
      return (JSON.parse((await store.entries(table.id, 0)).at(-1)!.text) as { readonly at: number }).at;
    };
    expect(await playThere()).toBeGreaterThanOrEqual(60_000);
    await store.beat(90_000, []);
    await there.pass(2000);
    expect(await playThere()).toBeGreaterThanOrEqual(90_000);
  });
});
