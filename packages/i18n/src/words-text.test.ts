import { describe, expect, it } from 'vitest';
import { translatorFor } from './every-language.ts';
import { LANGUAGES } from './language.ts';
import { numberedWords, wordsText } from './words-text.ts';

const COUNT = 64;
const EVERY_NUMBER = Array.from({ length: COUNT }, (_, i) => i + 1);

describe.each(LANGUAGES)('words to compare, in %s', (language) => {
  const words = numberedWords(translatorFor(language), EVERY_NUMBER).map(({ word }) => word);

  it('are as many as there are numbers, and no two are alike', () => {
    expect(translatorFor(language)('fair-words').split(', ')).toHaveLength(COUNT);
    expect(new Set(words).size).toBe(COUNT);
    expect(words.every((word) => /^\p{Ll}{2,14}$/u.test(word))).toBe(true);
  });
});

it('stand behind numbers that are the same in every language', () => {
  const numbers = [13, 2, 64, 7];
  const texts = LANGUAGES.map((language) => wordsText(translatorFor(language), numbers));
  expect(texts).toEqual([
    '13 drum · 2 bell · 64 wolf · 7 cat',
    '13 барабан · 2 колокол · 64 волк · 7 кот',
    '13 барабан · 2 дзвін · 64 вовк · 7 кіт',
    '13 барабан · 2 камбана · 64 вълк · 7 котка',
  ]);
});
