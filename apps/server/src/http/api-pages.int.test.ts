import { describe, expect, it } from 'vitest';
import { startInProcess } from '../../test/in-process.ts';
import { WireClient } from '../../test/wire-client.ts';

describe('what the API is', () => {
  it('is told to everybody, also from another page, by an answer with the policy of all pages', async () => {
    const { origin } = await startInProcess();
    const stranger = new WireClient(origin);
    const linked = { 'sec-fetch-site': 'cross-site' };
    const page = await stranger.get('/api', linked);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    expect(page.body).toContain('href="/api/style.css"');
    const style = await stranger.get('/api/style.css');
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    const { body } = await stranger.get('/api/openapi.json', linked);
    expect(JSON.parse(body)).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: '/api' }],
      components: { securitySchemes: { session: { name: `crownhold-${new URL(origin).port}` } } },
    });
  });

  it('names the public address', async () => {
    const { origin } = await startInProcess({ PUBLIC_URL: 'https://example.org' });
    const { body } = await new WireClient(origin).get('/api/openapi.json', { host: 'example.org' });
    expect(JSON.parse(body)).toMatchObject({ servers: [{ url: 'https://example.org/api' }] });
  });
});

describe('the rate limit', () => {
  it('is told with every answer to a session, and not where limits are off', async () => {
    const { origin } = await startInProcess();
    const client = await WireClient.begin(origin);
    const read = async () => (await client.get(`/api/tables/${'a'.repeat(16)}`)).headers;
    const first = await read();
    expect(first['ratelimit-policy']).toBe('"session";q=200;w=10');
    expect(first['ratelimit']).toBe('"session";r=199;t=1');
    for (let asked = 0; asked < 50; asked++) await read();
    const left = Number(/r=(\d+)/.exec(String((await read())['ratelimit']))![1]);
    expect(left).toBeLessThan(199);
    const unlimited = await startInProcess({ CROWNHOLD_LIMITS: 'off' });
    const free = await WireClient.begin(unlimited.origin);
    expect((await free.get(`/api/tables/${'a'.repeat(16)}`)).headers['ratelimit']).toBeUndefined();
  });
});
