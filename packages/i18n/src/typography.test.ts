import { describe, expect, it } from 'vitest';
import { readCatalogues } from '../test/catalogue.ts';
import { tidyTypography, typographyProblems } from '../test/typography.ts';
import type { Area } from './area.ts';
import type { Language } from './language.ts';

it.each(readCatalogues())('the signs of $language are those of good print: if not, npm run messages', (catalogue) => {
  expect(typographyProblems(catalogue)).toEqual([]);
});

const problems = (language: Language, text: string) =>
  typographyProblems({ language, areas: new Map<Area, string>([['web', text]]) });

describe('a planted sign is found and put right:', () => {
  it.each<[string, Language, string, string, string]>([
    ['a formula', 'en', 'a = { $b } × { $c }\n', 'U+0020 in a formula, instead of U+00A0', 'a = { $b }␣×␣{ $c }\n'],
    ['the sum of it', 'bg', 'a = 5 × 2 = 10\n', 'U+0020 in a formula, instead of U+00A0', 'a = 5␣×␣2␣=␣10\n'],
    ['a number', 'ru', 'a = 5 клеток леса\n', 'U+0020 between a number', 'a = 5␣клеток леса\n'],
    ['a number given', 'uk', 'a = до { $b } клітинок\n', 'U+0020 between a number', 'a = до { $b }␣клітинок\n'],
    [
      'a plural',
      'en',
      'a = { $b ->\n    [one] { $b } step\n   *[other] { SIGNED($b) } steps\n}\n',
      'U+0020 between a number and what it counts, instead of U+00A0',
      'a = { $b ->\n    [one] { $b }␣step\n   *[other] { SIGNED($b) }␣steps\n}\n',
    ],
    ['a line that could begin with a dash', 'ru', 'a = он — король\n', 'U+0020 before a dash', 'a = он␣— король\n'],
    ['a short dash', 'uk', 'a = він – король\n', 'U+2013 as a dash, instead of U+2014', 'a = він␣— король\n'],
    ['a long dash', 'bg', 'a = той — крал\n', 'U+2014 as a dash, instead of U+2013', 'a = той␣– крал\n'],
    ['a hyphen in a range', 'en', 'a = 1-4\n', 'U+002D in a range, instead of U+2013', 'a = 1–4\n'],
    ['a hyphen as a minus', 'bg', 'a = накрая: -1\n', 'U+002D as a minus, instead of U+2212', 'a = накрая: −1\n'],
    ['a straight apostrophe', 'uk', "a = пам'ять\n", 'U+0027 as an apostrophe, instead of U+2019', 'a = пам’ять\n'],
    ['a curved apostrophe', 'en', 'a = it’s\n', 'U+2019 as an apostrophe, instead of U+0027', "a = it's\n"],
    [
      'a lone letter in a heading',
      'ru',
      'learn-title-K3 = Тайлы в игре\n',
      'learn-title-K3 has U+0020 behind a word of one letter in a heading, instead of U+00A0',
      'learn-title-K3 = Тайлы в␣игре\n',
    ],
  ])('%s', (_, language, text, problem, tidied) => {
    expect(problems(language, text).join('\n')).toContain(problem);
    expect(tidyTypography(language, text).replaceAll('\u00a0', '␣')).toBe(tidied);
    expect(problems(language, tidyTypography(language, text))).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'a = “b”\n'],
    ['ru', 'a = "б"\n'],
    ['uk', 'a = „б“\n'],
    ['bg', 'a = «б»\n'],
  ])('quotation marks of another language in %s, which a person must choose', (language, text) => {
    expect(problems(language, text).join()).toContain(`${language}/web.ftl: a has U+`);
    expect(tidyTypography(language, text)).toBe(text);
  });
});

it.each<[Language, string]>([
  ['en', '# It – may "say" \' anything\na = from -3,-2 to 3,2, blots 3, --port, 2–4, "b"\n'],
  ['ru', 'a = { -b(case: "genitive") } и «-», 95-процентный, 1,-2\n'],
  ['bg', 'a = { $b ->\n    [one] { $name } взема\n   *[other] „{ $b }“\n}\n'],
])('what is right stays as it is in %s', (language, text) => {
  expect(problems(language, text)).toEqual([]);
  expect(tidyTypography(language, text)).toBe(text);
});
