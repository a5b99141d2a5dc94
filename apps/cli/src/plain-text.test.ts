import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('shows signs that would steer a terminal instead of obeying them', () => {
  expect(plainText('a\u001b[31mb\u009bc\u202ed\n')).toBe('a\\u001b[31mb\\u009bc\\u202ed\\u000a');
});

it('leaves other letters alone and cuts what is long', () => {
  expect(plainText('королівство')).toBe('королівство');
  expect(plainText('abcdef', 3)).toBe('abc…');
});
