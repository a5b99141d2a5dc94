import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { cardOf } from './cards.tsx';
import { coloursExample } from './example-table.ts';
import { exampleOf, type TriedRule } from './examples.ts';

const shownOf = (rule: TriedRule) => coloursExample(exampleOf(rule), 'Ann').shown.value;
const card = (rule: TriedRule, piece: DOMStringMap, language: (typeof LANGUAGES)[number] = 'en') =>
  cardOf(piece, shownOf(rule), translatorFor(language));

describe.each(LANGUAGES)('the card of a piece, in %s', (language) => {
  it.each([
    ['a capital', 'C24', { area: '4' }, 'C26'],
    ['a monster', 'C24', { area: '0' }, 'C27'],
    ['a star', 'C24', { area: '2' }, 'C28'],
    ['a plain area', 'C24', { area: '3' }, 'C24'],
    ['a die', 'C16', { die: '1' }, 'C23'],
    ['a die on a border', 'C21', { die: '0' }, 'C21'],
    ['the white die', 'C16', { die: '3' }, 'C16'],
    ['a spell', 'C33', { spell: 'split' }, 'C33'],
    ['the drop of a tower', 'C30', { drop: 'green' }, 'C30'],
  ] as const)('tells what %s is, and the rule', (_, example, piece, rule) => {
    const shown = card(example, piece, language);
    expect(shown).toMatchObject({ rule });
    expect(shown!.title.length).toBeGreaterThan(2);
    expect(shown!.lines).toContain(translatorFor(language)(`colours-rule-${rule}`));
  });
});

it('[C24] an area tells what is painted beside it', () => {
  expect(card('C24', { area: '0' })!.lines.at(-1)).toMatch(/red/);
});

it('what is none of the pieces has no card', () => {
  expect(card('C24', {})).toBeUndefined();
  expect(card('C24', { spell: 'castle' })).toBeUndefined();
});
