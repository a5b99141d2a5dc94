import type { Language, Translate } from '@crownhold/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './headers.ts';
import { requestLanguage } from './request-language.ts';

/** Answers with a page of one sentence and the way back, in the language of the browser. */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  speak: (language: Language) => Translate,
): FastifyReply {
  const t = speak(requestLanguage(request.query, request.headers['accept-language']));
  const page = errorPage(t, status < 500 ? 'server-nothing' : 'server-failed');
  reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store');
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

function errorPage(t: Translate, id: 'server-nothing' | 'server-failed'): string {
  return `<!doctype html>
<html lang="${t.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Crownhold</title>
<h1>${t(id)}</h1>
<p><a href="/">${t('server-back')}</a></p>
</html>
`;
}
