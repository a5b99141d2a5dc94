import { describe, expect, it } from 'vitest';
import { startInProcess } from '../../test/in-process.ts';
import { WireClient } from '../../test/wire-client.ts';

const CREATE = {
  game: 'kingdomino',
  options: { seats: 2 },
  seats: [{ kind: 'me' }, { kind: 'free' }],
  clock: { kind: 'none' },
};

interface Made {
  readonly id: string;
  readonly token: string;
}

/** A program: no cookie, a token. */
function bearer(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` };
}

async function withToken(...scopes: readonly string[]) {
  const { origin } = await startInProcess();
  const owner = await WireClient.begin(origin);
  const make = async (wanted: readonly string[]) => {
    const reply = await owner.post('/api/tokens', { name: 'my bot', scopes: wanted });
    expect(reply.status).toBe(201);
    return JSON.parse(reply.body) as Made;
  };
  return { origin, owner, program: new WireClient(origin), make, made: await make(scopes) };
}

function codeOf({ status, body }: { readonly status: number; readonly body: string }): unknown[] {
  return [status, (JSON.parse(body || '{}') as { readonly code?: string }).code];
}

describe('a bearer token', () => {
  it('acts for the session that made it, within its scopes', async () => {
    const { program, owner, made, make } = await withToken('tables:create', 'tables:read');
    expect(made.token).toMatch(/^crownhold_[\w-]{43}$/);
    const created = await program.post('/api/tables', CREATE, bearer(made.token));
    expect(created.status).toBe(201);
    const { table } = JSON.parse(created.body) as { readonly table: string };
    const path = `/api/tables/${table}`;
    expect((await program.get(`${path}?viewer=0`, bearer(made.token))).status).toBe(200);
    expect((await owner.get(`${path}?viewer=0`)).status).toBe(200);
    const steps = { kind: 'steps', request: 'request-1', table, seat: 0, prefix: '' };
    expect(codeOf(await program.post(`${path}/steps`, steps, bearer(made.token)))).toEqual([403, 'no-scope']);
    const player = await make(['tables:play']);
    expect(codeOf(await program.post(`${path}/steps`, steps, bearer(player.token)))).toEqual([409, 'not-playing']);
    expect(codeOf(await program.get(path, bearer(player.token)))).toEqual([403, 'no-scope']);
  });

  it('is read instead of a cookie, never beside it', async () => {
    const { owner, made } = await withToken('tables:read');
    for (const header of ['Bearer x', 'Basic abc', '', `Bearer crownhold_${'A'.repeat(43)}`, `Bearer ${made.token}x`]) {
      const reply = await owner.get('/api/tokens', { authorization: header });
      expect(codeOf(reply), header).toEqual([401, 'wrong-token']);
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    }
    expect(codeOf(await owner.get('/api/tokens', bearer(made.token)))).toEqual([403, 'no-scope']);
    expect(codeOf(await owner.post('/api/session', {}, bearer(made.token)))).toEqual([403, 'no-scope']);
    expect(await owner.upgradeStatus(bearer(made.token))).toBe(401);
  });

  it('makes no other token, is listed without itself, and ends with its streams when it is revoked', async () => {
    const { origin, owner, program, made } = await withToken('tables:create', 'tables:read', 'tables:play');
    const more = { name: 'more', scopes: ['tables:read'] };
    expect(codeOf(await program.post('/api/tokens', more, bearer(made.token)))).toEqual([403, 'no-scope']);
    const listed = await owner.get('/api/tokens');
    expect(JSON.parse(listed.body)).toEqual({
      tokens: [{ id: made.id, name: 'my bot', scopes: ['tables:create', 'tables:read', 'tables:play'] }],
    });
    const { table } = await owner.create({
      ...CREATE,
      seats: [{ kind: 'me' }, { kind: 'free' }],
      clock: { kind: 'none' },
    });
    const stream = await fetch(`${origin}/api/tables/${table}/stream?viewer=0`, { headers: bearer(made.token) });
    const other = await WireClient.begin(origin);
    expect(codeOf(await other.raw('DELETE', `/api/tokens/${made.id}`, '', {}))).toEqual([404, 'unknown-token']);
    expect((await owner.raw('DELETE', `/api/tokens/${made.id}`, '', {})).status).toBe(204);
    expect(await stream.text()).toContain('"kind":"table"');
    expect(codeOf(await owner.raw('DELETE', `/api/tokens/${made.id}`, '', {}))).toEqual([404, 'unknown-token']);
    expect(codeOf(await program.get(`/api/tables/${table}`, bearer(made.token)))).toEqual([401, 'wrong-token']);
  });

  it('has a name that can be shown and at least one scope; a session has at most twenty', async () => {
    const { owner } = await withToken('tables:read');
    for (const body of [
      { name: '', scopes: ['tables:read'] },
      { name: 'a\u202eb', scopes: ['tables:read'] },
      { name: 'bot', scopes: [] },
      { name: 'bot', scopes: ['admin'] },
    ])
      expect(codeOf(await owner.post('/api/tokens', body))).toEqual([400, 'malformed']);
    const body = { name: 'bot', scopes: ['tables:read'] };
    for (let made = 1; made < 20; made++) expect((await owner.post('/api/tokens', body)).status).toBe(201);
    expect(codeOf(await owner.post('/api/tokens', body))).toEqual([429, 'too-many']);
  });
});
