import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Somebody's folder on a shared host. */
const FOLDER = '/games/crownhold/';

export interface StaticServer {
  readonly origin: string;
  /** Of the page. */
  readonly address: string;
  close(): Promise<void>;
}

/** Any host of files: the page as it was built, in a folder, and nothing else. */
export async function startStaticServer(): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      if (!name.startsWith(FOLDER)) throw new Error('not ours');
      const body = await readFile(join(DIST, normalize(name.slice(FOLDER.length))));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    origin,
    address: origin + FOLDER,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
