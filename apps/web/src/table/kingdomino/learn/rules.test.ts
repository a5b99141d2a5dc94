import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { RULES, ruledOn } from './rules.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../../../docs/rules/kingdomino.md'), 'utf8');
const DOCUMENTED = [...DOCUMENT.matchAll(/^- \*\*(K\d+)\*\*(.*(?:\n(?!- \*\*|#).*)*)/gm)];

// How the words of the rulebook begin, in any form.
const WORDS: Readonly<Record<Language, Readonly<Record<'castle' | 'domino' | 'crown' | 'king' | 'line', RegExp>>>> = {
  en: { castle: /castle/, domino: /domino/, crown: /crown/, king: /\bking\b/, line: /\bline\b/ },
  ru: { castle: /замк/, domino: /тайл/, crown: /корон/, king: /[Кк]орол(?!евств)/, line: /ряд[ау]/ },
  uk: { castle: /замк/, domino: /[Тт]айл/, crown: /корон/, king: /[Кк]орол(?!івств)/, line: /ряд[уі]/ },
  bg: { castle: /замък/, domino: /[Пп]лочк/, crown: /корон/, king: /[Кк]рал(?!ство)/, line: /ред(?![^\s.,а])/ },
};

it('the rulebook has every rule, in its order', () => {
  expect(RULES).toEqual(DOCUMENTED.map(([, id]) => id));
});

it('what is ours in a rule is marked as such', () => {
  const marked = DOCUMENTED.filter(([, , text]) => /\*?(Ruling|Derived|derived)\b/.test(text!)).map(([, id]) => id);
  expect(RULES.filter((rule) => ruledOn(rule) !== undefined)).toEqual(marked);
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const t = translatorFor(language);
  it.each(RULES)('tells %s', (rule) => {
    expect(t(`learn-title-${rule}`).length).toBeGreaterThan(2);
    expect(t(`learn-rule-${rule}`).length).toBeGreaterThan(20);
    const ruled = ruledOn(rule);
    if (ruled) expect(t(`learn-ruling-${ruled}`).length).toBeGreaterThan(10);
  });

  it('names every number that the rules name', () => {
    const told = RULES.map((rule) => {
      const ruled = ruledOn(rule);
      return t(`learn-rule-${rule}`) + (ruled ? t(`learn-ruling-${ruled}`) : '');
    });
    for (const [rule, numbers] of [
      ['K2', ['48']],
      ['K3', ['24', '36', '48']],
      ['K11', ['12', '6']],
      ['K13', ['5×5']],
      ['K16', ['5\u00a0×\u00a02\u00a0=\u00a010', '3\u00a0×\u00a00\u00a0=\u00a00']],
      ['K18', ['10']],
      ['K19', ['5', '25']],
      ['K20', ['48']],
      ['K21', ['48', '7×7', '12']],
    ] as const) {
      for (const number of numbers) expect(told[RULES.indexOf(rule)]).toContain(number);
    }
  });

  it('in short begins with the aim, and no line uses a thing before it is told', () => {
    const lines = t('learn-short').split('\n');
    const firstLineOf = (word: RegExp) => lines.findIndex((line) => word.test(line));
    const { castle, domino, crown, king, line } = WORDS[language];
    expect(lines[0]).toContain('5×5');
    const order = [castle, domino, crown, king, line].map(firstLineOf);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
