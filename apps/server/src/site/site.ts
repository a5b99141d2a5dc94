import { sep } from 'node:path';
import process from 'node:process';
import type { Language, Translate } from '@crownhold/i18n';
import serveFolder from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { readCspReport } from './csp-report.ts';
import { sendErrorPage } from './error-page.ts';
import { CACHE_CONTROL, CSP_REPORTS, policyOf, SECURITY_HEADERS } from './headers.ts';
import { servePage } from './page.ts';

const REPORT_BYTES = 16 * 1024;
/** A page that somebody meddles with could fill the disk with reports. */
const MOST_REPORTS = 100;

/** The built page on one port. Complaints go to the log, a line of JSON each. */
export async function createSite(folder: string, speak: (language: Language) => Translate): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn', stream: process.stderr },
    bodyLimit: REPORT_BYTES,
    // Addresses that cannot be read come here and pass by the hooks.
    frameworkErrors: (_, request, reply) => sendErrorPage(request, reply, 400, speak),
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'));
  hearCspReports(app);
  servePage(app, folder, speak);
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

function hearCspReports(app: FastifyInstance): void {
  let heard = 0;
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post(CSP_REPORTS, async (request, reply) => {
    const report = readCspReport(request.body);
    if (report && heard++ < MOST_REPORTS) request.log.warn({ report }, 'csp-report');
    return reply.code(204).send();
  });
}
