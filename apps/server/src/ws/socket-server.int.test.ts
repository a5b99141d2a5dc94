import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { serveWire } from '../../test/wire-server.ts';
import { within } from '../../test/within.ts';
import type { Meter } from '../ports/meter.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { WirePorts } from '../wire/wire-ports.ts';

async function serve(change: Partial<WirePorts> = {}) {
  const server = await StillServer.start({ store: new MemoryStore(), dealing: SIMULATED_DEALING });
  const table = await SeatedTable.open(server, { game: 'kingdomino', options: { seats: 2 } });
  const cuts: string[] = [];
  const meter: Meter = {
    parsed: () => {},
    connected: () => {},
    cut: (channel, why) => cuts.push(`${channel} ${why}`),
    answered: () => {},
    limited: () => {},
  };
  const served = await serveWire(server.service, { meter, ...change });
  onTestFinished(async () => {
    await served.close();
    server.service.stop();
  });
  return { ...served, table, cuts, client: new WireClient(served.origin, `session=${sessionOfSeat(0)}`) };
}

function openSocket(origin: string, options: { readonly autoPong?: boolean } = {}): WebSocket {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: 'session=nobody' },
    ...options,
  });
  onTestFinished(() => socket.terminate());
  return socket.on('error', () => {});
}

describe('heartbeats', () => {
  it('come on sockets, and one that does not answer is cut', async () => {
    const { origin, cuts } = await serve({ heartbeatMs: 50 });
    const pings = { answered: 0, ignored: 0 };
    const answering = openSocket(origin).on('ping', () => pings.answered++);
    const silent = openSocket(origin, { autoPong: false }).on('ping', () => pings.ignored++);
    await expect.poll(() => silent.readyState).toBe(WebSocket.CLOSED);
    expect(cuts).toContain('socket silent');
    await expect.poll(() => pings.answered).toBeGreaterThan(pings.ignored + 2);
    expect(answering.readyState).toBe(WebSocket.OPEN);
  });

  it('come as empty lines on streams', async () => {
    const { origin, table } = await serve({ heartbeatMs: 50 });
    const response = await fetch(`${origin}/api/tables/${table.id}/stream`, { headers: { cookie: 'session=nobody' } });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.endsWith('\n\n\n')) break;
    }
    expect(JSON.parse(text)).toMatchObject({ kind: 'table', table: table.id, viewer: -1 });
  });
});

describe('a client that does not read', () => {
  it.each(['socket', 'stream'] as const)('is cut off its %s, while others hear everything', async (channel) => {
    const { origin, table, cuts, client } = await serve();
    const path = `/api/tables/${table.id}/stream?since=0`;
    const heard: string[] = [];
    const { send } = await client.socket((_, frame) => heard.push(frame));
    send({ kind: 'subscribe', table: table.id, viewer: 0 });
    await expect.poll(() => heard.length).toBe(2);
    if (channel === 'socket') {
      const lazy = openSocket(origin);
      await new Promise((resolve) => lazy.once('open', resolve));
      lazy.pause();
      const say = (message: object) => lazy.send(JSON.stringify(message));
      say({ kind: 'hello', protocol: 1 });
      for (let n = 0; n < 5000 && cuts.length === 0; n++) {
        say({ kind: 'subscribe', table: table.id, viewer: -1, since: 0 });
        if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    } else {
      const response = await fetch(`${origin}${path}`, { headers: { cookie: 'session=nobody' } });
      expect(response.status).toBe(200);
      for (let n = 0; n < 20_000 && cuts.length === 0; n++) {
        send({ kind: 'unsubscribe', table: table.id, viewer: 0 });
        send({ kind: 'subscribe', table: table.id, viewer: 0 });
        if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    }
    await expect.poll(() => cuts).toContain(`${channel} slow`);
    const before = heard.length;
    send({ kind: 'subscribe', table: table.id, viewer: 0 });
    await expect.poll(() => heard.length).toBeGreaterThan(before);
  });
});

describe('the end of a server', () => {
  it('is told to sockets as a restart, and ends streams', async () => {
    const { origin, table, close } = await serve();
    const socket = openSocket(origin);
    await within('an open socket', new Promise((resolve) => socket.once('open', resolve)));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const response = await fetch(`${origin}/api/tables/${table.id}/stream`, { headers: { cookie: 'session=nobody' } });
    await close();
    expect(await within('the end of a socket', closed)).toBe(1012);
    expect((await response.text()).endsWith('}\n')).toBe(true);
  });

  it('lets nothing new begin', async () => {
    const { client } = await serve({ isDraining: () => true });
    expect(await client.upgradeStatus({})).toBe(503);
    expect((await client.get('/api/tables/aaaaaaaaaaaaaaaa')).status).toBe(503);
  });
});
