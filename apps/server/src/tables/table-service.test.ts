import { createRng, SPECTATOR } from '@crownhold/core';
import type { SubmitMessage, TableNews } from '@crownhold/protocol';
import { describe, expect, it, vi } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { type NewEntry, NotStoredError } from '../ports/store.ts';
import { MemoryStore } from '../store/memory-store.ts';

const KINGDOMINO = { game: 'kingdomino', options: { seats: 2, variants: [], tiebreak: 'crowns' } };
const COLOURS = { game: 'colours', options: { seats: 2, map: 'first' } };
const TURN = { kind: 'turn', turnMs: 30_000 } as const;
const NONE = { kind: 'none' } as const;
const ME = { kind: 'me' } as const;
const dealing = SIMULATED_DEALING;

async function startServer(store = new MemoryStore(), more: Partial<Parameters<typeof StillServer.start>[0]> = {}) {
  return { store, server: await StillServer.start({ store, dealing, ...more }) };
}

async function openTable(options: Parameters<typeof SeatedTable.open>[1], store = new MemoryStore()) {
  const { server } = await startServer(store);
  return { store, server, table: await SeatedTable.open(server, options) };
}

async function nextTurn(table: SeatedTable, seed = 1): Promise<SubmitMessage> {
  const { view } = await table.news();
  return table.turn(view.asked[0]!.seat, createRng(seed));
}

function rowsIn(store: MemoryStore, table: string) {
  return store.entriesNow(table, 0).filter(({ text }) => text.includes('"kind":"row"'));
}

describe('a new table', () => {
  it.each([
    ['a game that does not exist', { game: 'chess' }, 'unknown-game'],
    ['options that the game refuses', { options: { seats: 2, variants: ['none-such'] } }, 'bad-options'],
    ['another number of seats than its options', { seats: [ME] }, 'bad-options'],
    ['a bot that does not exist', { seats: [ME, { kind: 'bot' as const, bot: 'deep-blue' }] }, 'bad-options'],
    ['bots alone', { seats: [1, 2].map(() => ({ kind: 'bot' as const, bot: 'quick' })) }, 'bad-options'],
    ['a name that turns the line around', { seats: [{ kind: 'me' as const, name: 'a\u202eb' }, ME] }, 'bad-name'],
  ])('is refused with %s', async (_, change, code) => {
    const { server } = await startServer();
    const body = { ...KINGDOMINO, seats: [ME, ME], clock: NONE, ...change };
    expect(await server.service.people.create('s', body)).toBe(code);
  });
});

describe('a command', () => {
  it('gets the same answer again, and makes one row', async () => {
    const { store, table } = await openTable({ ...KINGDOMINO, signers: [0, 1] });
    const message = table.sign(await nextTurn(table));
    const answer = await table.submit(message);
    expect(answer).toMatchObject({ kind: 'accepted', version: 2 });
    await table.submit(table.sign(await nextTurn(table)));
    expect(await table.submit(message)).toEqual(answer);
    expect(rowsIn(store, table.id)).toHaveLength(3);
  });

  it('with the id of another one is refused', async () => {
    const { table } = await openTable(KINGDOMINO);
    const message = await nextTurn(table);
    await table.submit(message);
    expect(await table.submit({ ...message, turn: 'take 1' })).toEqual({ kind: 'refused', code: 'id-reused' });
  });

  it('of a session that does not hold the seat is refused', async () => {
    const { server, table } = await openTable(KINGDOMINO);
    const message = await nextTurn(table);
    expect(await server.service.command('stranger', message)).toEqual({ kind: 'refused', code: 'unknown-table' });
    const other = await server.service.command(sessionOfSeat(1 - message.seat), message);
    expect(other).toEqual({ kind: 'refused', code: 'not-your-seat' });
  });

  it('that comes late never plays the next turn of a seat that is asked twice running', async () => {
    const { table } = await openTable(COLOURS);
    const take = await nextTurn(table);
    await table.submit(take);
    const copy = { ...take, commandId: 'another-id-of-its-own' };
    expect((await table.news()).view.asked.map(({ seat }) => seat)).toContain(take.seat);
    expect(await table.submit(copy)).toEqual({ kind: 'stale', version: 2 });
  });

  it('is decided at the head while its seat is asked, whatever others did meanwhile', async () => {
    const { table } = await openTable(COLOURS);
    for (let turn = 0; (await table.news()).view.asked.length < 2; turn++)
      await table.submit(await nextTurn(table, turn));
    const { view } = await table.news();
    const [mine, other] = await Promise.all(view.asked.map(({ seat }) => table.turn(seat, createRng(3))));
    expect(await table.submit(other!)).toMatchObject({ kind: 'accepted' });
    expect(await table.submit(mine!)).toMatchObject({ kind: 'accepted' });
  });

  it('with a wrong seal, number or signature is refused and changes nothing', async () => {
    const { store, table } = await openTable({ ...KINGDOMINO, signers: [0, 1] });
    const message = table.sign(await nextTurn(table));
    const zeros = '0'.repeat(128);
    const bad = { seal: zeros.slice(64), element: zeros.slice(64), signature: zeros };
    for (const [field, value] of Object.entries(bad)) {
      const answer = await table.submit({ ...message, signed: { ...message.signed!, [field]: value } });
      expect(answer).toEqual({ kind: 'refused', code: `wrong-${field}` });
    }
    expect(await table.submit({ ...message, signed: { ...message.signed!, seen: 99 } })).toMatchObject({
      code: 'wrong-seen',
    });
    expect(rowsIn(store, table.id)).toHaveLength(1);
    expect(await table.submit(message)).toMatchObject({ kind: 'accepted' });
  });
});

describe('a store that fails', () => {
  it.each(['before', 'after'] as const)('%s the row was stored: it is looked up, and stored once', async (when) => {
    const { store, table } = await openTable(KINGDOMINO);
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementationOnce(async (entry) => {
      if (when === 'after') await append(entry);
      throw new Error('input/output error');
    });
    expect(await table.submit(await nextTurn(table))).toMatchObject({ kind: 'accepted', version: 2 });
    expect(rowsIn(store, table.id)).toHaveLength(2);
  });

  it('and stores the row only later: still there is one', async () => {
    const { store, table } = await openTable(KINGDOMINO);
    const append = store.append.bind(store);
    let isLate = true;
    vi.spyOn(store, 'append').mockImplementation(async (entry) => {
      if (!isLate) return append(entry);
      isLate = false;
      // It arrives just before the second try does.
      queueMicrotask(() => void append(entry));
      throw new Error('input/output error');
    });
    expect(await table.submit(await nextTurn(table))).toMatchObject({ kind: 'accepted', version: 2 });
    expect(rowsIn(store, table.id)).toHaveLength(2);
  });

  it('because it is full: nothing is acknowledged or told, reading goes on, and so does play once there is room', async () => {
    const { server, store, table } = await openTable(KINGDOMINO);
    const client = await server.connect('nobody');
    await client.say({ kind: 'subscribe', table: table.id, viewer: SPECTATOR });
    const told = client.frames.length;
    const full = vi.spyOn(store, 'append').mockRejectedValue(new NotStoredError('no room'));
    const message = await nextTurn(table);
    expect(await table.submit(message)).toEqual({ kind: 'refused', code: 'unavailable' });
    expect(client.frames).toHaveLength(told);
    expect((await table.news()).view.version).toBe(1);
    full.mockRestore();
    expect(await table.submit(message)).toMatchObject({ kind: 'accepted', version: 2 });
    expect(client.frames.length).toBeGreaterThan(told);
  });
});

describe('a subscription', () => {
  it('resumed from any version brings the rows since, byte for byte as they were told live', async () => {
    const { server, table } = await openTable({ ...COLOURS, signers: [0] });
    const viewers = [0, 1, SPECTATOR];
    const sessionOf = (viewer: number) => (viewer < 0 ? 'nobody' : sessionOfSeat(viewer));
    const live = await Promise.all(viewers.map((viewer) => server.connect(sessionOf(viewer))));
    for (const [index, client] of live.entries())
      await client.say({ kind: 'subscribe', table: table.id, viewer: viewers[index], since: 0 });
    for (let turn = 0; turn < 14; turn++) await table.submit(table.sign(await nextTurn(table, turn)));
    for (const [index, client] of live.entries()) {
      const news = client.frames.map((frame) => JSON.parse(frame) as TableNews).filter(({ kind }) => kind === 'table');
      const rows = news.flatMap((each) => each.rows.map((row) => JSON.stringify(row)));
      expect(rows).toHaveLength(15);
      for (let since = 0; since <= 15; since++) {
        const resumed = await table.news(viewers[index], since);
        expect(resumed.rows.map((row) => JSON.stringify(row))).toEqual(rows.slice(since));
        expect(resumed.view).toMatchObject({ version: 15 });
      }
    }
  });

  it('names one viewer: a seat of the session or the spectator, and commands are told to their author alone', async () => {
    const { server, table } = await openTable(KINGDOMINO);
    const client = await server.connect(sessionOfSeat(0));
    await client.say({ kind: 'subscribe', table: table.id, viewer: 1 });
    expect(JSON.parse(client.frames.at(-1)!)).toEqual({
      kind: 'error',
      code: 'not-your-seat',
      table: table.id,
      viewer: 1,
    });
    const message = await nextTurn(table);
    await table.submit(message);
    const told = await Promise.all([0, 1, SPECTATOR].map((viewer) => table.news(viewer, 1)));
    expect(told.map(({ rows }) => rows[0]?.command)).toEqual(
      [0, 1, SPECTATOR].map((viewer) => (viewer === message.seat ? message.commandId : undefined)),
    );
  });

  it('lists the first steps of its viewer, and others are asked for by a prefix', async () => {
    const { server, table } = await openTable(COLOURS);
    const { seat } = (await table.news()).view.asked[0]!;
    const { view } = await table.news(seat);
    expect(view.legal!.length).toBeGreaterThan(0);
    const steps = (prefix: string) => server.service.steps(sessionOfSeat(seat), table.id, seat, prefix);
    expect(await steps('')).toEqual(view.legal);
    expect(await steps(view.legal![0]!)).toEqual([]);
    expect(await steps('no such step')).toBe('not-asked');
    expect(await server.service.steps('stranger', table.id, seat, '')).toBe('unknown-table');
  });

  it('that breaks keeps neither the author from its answer nor others from the row', async () => {
    const { server, table } = await openTable(KINGDOMINO);
    const broken = { session: 'nobody', send: vi.fn() };
    await server.service.subscribe(broken, table.id, SPECTATOR, undefined);
    broken.send.mockImplementation(() => {
      throw new Error('gone');
    });
    const client = await server.connect('nobody');
    await client.say({ kind: 'subscribe', table: table.id, viewer: SPECTATOR });
    expect(await table.submit(await nextTurn(table))).toMatchObject({ kind: 'accepted', version: 2 });
    expect(broken.send).toHaveBeenCalled();
    expect((JSON.parse(client.frames.at(-1)!) as TableNews).view.version).toBe(2);
  });

  it('of a client that has gone while its table was loaded is not kept', async () => {
    const { store, table } = await openTable(KINGDOMINO);
    const { server: again } = await startServer(store);
    const client = await again.connect(sessionOfSeat(0));
    const saying = client.say({ kind: 'subscribe', table: table.id, viewer: 0 });
    await client.conversation.end();
    await saying;
    const { view } = (await again.service.news('nobody', table.id, SPECTATOR, undefined)) as TableNews;
    expect(view.presence).toEqual(['away', 'away']);
  });
});

describe('clocks', () => {
  it('a turn at the very end of its time counts; a moment later it is too late, and a bot plays', async () => {
    const { server, table } = await openTable({ ...KINGDOMINO, clock: TURN });
    const message = await nextTurn(table);
    const { leftMs } = (await table.news()).view.clocks!;
    await server.pass(leftMs[message.seat]!);
    expect(await table.submit(message)).toMatchObject({ kind: 'accepted' });
    const late = await nextTurn(table);
    await server.pass(30_001);
    expect(await table.submit(late)).toEqual({ kind: 'refused', code: 'bot-plays' });
  });

  it('a seat past its clock is played by a bot until its person takes it back', async () => {
    const store = new MemoryStore();
    const asked: string[] = [];
    const think = async ({ id }: { readonly id: string }) => {
      asked.push(id);
      throw new Error('the worker died');
    };
    const server = await StillServer.start({ store, dealing, think });
    const table = await SeatedTable.open(server, { ...KINGDOMINO, clock: TURN });
    const { seat } = (await table.news()).view.asked[0]!;
    await server.pass(40_000);
    // The bot failed three times; then the turn was made without it.
    expect(asked.slice(0, 3)).toEqual([asked[0], `${asked[0]}:1`, `${asked[0]}:2`]);
    expect(asked.filter((id) => id.startsWith(`${asked[0]}`))).toHaveLength(3);
    const { view } = await table.news();
    expect(view.version).toBeGreaterThan(1);
    expect(view.presence![seat]).toBe('bot');
    const back = { kind: 'return' as const, ...table.ids(seat) };
    expect(await server.service.command(sessionOfSeat(seat), back)).toMatchObject({ kind: 'accepted' });
    expect((await table.news()).view.presence![seat]).toBe('away');
  });

  it('do not run while nobody serves', async () => {
    const { store, server, table } = await openTable({ ...KINGDOMINO, clock: TURN });
    const message = await nextTurn(table);
    await server.pass(20_000);
    server.service.stop();
    const { server: again } = await startServer(store, { startMs: 1_000_000_000 });
    const { view } = (await again.service.news('nobody', table.id, SPECTATOR, undefined)) as TableNews;
    const left = view.clocks!.leftMs[message.seat]!;
    // A beat may be two seconds old: that time is given back.
    expect([left >= 10_000, left <= 12_000]).toEqual([true, true]);
    expect(await again.service.command(sessionOfSeat(message.seat), message)).toMatchObject({ kind: 'accepted' });
  });
});

it('a clock has not run before its row was durable, though nobody knew whether it was stored when the server ended', async () => {
  const { store, server, table } = await openTable({ ...KINGDOMINO, clock: TURN });
  const message = await nextTurn(table);
  const kept: NewEntry[] = [];
  const append = vi.spyOn(store, 'append').mockImplementation(async (entry) => {
    kept.push(entry);
    throw new Error('connection lost');
  });
  const entries = vi.spyOn(store, 'entries').mockRejectedValue(new Error('connection lost'));
  expect(await table.submit(message)).toEqual({ kind: 'refused', code: 'unavailable' });
  await server.pass(10_000);
  append.mockRestore();
  entries.mockRestore();
  expect(await store.append(kept[0]!)).toBe('stored');
  server.service.stop();
  const { server: again } = await startServer(store);
  const { view } = (await again.service.news('nobody', table.id, SPECTATOR, undefined)) as TableNews;
  expect(view.version).toBe(2);
  expect(view.clocks!.leftMs[view.asked[0]!.seat]).toBeGreaterThan(TURN.turnMs - 1000);
});

describe('memory', () => {
  it('a start with many tables loads none of them', async () => {
    const store = new MemoryStore();
    for (let table = 0; table < 100_000; table++)
      store.appendNow({ table: `t${table}`, entry: 0, command: 'create', text: '{}', atMs: 0, dueMs: 5000 });
    const entries = vi.spyOn(store, 'entries');
    const { server } = await startServer(store);
    expect(server.service.liveTables).toBe(0);
    expect(entries).not.toHaveBeenCalled();
  });

  it('a table that nobody needs leaves after a minute, and its clock runs out all the same', async () => {
    const store = new MemoryStore();
    const server = await StillServer.start({ store, dealing, think: () => Promise.reject(new Error('died')) });
    const clock = { kind: 'turn', turnMs: 300_000 } as const;
    const table = await SeatedTable.open(server, { ...KINGDOMINO, clock });
    await server.pass(62_000);
    expect(server.service.liveTables).toBe(0);
    expect(rowsIn(store, table.id)).toHaveLength(1);
    await server.pass(250_000);
    expect(rowsIn(store, table.id).length).toBeGreaterThan(1);
  });

  it('bots do not play on alone: once everybody is away and gone, nothing is thought', async () => {
    const asked: string[] = [];
    const think = async ({ id }: { readonly id: string }) => {
      asked.push(id);
      throw new Error('died');
    };
    const server = await StillServer.start({ store: new MemoryStore(), dealing, think });
    await SeatedTable.open(server, { ...KINGDOMINO, clock: TURN });
    await server.pass(600_000);
    const before = asked;
    await server.pass(3_600_000);
    expect(asked).toBe(before);
  });
});

describe('a table that this server cannot play', () => {
  it.each([
    ['other rules', (text: string) => text.replace('"rulesVersion":1', '"rulesVersion":99')],
    ['a later format', (text: string) => text.replace('"format":2', '"format":3')],
  ])('because of %s is shown as stopped and never touched', async (_, change) => {
    const { store, table } = await openTable({ ...KINGDOMINO, clock: TURN });
    const message = await nextTurn(table);
    const old = new MemoryStore();
    for (const { text, ...entry } of store.entriesNow(table.id, 0)) {
      const isChanged = entry.entry === 0;
      old.appendNow({
        ...entry,
        text: isChanged ? change(text) : text,
        atMs: 0,
        dueMs: 0,
        places: await store.places(table.id),
      });
    }
    await old.addGuest(table.id, { session: 'nobody', right: 'watch' });
    const { server } = await startServer(old);
    await server.pass(100_000);
    const { view } = (await server.service.news('nobody', table.id, SPECTATOR, 0)) as TableNews;
    expect(view.status).toBe('stopped');
    expect(await server.service.command(sessionOfSeat(message.seat), message)).toEqual({
      kind: 'refused',
      code: 'stopped',
    });
    expect(old.entriesNow(table.id, 0)).toHaveLength(store.entriesNow(table.id, 0).length);
  });
});
