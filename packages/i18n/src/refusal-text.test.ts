import { expect, it } from 'vitest';
import { translatorFor } from './every-language.ts';
import { LANGUAGES } from './language.ts';
import { citedRefusal, refusalText } from './refusal-text.ts';

const refusal = { rule: 'K12', code: 'occupied', args: { x: 1, y: -2 } };

it('says what a refusal means', () => {
  expect(LANGUAGES.map((language) => refusalText(translatorFor(language), refusal))).toEqual([
    'The square 1,-2 is taken already.',
    'Клетка 1,-2 уже занята.',
    'Клітинку 1,-2 вже зайнято.',
    'Квадратът 1,-2 вече е зает.',
  ]);
});

it('names the rule when asked', () => {
  expect(LANGUAGES.map((language) => citedRefusal(translatorFor(language), refusal))).toEqual([
    'The square 1,-2 is taken already (rule K12).',
    'Клетка 1,-2 уже занята (правило K12).',
    'Клітинку 1,-2 вже зайнято (правило K12).',
    'Квадратът 1,-2 вече е зает (правило K12).',
  ]);
});

it.each(['no-such-file', 'file-is-folder', 'disk-full'])('names no rule for %s: files have none', (code) => {
  const args = { file: 'a.json' };
  expect(citedRefusal(translatorFor('ru'), { rule: 'R1', code, args })).not.toContain('R1');
});

it('shows words of strangers as it is told to', () => {
  const stranger = { rule: 'R6', code: 'unknown-option', args: { option: '\u001b[2J' } };
  const show = (text: string) => text.replace('\u001b', '\\u001b');
  expect(refusalText(translatorFor('en'), stranger, show)).toBe('The game has no option "\\u001b[2J".');
});

it('stumbles over a code without a message', () => {
  expect(() => refusalText(translatorFor('en'), { rule: 'K1', code: 'whim', args: {} })).toThrow('refusal-whim');
});
