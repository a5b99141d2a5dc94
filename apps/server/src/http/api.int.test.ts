import { describe, expect, it, onTestFinished } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { startInProcess } from '../../test/in-process.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { serveWire } from '../../test/wire-server.ts';
import { within } from '../../test/within.ts';
import { MemoryStore } from '../store/memory-store.ts';

const CREATE = {
  game: 'kingdomino',
  options: { seats: 2 },
  seats: [{ kind: 'me' }, { kind: 'free' }],
  clock: { kind: 'none' },
} as const;
const JSON_TYPE = { 'content-type': 'application/json' };

async function withSession(environment: Readonly<Record<string, string>> = {}) {
  const server = await startInProcess(environment);
  const client = await WireClient.begin(server.origin);
  return { server, client, ...(await client.create({ ...CREATE, seats: [...CREATE.seats] })) };
}

function codeOf({ status, body }: { readonly status: number; readonly body: string }): unknown[] {
  return [status, (JSON.parse(body) as { readonly code?: string }).code];
}

describe('a public list', () => {
  const listed = { ...CREATE, isListed: true };

  it('is not there unless the operator allows it', async () => {
    const { client } = await withSession();
    expect(codeOf(await client.get('/api/public-tables'))).toEqual([404, 'no-list']);
    expect(codeOf(await client.post('/api/tables', listed))).toEqual([404, 'no-list']);
  });

  it('shows tables to every session, and lets it in', async () => {
    const { server, client, table } = await withSession({ CROWNHOLD_PUBLIC_LIST: 'on' });
    const made = await client.post('/api/tables', listed);
    const { table: open } = JSON.parse(made.body) as { readonly table: string };
    const guest = await WireClient.begin(server.origin);
    const { tables } = JSON.parse((await guest.get('/api/public-tables')).body) as { readonly tables: object[] };
    expect(tables).toMatchObject([{ table: open, game: 'kingdomino', free: 1 }]);
    expect(codeOf(await guest.post(`/api/public-tables/${table}/enter`, {}))).toEqual([404, 'unknown-table']);
    expect((await guest.post(`/api/public-tables/${open}/enter`, {})).status).toBe(200);
    expect((await guest.post(`/api/tables/${open}/sit`, {})).status).toBe(200);
  });
});

describe('a session', () => {
  it('is a cookie of 256 bits that scripts cannot read, named after the port', async () => {
    const { origin } = await startInProcess();
    const begun = await new WireClient(origin).post('/api/session', {});
    const port = new URL(origin).port;
    expect(begun.headers['set-cookie']).toHaveLength(1);
    expect(begun.headers['set-cookie']![0]).toMatch(
      new RegExp(`^crownhold-${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000$`),
    );
    const client = new WireClient(origin, begun.headers['set-cookie']![0]!.split(';')[0]!);
    const again = await client.post('/api/session', {});
    expect([again.status, again.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('is for the host alone and for TLS, where the public address has it', async () => {
    const { origin } = await startInProcess({ PUBLIC_URL: 'https://example.org' });
    const begun = await new WireClient(origin).post('/api/session', {}, { host: 'example.org' });
    expect(begun.headers['set-cookie']![0]).toMatch(/^__Host-crownhold=[\w-]{43}; Path=\/; .*; Secure$/);
  });

  it('is needed for everything, and a token that was never given is none', async () => {
    const { server, client, table } = await withSession();
    const name = client.cookie.split('=')[0];
    for (const cookie of [
      '',
      `${name}=${'A'.repeat(43)}`,
      `${name}=`,
      'x=y',
      client.cookie.replace(name!, 'crownhold'),
    ]) {
      const stranger = new WireClient(server.origin, cookie);
      expect(codeOf(await stranger.get(`/api/tables/${table}`)), cookie).toEqual([401, 'no-session']);
      expect(codeOf(await stranger.post('/api/tables', CREATE)), cookie).toEqual([401, 'no-session']);
      expect(codeOf(await stranger.get(`/api/tables/${table}/stream`)), cookie).toEqual([401, 'no-session']);
      await expect(
        stranger.socket(() => {}),
        cookie,
      ).rejects.toThrow('401');
    }
  });
});

describe('a request', () => {
  it.each([
    [{}, 200],
    [{ origin: 'http://HOST' }, 200],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://HOST' }, 403],
    [{ host: 'evil.example' }, 403],
    [{ host: 'evil.example', origin: 'http://evil.example' }, 403],
    [{ host: 'localhost:PORT', origin: 'http://localhost:PORT' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ])('with %j is answered by %i, a socket too', async (headers, status) => {
    const { server, client, table } = await withSession();
    const { host, port } = new URL(server.origin);
    const fill = (text: string) => text.replace('HOST', host).replace('PORT', port);
    const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]));
    expect((await client.get(`/api/tables/${table}`, filled)).status).toBe(status);
    expect((await client.post('/api/session', {}, filled)).status).toBe(status);
    expect(await client.upgradeStatus(filled)).toBe(status === 200 ? 101 : status);
  });

  it('behind a public address names it, and pages of others are refused', async () => {
    const { origin } = await startInProcess({ PUBLIC_URL: 'http://example.org:8123' });
    const begin = (host: string, from: string) =>
      new WireClient(origin).post('/api/session', {}, { host, ...(from && { origin: from }) });
    expect((await begin('example.org:8123', '')).headers['set-cookie']![0]).toMatch(/^crownhold-8123=/);
    expect((await begin('example.org:8123', 'http://example.org:8123')).status).toBe(201);
    expect((await begin('example.org:8123', 'http://example.org')).status).toBe(403);
    expect((await begin('127.0.0.1', '')).status).toBe(403);
  });

  it('has a body of JSON, by its type, not long, not deep', async () => {
    const { client } = await withSession();
    const send = (body: string, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
      client.raw('POST', '/api/tables', body, headers);
    const text = JSON.stringify(CREATE);
    expect((await send(text)).status).toBe(201);
    expect((await send(text, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(201);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data'])
      expect(codeOf(await send(text, { 'content-type': type }))).toEqual([415, 'wrong-type']);
    expect(codeOf(await send(text, {}))).toEqual([415, 'wrong-type']);
    expect(codeOf(await send(`${text}${' '.repeat(4096)}`))).toEqual([413, 'too-long']);
    expect(codeOf(await send(text.replace('{"seats":2}', '[[[[[[[[[]]]]]]]]]')))).toEqual([400, 'malformed']);
    for (const body of ['', '{', 'null', '[]', '{"a":1}', text.slice(0, -1)])
      expect(codeOf(await send(body)), body).toEqual([400, 'malformed']);
  });

  it('for what is not there, or not yet, or not yours, gets a problem with a code', async () => {
    const { client, table, server } = await withSession();
    const other = await WireClient.begin(server.origin);
    const nowhere = 'a'.repeat(16);
    expect(codeOf(await client.get(`/api/tables/${nowhere}`))).toEqual([404, 'unknown-table']);
    expect(codeOf(await client.get('/api/tables/..%2f'))).toEqual([404, 'unknown-table']);
    expect(codeOf(await client.get('/api/nothing'))).toEqual([404, 'unknown-route']);
    expect(codeOf(await client.raw('DELETE', `/api/tables/${table}`, '', {}))).toEqual([404, 'unknown-route']);
    expect(codeOf(await client.get(`/api/tables/${table}?since=-1`))).toEqual([400, 'malformed']);
    expect(codeOf(await client.get(`/api/tables/${table}?viewer=8`))).toEqual([400, 'malformed']);
    expect(codeOf(await client.get(`/api/tables/${table}?admin=1`))).toEqual([400, 'malformed']);
    expect(codeOf(await other.get(`/api/tables/${table}?viewer=0`))).toEqual([404, 'unknown-table']);
    expect(codeOf(await client.get(`/api/tables/${table}/record`))).toEqual([409, 'not-playing']);
    const game = { ...CREATE, game: 'chess' };
    expect(codeOf(await client.post('/api/tables', game))).toEqual([400, 'unknown-game']);
    const { headers } = await client.get(`/api/tables/${table}`);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('asking again', () => {
  it('brings the rows since a version, as the stream does, and steps after a prefix', async () => {
    const server = await StillServer.start({ store: new MemoryStore(), dealing: SIMULATED_DEALING });
    const seated = await SeatedTable.open(server, { game: 'kingdomino', options: { seats: 2 } });
    const { origin, close } = await serveWire(server.service);
    onTestFinished(close);
    const seat = (await seated.news()).view.asked[0]!.seat;
    const client = new WireClient(origin, `session=${sessionOfSeat(seat)}`);
    const path = `/api/tables/${seated.id}`;
    const read = async (query: string) => JSON.parse((await client.get(`${path}?${query}`)).body) as Polled;
    const polled = await read(`viewer=${seat}&since=0`);
    expect(polled.rows).toMatchObject([{ version: 1 }]);
    expect((await read(`viewer=${seat}`)).rows).toEqual([]);
    const first = await new Promise<object>((resolve, reject) => {
      client.stream(seated.id, seat, 0, resolve).catch(reject);
    });
    const presence = ['away', 'away'].with(seat, 'here');
    expect(first).toEqual({ kind: 'table', ...polled, view: { ...polled.view, presence } });
    const steps = { kind: 'steps', request: 'request-1', table: seated.id, seat, prefix: '' };
    expect(JSON.parse((await client.post(`${path}/steps`, steps)).body)).toEqual({ steps: polled.view.legal });
    const wrong = await client.post(`${path}/steps`, { ...steps, prefix: 'nonsense' });
    expect(codeOf(wrong)).toEqual([409, 'not-asked']);
    server.service.stop();
  });
});

interface Polled {
  readonly view: { readonly version: number; readonly legal?: readonly string[] };
  readonly rows: readonly object[];
}

describe('limits', () => {
  it('stop a session that asks too often, and nobody else', async () => {
    const { client, table, server } = await withSession();
    const statuses: number[] = [];
    for (let asked = 0; asked < 400 && !statuses.includes(429); asked++)
      statuses.push((await client.get(`/api/tables/${table}`)).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await client.get(`/api/tables/${table}`);
    if (refused.status === 429) expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await WireClient.begin(server.origin);
    expect((await other.get('/api/tables')).status).toBe(200);
  });

  it('count new sessions by the address that a trusted proxy names, and by no other', async () => {
    const begin = (origin: string, address: string) => {
      const headers = { host: 'example.org', 'x-forwarded-for': address };
      return new WireClient(origin).post('/api/session', {}, headers).then(({ status }) => status);
    };
    const exhaust = async (origin: string) => {
      for (let begun = 0; begun < 3000; begun += 50) {
        const statuses = await Promise.all(Array.from({ length: 50 }, () => begin(origin, '203.0.113.7')));
        if (statuses.includes(429)) return;
      }
      throw new Error('there is no limit');
    };
    const environment = { PUBLIC_URL: 'http://example.org' };
    const proxied = await startInProcess({ ...environment, TRUSTED_PROXIES: '127.0.0.1' });
    await exhaust(proxied.origin);
    expect(await begin(proxied.origin, '203.0.113.8')).toBe(201);
    const direct = await startInProcess(environment);
    await exhaust(direct.origin);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => begin(direct.origin, '203.0.113.8')));
    expect(statuses).toContain(429);
  });

  it('are told on a socket, and a client that goes on is cut off', async () => {
    const { client } = await withSession();
    const heard: string[] = [];
    const closed = new Promise<void>((resolve) => {
      client
        .socket((_, frame) => heard.push(frame), resolve)
        .then(({ send }) => {
          for (let said = 0; said < 1500; said++) send({ kind: 'hello', protocol: 1 });
        }, resolve);
    });
    await within('the end of a socket', closed);
    expect(heard.filter((frame) => frame.includes('welcome')).length).toBeGreaterThan(50);
    expect(heard).toContain('{"kind":"error","code":"too-many"}');
  });
});

describe('a long frame', () => {
  it('ends its socket, and nothing else', async () => {
    const { client, server } = await withSession();
    const closed = new Promise<void>((resolve) => {
      client.socket(() => {}, resolve).then(({ send }) => send({ kind: 'x'.repeat(4096) }), resolve);
    });
    await within('the end of a socket', closed);
    expect((await new WireClient(server.origin).get('/livez')).body).toBe('ok\n');
  });
});

it('says nothing in the log of what strangers do', async () => {
  const { client, server, table } = await withSession();
  await client.get(`/api/tables/${table}?viewer=7`);
  await client.raw('POST', '/api/tables', '{', JSON_TYPE);
  await server.close();
  expect(server.lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual(['listening']);
});
