import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';
import type { Share } from './tally.ts';

// Ten times what an idle machine needs.
const START_MS = 60_000;
const THROW_MS = 100;
const PAGE = '<!doctype html><title>throws</title><script type="module" src="/page.js"></script>';

/** The transcript of throws that are made in Chromium, by the same sources. */
export async function transcribeInChromium(share: Share): Promise<string[]> {
  const chromium = findChromium();
  if (chromium === undefined) throw new Error('there is no Chromium: npm run programs');
  const { server, answer } = serve(await bundlePage(), share);
  const profile = mkdtempSync(join(tmpdir(), 'crownhold-chromium-'));
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const flags = [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`];
    const browser = spawn(chromium, [...flags, `http://127.0.0.1:${port}/`], {
      stdio: 'ignore',
      // Debian starts it by a shell, which would end alone: a group of its own ends as a whole.
      detached: true,
      timeout: START_MS + share.count * THROW_MS,
    });
    const closed = once(browser, 'close');
    const gone = closed.then(() => Promise.reject(new Error('Chromium ended before it answered')));
    try {
      return parseAnswer(await Promise.race([answer, gone]));
    } finally {
      if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid);
      await closed;
    }
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: { input: join(import.meta.dirname, 'page.ts') },
    },
  });
  if (!('output' in result)) throw new Error('vite made no bundle');
  const [page, ...others] = result.output;
  if (others.length > 0) throw new Error(`vite made more than one file: ${others.map(({ fileName }) => fileName)}`);
  return page.code;
}

function serve(code: string, share: Share): { readonly server: Server; readonly answer: Promise<string> } {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      text(request).then(resolve, reject);
      response.end();
    } else if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(code);
    else if (request.url === '/share') response.end(JSON.stringify(share));
    else response.setHeader('content-type', 'text/html').end(PAGE);
  });
  return { server, answer: promise };
}

function parseAnswer(answer: string): string[] {
  // From page.ts: a list, or why there is none.
  const lines = JSON.parse(answer) as string[] | string;
  if (typeof lines === 'string') throw new Error(`in Chromium: ${lines}`);
  return lines;
}
