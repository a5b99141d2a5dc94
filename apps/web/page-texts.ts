import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, localisePage, manifestName } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Plugin } from 'vite';

const MANIFEST = join(import.meta.dirname, 'public', manifestName('en'));

/** Fills the texts of `index.html` in, and writes a manifest for each language besides the English one. */
export const pageTexts: Plugin = {
  name: 'page-texts',
  transformIndexHtml: (html) => localisePage(html, 'en', translatorFor),
  generateBundle() {
    const english: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const source = JSON.stringify({ ...english, ...manifestTexts(language) }, undefined, 2);
      this.emitFile({ type: 'asset', fileName: manifestName(language), source });
    }
  },
};

/** What a manifest says in a language; the name under an icon has no room for more than ours. */
export function manifestTexts(language: Language): Readonly<Record<string, string>> {
  const t = translatorFor(language);
  return { lang: language, name: t('web-title'), description: t('web-description') };
}
