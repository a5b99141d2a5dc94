import type { Language, Translate } from '@crownhold/i18n';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { requestLanguage } from './request-language.ts';

/** What its operator has set. */
interface Operated {
  readonly contact: string | undefined;
  readonly hasPublicList?: boolean;
}

/** What a server keeps, for whoever plays there, in their language; with the operator's contact if there is one. */
export function serveKeptPage(
  app: FastifyInstance,
  speak: (language: Language) => Translate,
  { contact, hasPublicList = false }: Operated,
): void {
  app.get('/kept', (request, reply) => {
    const t = speak(requestLanguage(request.query, request.headers['accept-language']));
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' });
    return reply.type('text/html; charset=utf-8').send(keptPage(t, { contact, hasPublicList }));
  });
}

function keptPage(t: Translate, { contact, hasPublicList }: Operated): string {
  const items = [
    t('server-kept-session'),
    t('server-kept-name'),
    ...(hasPublicList ? [t('server-kept-list')] : []),
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
