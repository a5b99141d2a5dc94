import type { Language } from '@crownhold/i18n';

/** The letters of a keyboard, row by row, and what its keys type in Cyrillic layouts. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю';
const UKRAINIAN = 'йцукенгшщзхїфівапролджєячсмитьбю';
const BULGARIAN_PHONETIC = "явертъуиопшщасдфгхйкл;'зьцжбнм,.";
const BULGARIAN = ',уеишщксдзц;ьяаожгтнвмчюйъэфхпрл';

/** Cyrillic letters that sound or look like Latin ones may be meant as those. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  д: 'd',
  е: 'e',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 'sc',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  я: 'q',
};

const LAYOUTS: Readonly<Record<Language, readonly string[]>> = {
  en: [RUSSIAN, UKRAINIAN],
  ru: [RUSSIAN],
  uk: [UKRAINIAN, RUSSIAN],
  bg: [BULGARIAN_PHONETIC, BULGARIAN],
};

/** The Latin letters that may be meant by what was typed: that on the same key first, by the layouts of the language. */
export function meantBy(letter: string, language: Language): readonly [string, ...string[]] {
  if (!/\p{Script=Cyrillic}/u.test(letter)) return [letter];
  const byKey = LAYOUTS[language].flatMap((layout) => LATIN[layout.indexOf(letter)] ?? []);
  const [first = letter, ...others] = new Set([...byKey, ...(ALIKE[letter] ?? '')]);
  return [first, ...others];
}
