import { describe, expect, it } from 'vitest';
import { startInProcess } from '../../test/in-process.ts';
import { startTables } from '../../test/server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { within } from '../../test/within.ts';

describe('health', () => {
  it('says that people may come, and how long the main thread keeps them waiting', async () => {
    const { origin } = await startInProcess();
    const { status, body } = await new WireClient(origin).get('/readyz');
    expect([status, JSON.parse(body)]).toEqual([
      200,
      {
        isReady: true,
        draining: false,
        store: true,
        eventLoop: { p99Ms: expect.any(Number), maxMs: expect.any(Number) },
      },
    ]);
  });
});

describe('a process that is told to end', () => {
  it('answers what is on its way, and ends its connections in order', async () => {
    const server = await startTables();
    const client = await WireClient.begin(server.origin);
    const gone = new Promise<void>((resolve) => {
      void client.socket(() => {}, resolve);
    });
    const asked = Array.from({ length: 20 }, () => client.get('/api/tables/aaaaaaaaaaaaaaaa'));
    expect((await Promise.all(asked)).every(({ status }) => status === 404)).toBe(true);
    server.kill('SIGTERM');
    await within('the end of a socket', gone);
    expect(await server.ended()).toEqual({ code: 0, stderr: '' });
  });
});

describe('metrics', () => {
  it('are told in the form of Prometheus, on a port of their own, without anything that was said', async () => {
    const { origin, metricsPort } = await startInProcess({ CROWNHOLD_METRICS_PORT: '0' });
    const client = await WireClient.begin(origin);
    await client.raw('POST', '/api/tables', '{"secret":', { 'content-type': 'application/json' });
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toContain('crownhold_parsed_total{parser="body",result="refused"} 1');
    expect(text).toMatch(/^crownhold_event_loop_delay_seconds\{quantile="0\.99"\} /m);
    expect(text).toMatch(/^crownhold_live_tables 0$/m);
    expect(text).not.toMatch(/secret|127\.0\.0\.1/);
    // Without a sample the library writes its NaN in its own way, which Prometheus reads too.
    for (const line of text.split('\n').filter((each) => each !== ''))
      expect(line).toMatch(
        /^# (?:HELP|TYPE) \w+ |^\w+(?:\{[^}]*\})? -?[\d.e+-]+(?: \d+)?$|^\w+(?:\{[^}]*\})? (?:NaN|Nan|\+Inf)$/,
      );
    expect((await client.get('/metrics')).status).toBe(404);
  });
});
