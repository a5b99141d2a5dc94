import type { Translate } from './translator.ts';

/** A number and the word that every language has for it. */
export interface NumberedWord {
  readonly number: number;
  readonly word: string;
}

/** The words of a table's four numbers, which count from 1. */
export function numberedWords(t: Translate, numbers: readonly number[]): readonly NumberedWord[] {
  const words = t('fair-words').split(', ');
  return numbers.map((number) => ({ number, word: words[number - 1] ?? '' }));
}

/** In one line, to be read aloud: `13 drum · 2 bell · 64 wolf · 7 cat`. */
export function wordsText(t: Translate, numbers: readonly number[]): string {
  return numberedWords(t, numbers)
    .map(({ number, word }) => `${number} ${word}`)
    .join(' · ');
}
