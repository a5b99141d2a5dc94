import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, localisePage } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { manifestTexts } from './page-texts.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

describe('the page before its script runs', () => {
  const page = localisePage(read('index.html'), 'en', translatorFor);

  it('says to everybody that it needs a script', () => {
    const [noscript] = /<noscript>[\s\S]*<\/noscript>/.exec(page)!;
    for (const language of LANGUAGES) {
      expect(noscript).toContain(
        `<p lang="${language}" data-text="web-noscript">${translatorFor(language)('web-noscript')}</p>`,
      );
    }
  });

  it('has no empty text', () => {
    expect(page).not.toMatch(/content=""|data-text="[\w-]+"><\//);
  });

  it('has a preview with a title, a description and a picture', () => {
    for (const name of ['title', 'description', 'url', 'image', 'image:alt', 'locale']) {
      expect(page).toMatch(new RegExp(`<meta property="og:${name}"[^>]* content="[^"]+"`));
    }
  });
});

it('the English manifest says what the others do', () => {
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject(manifestTexts('en'));
});
