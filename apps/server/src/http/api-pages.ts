import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '@crownhold/protocol/openapi';
import type { FastifyInstance } from 'fastify';
import { renderApiPage } from './api-page.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'api-page.css'), 'utf8');
const AN_HOUR = 'public, max-age=3600';

interface ApiPages {
  /** Of sessions; it is known when the server listens. */
  cookieName(): string;
  readonly publicOrigin: string | undefined;
}

/** What the API is: for people at `/api`, for programs at `/api/openapi.json`. No secret is in it, so everybody may read it. */
export function serveApiPages(app: FastifyInstance, { cookieName, publicOrigin }: ApiPages): void {
  const document = () => openApi({ cookie: cookieName(), origin: publicOrigin ?? '' });
  app.get('/api', (_, reply) => {
    return reply.header('cache-control', AN_HOUR).type('text/html; charset=utf-8').send(renderApiPage(document()));
  });
  app.get('/api/style.css', (_, reply) => {
    return reply.header('cache-control', AN_HOUR).type('text/css; charset=utf-8').send(STYLE);
  });
  app.get('/api/openapi.json', (_, reply) => {
    return reply.header('cache-control', AN_HOUR).type('application/json; charset=utf-8').send(document());
  });
}
