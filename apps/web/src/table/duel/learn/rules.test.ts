import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { duelInput } from '@crownhold/table/duel';
import { describe, expect, it } from 'vitest';
import { duelExample } from './example-table.ts';
import { countingExample, exampleOf, TRIED_RULES } from './examples.ts';
import { RULES, ruledOn } from './rules.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../../../docs/rules/duel.md'), 'utf8');
const DOCUMENTED = [...DOCUMENT.matchAll(/^- \*\*(D\d+)\*\*(.*(?:\n(?!- \*\*|#).*)*)/gm)];

it('the rulebook has every rule, in its order', () => {
  expect(RULES).toEqual(DOCUMENTED.map(([, id]) => id));
});

it('what is ours in a rule is marked as such', () => {
  const marked = DOCUMENTED.filter(([, , text]) => /\*(Ruling|Derived):/.test(text!)).map(([, id]) => id);
  expect(RULES.filter((rule) => ruledOn(rule) !== undefined)).toEqual(marked);
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const t = translatorFor(language);
  it.each(RULES)('tells %s', (rule) => {
    expect(t(`duel-title-${rule}`).length).toBeGreaterThan(2);
    expect(t(`duel-rule-${rule}`).length).toBeGreaterThan(15);
    const ruled = ruledOn(rule);
    if (ruled) expect(t(`duel-ruling-${ruled}`).length).toBeGreaterThan(10);
  });

  it('names every number that the rules name', () => {
    for (const [rule, numbers] of [
      ['D3', ['5', '7', '34']],
      ['D4', ['5', '4', '3']],
      ['D19', ['4\u00a0×\u00a02\u00a0=\u00a08']],
      ['D20', ['3']],
    ] as const) {
      for (const number of numbers) expect(t(`duel-rule-${rule}`)).toContain(number);
    }
  });
});

describe('an example to try', () => {
  it.each(TRIED_RULES)('[%s] is a position in which the first seat acts, and something can be done', (rule) => {
    const view = exampleOf(rule);
    expect(view.seat).toBe(0);
    const table = duelExample(view, ['Ann', 'Bob']);
    table.perform({ kind: 'proceed' }, { kind: 'proceed' });
    expect(table.shown.value.whyNot).toBeUndefined();
    expect(table.shown.value.input?.choices.length).toBeGreaterThan(0);
  });

  it('[D9] does not let anybody pass', () => {
    const refused = duelInput.act(duelInput.start(exampleOf('D9'), 0), { kind: 'pass' });
    expect(isRefusal(refused) && refused.code).toBe('must-draw');
  });

  it('[D15] has turn, castle and split at once', () => {
    const table = duelExample(exampleOf('D15'), ['Ann', 'Bob']);
    table.perform({ kind: 'split' }, { kind: 'cycle', power: 'castle' }, { kind: 'cycle', power: 'turn' });
    expect(table.shown.value.input?.choices.map(({ kind }) => kind)).toEqual(['split', 'castle', 'turn']);
  });

  it('[D19] has domains with and without points', () => {
    expect(duel.score(countingExample(), 0)).toBeGreaterThan(10);
  });
});
