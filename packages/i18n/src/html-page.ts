import { LANGUAGES, type Language } from './language.ts';
import type { Translate } from './translator.ts';

/** The texts of the page before its script runs, which search engines and link previews read. */
const HTML_TEXTS = ['web-title', 'web-description', 'web-noscript'] as const;

const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', ru: 'ru_RU', uk: 'uk_UA', bg: 'bg_BG' };

/** The element names its text by `data-text`, and its language by `lang` if it is not that of the page. */
const TEXT = /<(title|p)( [^>]*)?>[^<]*/g;
const META = /(<meta [^>]*?)content="[^"]*"/g;

/** An HTML page of ours in another language: its texts, its language, its manifest. */
export function localisePage(html: string, language: Language, speak: (language: Language) => Translate): string {
  const textFor = (attributes: string) => {
    const id = HTML_TEXTS.find((known) => attributes.includes(`data-text="${known}"`));
    const own = LANGUAGES.find((known) => attributes.includes(` lang="${known}"`));
    return id === undefined ? undefined : escapeHtml(speak(own ?? language)(id));
  };
  return html
    .replace(/(<html [^>]*?lang=")[^"]*/, `$1${language}`)
    .replace(TEXT, (whole, name: string, attributes = '') => {
      const text = textFor(attributes);
      return text === undefined ? whole : `<${name}${attributes}>${text}`;
    })
    .replace(META, (whole, start: string) => {
      const content = start.includes('"og:locale"') ? OPEN_GRAPH_LOCALES[language] : textFor(start);
      return content === undefined ? whole : `${start}content="${content}"`;
    })
    .replace(/(<link [^>]*?href="[^"]*?)manifest(?:\.\w+)?\.webmanifest/, `$1${manifestName(language)}`);
}

/** The manifest of the installed page: every language has one. */
export function manifestName(language: Language): string {
  return language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/** Between these marks stands what the page shows before its script runs. */
const FIRST_SCREEN = /(<!--first-screen-->)[\s\S]*(<!--\/first-screen-->)/;

/** The page with another first screen and its letters, as HTML; without one the page is empty until its script runs. */
export function withFirstScreen(page: string, screen: string): string {
  return page.replace(FIRST_SCREEN, (_, start: string, end: string) => start + screen + end);
}

/** Where a build keeps the first screen in a language. */
export function firstScreenFile(language: Language): string {
  return `first-screen/${language}.html`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
