import { describe, expect, it } from 'vitest';
import { startInProcess } from '../../test/in-process.ts';
import { WireClient } from '../../test/wire-client.ts';

const CREATE = {
  game: 'kingdomino',
  options: { seats: 2 },
  seats: [{ kind: 'me' as const, name: 'Оля' }, { kind: 'free' as const }],
  clock: { kind: 'none' as const },
};

function codeOf({ body }: { readonly body: string }): unknown {
  return (JSON.parse(body) as { readonly code?: unknown }).code;
}

async function offer(client: WireClient): Promise<string> {
  const { body } = await client.post('/api/session/device', {});
  return (JSON.parse(body) as { readonly secret: string }).secret;
}

describe('one person with two devices', () => {
  it('has the same seats on both, by a secret that works once', async () => {
    const { origin } = await startInProcess();
    const phone = await WireClient.begin(origin);
    const { table } = await phone.create({ ...CREATE, seats: [...CREATE.seats] });
    const secret = await offer(phone);
    const reply = await new WireClient(origin).post('/api/session/join', { secret });
    expect(reply.status).toBe(200);
    const laptop = new WireClient(origin, reply.headers['set-cookie']![0]!.split(';')[0]!);
    expect((await laptop.get(`/api/tables/${table}?viewer=0`)).status).toBe(200);
    expect(codeOf(await new WireClient(origin).post('/api/session/join', { secret }))).toBe('wrong-link');
  });

  it('is asked before a device with seats of its own loses them', async () => {
    const { origin } = await startInProcess();
    const [phone, laptop] = [await WireClient.begin(origin), await WireClient.begin(origin)];
    await laptop.create({ ...CREATE, seats: [...CREATE.seats] });
    const secret = await offer(phone);
    expect(codeOf(await laptop.post('/api/session/join', { secret }))).toBe('has-seats');
    expect((await laptop.post('/api/session/join', { secret, isReplacing: true })).status).toBe(200);
  });

  it('is forgotten on both', async () => {
    const { origin } = await startInProcess();
    const phone = await WireClient.begin(origin);
    const { table } = await phone.create({ ...CREATE, seats: [...CREATE.seats] });
    const secret = await offer(phone);
    const gone = await phone.post('/api/session/forget', {});
    expect([gone.status, gone.headers['set-cookie']![0]]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect(codeOf(await phone.get(`/api/tables/${table}`))).toBe('no-session');
    expect(codeOf(await new WireClient(origin).post('/api/session/join', { secret }))).toBe('wrong-link');
  });
});

describe('codes', () => {
  it('can be tried ten times, then slowly', async () => {
    const { origin } = await startInProcess();
    const client = await WireClient.begin(origin);
    const codes: unknown[] = [];
    for (let tries = 0; tries < 12; tries++) codes.push(codeOf(await client.post('/api/codes', { code: 'AAAAAA' })));
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong-link'));
    expect(codes.slice(10)).toContain('too-many');
  });
});

describe('a stream', () => {
  it('has lines of the table and no others, and ends when its seat is taken away', async () => {
    const { origin } = await startInProcess();
    const [host, guest] = [await WireClient.begin(origin), await WireClient.begin(origin)];
    const created = await host.create({ ...CREATE, seats: [...CREATE.seats], start: 'host' });
    await guest.sit(created);
    const kinds: string[] = [];
    let isGone = false;
    await guest.stream(
      created.table,
      1,
      0,
      ({ kind }) => kinds.push(kind),
      () => {
        isGone = true;
      },
    );
    const at = `/api/tables/${created.table}`;
    expect((await host.post(`${at}/reactions`, { seat: 0, reaction: 'clap' })).status).toBe(200);
    expect((await host.post(`${at}/learning`, { isLearning: true })).status).toBe(200);
    await expect.poll(() => kinds.length).toBeGreaterThan(1);
    expect((await host.post(`${at}/leave`, { seat: 1 })).status).toBe(200);
    await expect.poll(() => isGone).toBe(true);
    expect(new Set(kinds)).toEqual(new Set(['table']));
  });
});
