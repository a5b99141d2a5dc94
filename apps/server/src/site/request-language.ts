import { findLanguage, type Language, pickLanguage } from '@crownhold/i18n';

/** The language that an address asks for (`?lang=ru`), or that a browser prefers (`ru, uk;q=0.8`: they send them in order). */
export function requestLanguage(query: unknown, acceptLanguage = ''): Language {
  const { lang } = Object(query) as { readonly lang?: unknown };
  const asked = typeof lang === 'string' ? findLanguage(lang) : undefined;
  return asked ?? pickLanguage(acceptLanguage.split(',').map((tag) => tag.split(';')[0]!.trim()));
}
