import { expect, it } from 'vitest';
import { requestLanguage } from './request-language.ts';

it.each([
  [{}, 'ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  [{}, 'de, uk;q=0.8', 'uk'],
  [{}, undefined, 'en'],
  [{ lang: 'bg' }, 'ru', 'bg'],
  [{ lang: 'de' }, 'ru', 'ru'],
  [{ lang: ['bg', 'uk'] }, 'ru', 'ru'],
  [undefined, 'ru', 'ru'],
] as const)('%j with the preferences %j is %s', (query, header, language) => {
  expect(requestLanguage(query, header)).toBe(language);
});
