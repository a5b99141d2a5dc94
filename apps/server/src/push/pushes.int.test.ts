import { createRng } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { startInProcess } from '../../test/in-process.ts';
import { openPushEndpoint } from '../../test/push-endpoint.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { ENTROPY } from '../node-service.ts';
import type { LogLine } from '../ports/log.ts';
import { MemoryServerStore } from '../store/memory-server-store.ts';
import { PushServices } from './push-service.ts';
import { Pushes } from './pushes.ts';
import { Vapid } from './vapid.ts';

/** A table of two people; the second one's browser can be told something. */
async function seatTwo() {
  const browser = await openPushEndpoint();
  const store = new MemoryServerStore();
  const logs: LogLine[] = [];
  const vapid = await Vapid.load(store, 'mailto:ann@example.org');
  const services = new PushServices([browser.origin]);
  const log = (line: LogLine) => void logs.push(line);
  const pushes = new Pushes({ store, services, vapid, entropy: ENTROPY, log, nowMs: Date.now });
  expect(await pushes.subscribe(sessionOfSeat(1), browser.push)).toBeUndefined();
  const server = await StillServer.start({ store, dealing: SIMULATED_DEALING, notices: pushes });
  const table = await SeatedTable.open(server, { game: 'kingdomino', options: { seats: 2 } });
  return { browser, store, logs, server, table };
}

type Seated = Awaited<ReturnType<typeof seatTwo>>;

/** Plays on, and counts how often the second person was asked from then on. */
async function playOn({ table }: Seated, turns: number): Promise<number> {
  const rng = createRng(7);
  let asked = 0;
  for (let played = 0; played < turns; played++) {
    const before = (await table.news()).view.asked[0]!;
    expect(await table.submit(await table.turn(before.seat, rng))).toMatchObject({ kind: 'accepted' });
    const now = (await table.news()).view.asked[0];
    if (now?.seat === 1) asked++;
  }
  return asked;
}

describe('"your turn"', () => {
  it('comes once for every turn, encrypted for the browser, and names the table alone', async () => {
    const seated = await seatTwo();
    const { browser, table, logs } = seated;
    const first = (await table.news()).view.asked[0]!.seat === 1 ? 1 : 0;
    const asked = first + (await playOn(seated, 8));
    expect(asked).toBeGreaterThan(2);
    await expect.poll(() => browser.heard.length).toBe(asked);
    const { headers, message } = browser.heard[0]!;
    expect(message).toEqual({ kind: 'your-turn', table: table.id, seat: 1 });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table.id });
    expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    expect(logs).toEqual([]);
  });

  it('does not come while the person looks at the table, nor again when the server starts again', async () => {
    const seated = await seatTwo();
    const { browser, server, table, store } = seated;
    const first = (await table.news()).view.asked[0]!.seat === 1 ? 1 : 0;
    await expect.poll(() => browser.heard.length).toBe(first);
    const looking = { session: sessionOfSeat(1), send: () => {} };
    await server.service.subscribe(looking, table.id, 1, undefined);
    expect(await playOn(seated, 8)).toBeGreaterThan(2);
    await server.service.unsubscribe(looking, table.id);
    server.service.stop();
    const told: unknown[] = [];
    const again = await StillServer.start({
      store,
      dealing: SIMULATED_DEALING,
      notices: { yourTurn: (...what) => void told.push(what) },
      startMs: 100,
    });
    await again.service.news(sessionOfSeat(1), table.id, 1, undefined);
    await again.pass(5000);
    again.service.stop();
    expect([browser.heard.length, told]).toEqual([first, []]);
  });

  it('is not sent again where a browser is gone, and no redirect is followed', async () => {
    const seated = await seatTwo();
    const { browser, store, logs, table } = seated;
    const first = (await table.news()).view.asked[0]!.seat === 1 ? 1 : 0;
    await expect.poll(() => browser.heard.length).toBe(first);
    const untilAsked = async () => {
      for (let asked = 0; asked === 0; ) asked = await playOn(seated, 1);
    };
    browser.answer.status = 307;
    browser.answer.headers = { location: `${browser.origin}/elsewhere` };
    await untilAsked();
    await expect.poll(() => logs).toMatchObject([{ event: 'push-failed' }]);
    expect(await store.pushesOf(sessionOfSeat(1))).toHaveLength(1);
    expect(browser.heard).toHaveLength(first + 1);
    browser.answer.status = 410;
    await untilAsked();
    await expect.poll(() => store.pushesOf(sessionOfSeat(1))).toEqual([]);
  });
});

describe('a subscription over HTTP', () => {
  it('is for endpoints of known services, ten a session, and can be ended', async () => {
    const browser = await openPushEndpoint();
    const { origin } = await startInProcess({ CROWNHOLD_PUSH_ORIGINS: browser.origin });
    const client = await WireClient.begin(origin);
    const { p256dh, auth } = browser.push;
    const subscribe = async (endpoint: string, key = p256dh) =>
      (await client.post('/api/push', { endpoint, keys: { p256dh: key, auth } })).status;
    expect(JSON.parse((await client.get('/api/push')).body)).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) });
    expect(await subscribe('https://evil.test/x')).toBe(400);
    expect(await subscribe('http://127.0.0.1:1/x')).toBe(400);
    expect(await subscribe(`${browser.origin}/0`, 'B'.repeat(87))).toBe(400);
    for (let number = 0; number < 10; number++) expect(await subscribe(`${browser.origin}/${number}`)).toBe(201);
    expect(await subscribe(`${browser.origin}/3`)).toBe(201);
    expect(await subscribe(`${browser.origin}/10`)).toBe(429);
    expect((await client.post('/api/push/forget', { endpoint: `${browser.origin}/0` })).status).toBe(200);
    expect(await subscribe(`${browser.origin}/10`)).toBe(201);
  });
});
