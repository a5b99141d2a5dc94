import { sep } from 'node:path';
import type { Language, Translate } from '@crownhold/i18n';
import serveFolder from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { readCspReport } from './csp-report.ts';
import { sendErrorPage } from './error-page.ts';
import { CACHE_CONTROL, CSP_REPORTS, policyOf, SECURITY_HEADERS } from './headers.ts';
import type { Invitation } from './invitation-preview.ts';
import { serveKeptPage } from './kept-page.ts';
import { servePage } from './page.ts';

const REPORT_BYTES = 16 * 1024;
/** A page that somebody meddles with could fill the disk with reports. */
const MOST_REPORTS = 100;
/** For a whole request, head and body, to arrive. */
const REQUEST_MS = 30_000;

export interface SiteOptions {
  /** The built page. */
  readonly folder: string;
  /** Complaints go there, a line of JSON each. */
  readonly logger: FastifyBaseLogger;
  /** Addresses whose word is taken for where a request came from. */
  readonly trustedProxies: readonly string[];
  /** Of the operator, as a link. */
  readonly contact?: string | undefined;
  speak(language: Language): Translate;
  /** Where others find the tables of this server; empty if only this machine does, missing if there are none. */
  tables?(): string;
  /** Whether there is a public list of them. */
  readonly hasPublicList?: boolean;
  /** What the token of an invitation's preview may tell. */
  invitation?(table: string, token: string): Promise<Invitation | undefined>;
}

/** The page on one port; others may add to it before it listens. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { folder, logger, trustedProxies, contact, speak, hasPublicList = false } = options;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: REPORT_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Addresses that cannot be read come here and pass by the hooks.
    frameworkErrors: (_, request, reply) => {
      return request.url.startsWith('/api/') ? sendMalformed(reply) : sendErrorPage(request, reply, 400, speak);
    },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  hearCspReports(app);
  servePage(app, options);
  serveKeptPage(app, speak, { contact, hasPublicList });
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, 404, speak));
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    return sendErrorPage(request, reply, statusCode, speak);
  });
  await app.register(serveFolder, {
    root: folder,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A name with the separators of a web address, also where folders have others.
      const policy = policyOf(path.slice(folder.length).replaceAll(sep, '/'));
      if (policy !== undefined) reply.header('content-security-policy', policy);
      const isHashed = path.startsWith(`${folder}${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? CACHE_CONTROL.hashed : CACHE_CONTROL.other);
    },
  });
  return app;
}

/** For programs, as everything that is wrong below `/api` is told. */
function sendMalformed(reply: FastifyReply): FastifyReply {
  const problem = { type: 'about:blank', title: 'malformed', status: 400, code: 'malformed' };
  return reply.code(400).headers(SECURITY_HEADERS).type('application/problem+json').send(JSON.stringify(problem));
}

function hearCspReports(app: FastifyInstance): void {
  let heard = 0;
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post(CSP_REPORTS, async (request, reply) => {
    const report = readCspReport(request.body);
    if (report && heard++ < MOST_REPORTS) request.log.warn({ report }, 'csp-report');
    return reply.code(204).send();
  });
}
