import { manifestName, type Translate } from '@crownhold/i18n';

/** Puts what the head of the page says into the language that the page speaks; headings see to its title. */
export function localiseHead(t: Translate): void {
  document.documentElement.lang = t.language;
  document.querySelector('meta[name=description]')?.setAttribute('content', t('web-description'));
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./${manifestName(t.language)}`);
}
