import { findLanguage, type Language, localisePage, type Translate } from '@crownhold/i18n';
import { formatPreview, parsePreview } from '@crownhold/protocol';
import { escapeHtml } from './escape-html.ts';

/** Who invites, if they have a name, and to what. */
export interface Invitation {
  readonly game: string;
  readonly host?: string;
}

/** What the query of a link names: the token of a preview, and the language of whoever invites. */
export interface PreviewQuery {
  readonly table: string;
  readonly language: Language;
  readonly token: string;
}

/** `?table=ID&from=ru-AbCd1234`. */
export function readPreview(query: unknown): PreviewQuery | undefined {
  const { table, from } = Object(query) as { readonly table?: unknown; readonly from?: unknown };
  const preview = typeof from === 'string' ? parsePreview(from) : undefined;
  const language = preview && findLanguage(preview.language);
  if (typeof table !== 'string' || !/^[0-9a-z]{16,32}$/.test(table) || !preview || !language) return undefined;
  return { table, language, token: preview.token };
}

/** The page with the head of an invitation, in the inviter's language; the rest stays the reader's. */
export function withInvitation(
  page: string,
  { table, language, token }: PreviewQuery,
  { game, host }: Invitation,
  speak: (language: Language) => Translate,
): string {
  const t = speak(language);
  const title = escapeHtml(
    host === undefined ? t('server-invited-unnamed', { game }) : t('server-invited', { name: host, game }),
  );
  const texts: Readonly<Record<string, string>> = {
    'og:locale': localeOf(language, speak),
    'og:url': `./table/${table}?from=${formatPreview({ language, token })}`,
    'og:title': title,
    'og:description': escapeHtml(t('server-invited-about')),
    description: escapeHtml(t('server-invited-about')),
  };
  return page
    .replace(/(<title[^>]*>)[^<]*/, (_, start: string) => `${start}${title}`)
    .replace(/(<meta (?:property|name)="([^"]*)"[^>]*?)content="[^"]*"/g, (whole, start: string, name: string) => {
      const text = texts[name];
      return text === undefined ? whole : `${start}content="${text}"`;
    });
}

/** As the page of that language has it. */
function localeOf(language: Language, speak: (language: Language) => Translate): string {
  const page = localisePage('<meta property="og:locale" content="">', language, speak);
  return /content="([^"]*)"/.exec(page)?.[1] ?? '';
}
