import { expect, it } from 'vitest';
import { findLanguage, LANGUAGE_NAMES, LANGUAGES, pickLanguage } from './language.ts';

it.each([
  [['ru_RU.UTF-8'], 'ru'],
  [['uk'], 'uk'],
  [['bg-BG'], 'bg'],
  [['UK_ua@euro'], 'uk'],
  [['de-DE', 'bg', 'ru'], 'bg'],
  [['C', 'ru'], 'en'],
  [['POSIX'], 'en'],
  [['C.UTF-8'], 'en'],
  [['de_DE.UTF-8'], 'en'],
  [['russian'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('of %j picks %s', (preferences, language) => {
  expect(pickLanguage(preferences)).toBe(language);
});

it('tells a language that we do not speak from one that we do', () => {
  expect(findLanguage('uk-UA')).toBe('uk');
  expect(findLanguage('de')).toBeUndefined();
});

it('knows what each language calls itself', () => {
  expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual([
    'English',
    'Русский',
    'Українська',
    'Български',
  ]);
});
