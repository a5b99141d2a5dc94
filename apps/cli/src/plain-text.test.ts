import { expect, it } from 'vitest';
import { plainText, withPlainSpaces } from './plain-text.ts';

it('shows signs that would steer a terminal instead of obeying them', () => {
  expect(plainText('a\u001b[31mb\u009bc\u202ed\n')).toBe('a\\u001b[31mb\\u009bc\\u202ed\\u000a');
});

it('leaves other letters alone and cuts what is long', () => {
  expect(plainText('королівство')).toBe('королівство');
  expect(plainText('abcdef', 3)).toBe('abc…');
});

it('prints spaces that can be searched for', () => {
  expect(withPlainSpaces('12\u00a0points, 5\u00a0×\u00a02')).toBe('12 points, 5 × 2');
});
