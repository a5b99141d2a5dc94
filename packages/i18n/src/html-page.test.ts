import { describe, expect, it } from 'vitest';
import { translatorFor } from './every-language.ts';
import { localisePage, manifestName } from './html-page.ts';
import { LANGUAGES } from './language.ts';
import type { Translate } from './translator.ts';

const PAGE = `<!doctype html>
<html data-build="1a" lang="en">
<title data-text="web-title">old</title>
<meta name="theme-color" content="#f5ecd9">
<meta name="description" data-text="web-description" content="old">
<meta property="og:locale" content="old">
<link rel="manifest" href="./manifest.webmanifest">
<noscript><p lang="en" data-text="web-noscript"></p><p lang="uk" data-text="web-noscript"></p></noscript>
<p>as it is</p>
<p data-text="unknown">as it is</p>
`;

describe.each(LANGUAGES)('a page in %s', (language) => {
  const t = translatorFor(language);
  const page = localisePage(PAGE, language, translatorFor);

  it('has its texts, its language and its manifest', () => {
    expect(page).toContain(`<html data-build="1a" lang="${language}">`);
    expect(page).toContain(`<title data-text="web-title">${t('web-title')}</title>`);
    expect(page).toContain(`data-text="web-description" content="${t('web-description')}">`);
    expect(page).toMatch(new RegExp(`og:locale" content="${language}_[A-Z]{2}"`));
    expect(page).toContain(`href="./${manifestName(language)}"`);
  });

  it('keeps the language of its parts, and all the rest', () => {
    expect(page).toContain(`<p lang="en" data-text="web-noscript">${translatorFor('en')('web-noscript')}</p>`);
    expect(page).toContain(`<p lang="uk" data-text="web-noscript">${translatorFor('uk')('web-noscript')}</p>`);
    expect(page).toContain('<meta name="theme-color" content="#f5ecd9">');
    expect(page.match(/as it is/g)).toHaveLength(2);
  });

  it('can be put into any other language', () => {
    for (const other of LANGUAGES) {
      expect(localisePage(page, other, translatorFor)).toBe(localisePage(PAGE, other, translatorFor));
    }
  });
});

it('texts cannot leave their place', () => {
  const speak = () => Object.assign(() => '"><b>&', { language: 'en' }) as unknown as Translate;
  const page = localisePage(PAGE, 'en', speak);
  expect(page).toContain('content="&quot;>&lt;b>&amp;"');
  expect(page).not.toContain('<b>');
});
