import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createFolder, startServer } from '../../test/server.ts';

const HTML = [
  '<!doctype html><html lang="en"><title data-text="web-title">Crownhold: Kingdomino in your browser</title>',
  '<meta property="og:image" content="./preview.png">',
  '<link rel="manifest" href="./manifest.webmanifest">',
].join('');
/** As a browser of the same machine gets it: with no address that others could not open. */
const PAGE = HTML.replace('<html', '<html data-tables=""');
const SCRIPT = 'console.log("crown");';
const FILES = {
  'index.html': HTML,
  'index.html.br': brotliCompressSync(HTML),
  'assets/page-1a2b3c.js': SCRIPT,
  'assets/page-1a2b3c.js.br': brotliCompressSync(SCRIPT),
  'assets/page-1a2b3c.js.gz': gzipSync(SCRIPT),
  'assets/title-4d5e6f.woff2': 'font',
  'assets/verify-worker-7a8b9c.js': SCRIPT,
  'assets/verify-worker-7a8b9c.js.br': brotliCompressSync(SCRIPT),
  'assets/table-worker-0d1e2f.js': SCRIPT,
  'sw.js': SCRIPT,
  'manifest.webmanifest': '{}',
  '.vite/manifest.json': '{}',
};

const NOWHERE = [
  '/none',
  '/.vite/manifest.json',
  '/assets/',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//etc/passwd',
  '/%00',
  '/%',
];

async function serve(later: (end: () => void) => void) {
  const { origin, ended, kill } = await startServer(createFolder(FILES, later), {}, later);
  // Not fetch: it tidies paths and unpacks bodies.
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body = '') => {
    const outgoing = request(origin, { path, method, headers }).end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  return { ask, ended, kill };
}

describe('the site', () => {
  const ends: (() => void)[] = [];
  let ask: Awaited<ReturnType<typeof serve>>['ask'];
  beforeAll(async () => {
    ({ ask } = await serve((end) => ends.push(end)));
  });
  afterAll(() => {
    for (const end of ends) end();
  });

  it('sends the page with a policy that lets only its own files run, and asks again next time', async () => {
    const { status, headers, body } = await ask('/');
    expect([status, String(body)]).toEqual([200, PAGE]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask('/', { 'if-none-match': headers['etag']! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('speaks the language of the browser, or of the address, before the script runs', async () => {
    const russian = await ask('/', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' });
    expect(String(russian.body)).toMatch(
      /^<!doctype html><html data-tables="" lang="ru"><title data-text="web-title">Crownhold: Л/,
    );
    expect(String(russian.body)).toContain('href="./manifest.ru.webmanifest"');
    expect(russian.headers['vary']).toContain('accept-language');
    const asked = await ask('/?lang=bg', { 'accept-language': 'ru' });
    expect(String(asked.body)).toContain('lang="bg">');
    expect(asked.headers['etag']).not.toBe(russian.headers['etag']);
    const packed = await ask('/index.html', { 'accept-language': 'ru', 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body)).toEqual(russian.body);
    expect(packed.headers['content-security-policy']).not.toMatch(/unsafe|\*|http/);
  });

  it('sends whoever follows a link to a table on to the page, and nobody else', async () => {
    const { status, headers } = await ask('/table/0123456789abcdef');
    expect([status, headers['location']]).toEqual([302, '/?table=0123456789abcdef']);
    for (const path of ['/table/', '/table/short', '/table/%22%3E%3Cscript%3E', '/table/0123456789abcdef/x'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it('names whole addresses for link previews, and writes no strange host into the page', async () => {
    const picture = async (headers: Readonly<Record<string, string>>) =>
      /og:image" content="([^"]*)">/.exec(String((await ask('/', headers)).body))?.[1];
    expect(await picture({ host: 'example.org' })).toBe('http://example.org/preview.png');
    const proxied = { host: 'inside', 'x-forwarded-host': 'example.org', 'x-forwarded-proto': 'https' };
    expect(await picture(proxied)).toBe('https://example.org/preview.png');
    expect(await picture({ host: 'inside', 'x-forwarded-host': '"><script>alert(1)</script>' })).toBe('./preview.png');
  });

  it('sends files with a hash in their names for a year, compressed as the browser likes', async () => {
    const script = '/assets/page-1a2b3c.js';
    const [brotli, gzip, plain] = await Promise.all([
      ask(script, { 'accept-encoding': 'gzip, deflate, br' }),
      ask(script, { 'accept-encoding': 'gzip' }),
      ask(script),
    ]);
    expect(String(brotliDecompressSync(brotli.body))).toBe(SCRIPT);
    expect(String(gunzipSync(gzip.body))).toBe(SCRIPT);
    expect(String(plain.body)).toBe(SCRIPT);
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/\/javascript; charset=utf-8$/);
      expect(headers['vary']).toBe('accept-encoding');
    }
    const font = await ask('/assets/title-4d5e6f.woff2', { 'accept-encoding': 'br' });
    expect([font.headers['content-type'], String(font.body)]).toEqual(['font/woff2', 'font']);
  });

  it('asks for the service worker and the manifest every time, and names their kinds', async () => {
    const [worker, manifest] = await Promise.all([ask('/sw.js'), ask('/manifest.webmanifest')]);
    expect(worker.headers['content-type']).toMatch(/\/javascript; charset=utf-8$/);
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    for (const { headers } of [worker, manifest]) expect(headers['cache-control']).toBe('no-cache');
  });

  it('lets the workers that throw dice run WebAssembly, and nothing else', async () => {
    const policy = async (path: string, coding = '') =>
      (await ask(path, { 'accept-encoding': coding })).headers['content-security-policy'];
    for (const coding of ['', 'br']) {
      const found = await policy('/assets/verify-worker-7a8b9c.js', coding);
      expect(found).toContain("script-src 'self' 'wasm-unsafe-eval';");
    }
    expect(await policy('/assets/table-worker-0d1e2f.js')).toContain("'wasm-unsafe-eval'");
    for (const path of ['/', '/sw.js', '/assets/page-1a2b3c.js', '/assets/verify-worker-none']) {
      expect(await policy(path), path).toContain("script-src 'self';");
    }
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
  });

  it('has nothing but its files, and says so in words', async () => {
    for (const path of NOWHERE) {
      const { status, headers, body } = await ask(path, { 'accept-language': 'de, uk;q=0.8' });
      expect([400, 403, 404], path).toContain(status);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(String(body), path).toContain('<html lang="uk">');
      expect(String(body), path).toContain('<h1>Тут нічого немає.</h1>');
      expect(String(body), path).not.toMatch(/ at |Error|node_modules|crownhold-site/);
    }
  });

  it('tells that it lives', async () => {
    const { status, body } = await ask('/livez');
    expect([status, String(body)]).toEqual([200, 'ok\n']);
  });

  it('writes reports about its policy into the log, and nothing else that is sent', async () => {
    const { ask, kill, ended } = await serve(onTestFinished);
    const report = { 'effective-directive': 'script-src', 'blocked-uri': 'inline', 'script-sample': 'secret' };
    const send = (body: string) => ask('/csp-report', { 'content-type': 'application/csp-report' }, 'POST', body);
    expect((await send(JSON.stringify({ 'csp-report': report }))).status).toBe(204);
    expect((await send('{"hello":1}')).status).toBe(204);
    expect((await send('{')).status).toBe(400);
    expect((await send('x'.repeat(20_000))).status).toBe(413);
    kill('SIGTERM');
    const { stderr } = await ended();
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(stderr)).toMatchObject({
      msg: 'csp-report',
      report: { 'effective-directive': 'script-src', 'blocked-uri': 'inline' },
    });
    expect(stderr).not.toContain('secret');
  });
});
