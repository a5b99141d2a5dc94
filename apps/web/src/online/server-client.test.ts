import { describe, expect, it } from 'vitest';
import { isServerFault, ServerClient } from './server-client.ts';

const TABLE = 'c'.repeat(16);

function clientOf(answer: (path: string, body: unknown) => Response | Promise<Response>) {
  const asked: string[] = [];
  const client = new ServerClient('http://example.org/play/?x#/y', async (address, { method = 'GET', body }) => {
    const path = address.replace('http://example.org/play/api/', '');
    asked.push(`${method} ${path}`);
    return answer(path, body === undefined ? undefined : JSON.parse(String(body)));
  });
  return { client, asked };
}

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

describe('the server', () => {
  it('is asked for a session once, before anything else', async () => {
    const { client, asked } = clientOf((path, body) => json(path.endsWith('sit') ? { seat: 1, body } : {}));
    expect(await client.sit(TABLE, 'Olga')).toEqual({ seat: 1, body: { name: 'Olga' } });
    expect(await client.sit(TABLE, undefined)).toEqual({ seat: 1, body: {} });
    expect(asked).toEqual(['POST session', `POST tables/${TABLE}/sit`, `POST tables/${TABLE}/sit`]);
  });

  it('refuses with a code of the protocol', async () => {
    const { client } = clientOf((path) => (path === 'session' ? json({}) : json({ code: 'wrong-link' }, 403)));
    expect(await client.enter(TABLE, { invite: 'x' })).toEqual({ fault: 'wrong-link' });
  });

  it('that is not there, or not ours, is unreachable; the next try begins anew', async () => {
    let isThere = false;
    const { client, asked } = clientOf(() => {
      if (!isThere) throw new TypeError('no network');
      return json({ tables: [] });
    });
    expect(await client.myTables()).toEqual({ fault: 'unreachable' });
    isThere = true;
    expect(await client.myTables()).toEqual([]);
    expect(asked).toEqual(['POST session', 'POST session', 'GET tables']);
    const stranger = clientOf(() => new Response('<h1>Not found</h1>', { status: 404 }));
    expect(await stranger.client.myTables()).toEqual({ fault: 'unreachable' });
    const captive = clientOf(() => new Response('<h1>Please pay</h1>'));
    expect(await captive.client.myTables()).toEqual({ fault: 'unreachable' });
  });

  it('says whether it knows this browser, without beginning a session', async () => {
    const { client, asked } = clientOf(() => json({ code: 'no-session' }, 401));
    expect(await client.hasSession(TABLE)).toBe(false);
    expect(asked).toEqual([`GET tables/${TABLE}`]);
  });

  it('gives records as text', async () => {
    const { client } = clientOf((path) => (path === 'session' ? json({}) : new Response('{"steps":[]}')));
    const record = await client.record(TABLE);
    expect(isServerFault(record)).toBe(false);
    expect(record).toBe('{"steps":[]}');
  });
});
