import type { Language, Translate } from '@crownhold/i18n';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from './request-language.ts';

/** What a server keeps, for whoever plays there, in their language; with the operator's contact if there is one. */
export function serveKeptPage(
  app: FastifyInstance,
  speak: (language: Language) => Translate,
  contact: string | undefined,
): void {
  app.get('/kept', (request, reply) => {
    const t = speak(requestLanguage(request.query, request.headers['accept-language']));
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' });
    return reply.type('text/html; charset=utf-8').send(keptPage(t, contact));
  });
}

function keptPage(t: Translate, contact: string | undefined): string {
  const items = [
    t('server-kept-session'),
    t('server-kept-name'),
    t('server-kept-games'),
    t('server-kept-push'),
    t('server-kept-not'),
    t('server-kept-forget'),
  ];
  return `<!doctype html>
<html lang="${t.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${t('server-kept')}</title>
<h1>${t('server-kept')}</h1>
<ul>
${items.map((item) => `<li>${item}</li>`).join('\n')}
</ul>
<p>${contact === undefined ? t('server-kept-nobody') : contactLine(t, contact)}</p>
<p><a href="/">${t('server-back')}</a></p>
</html>
`;
}

function contactLine(t: Translate, contact: string): string {
  const shown = escapeHtml(contact.replace('mailto:', ''));
  return `${t('server-kept-contact')} <a href="${escapeHtml(contact)}">${shown}</a>`;
}

/** The operator wrote it, and may use signs that mean something in HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
