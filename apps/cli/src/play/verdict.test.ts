import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { verdict } from './verdict.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }];

it('names one winner, or all who share the victory', () => {
  const t = translatorFor('en');
  expect(verdict([2, 1, 3], CHAIRS, t)).toBe('Bo wins!');
  expect(verdict([1, 1, 3], CHAIRS, t)).toBe('Ann and Bo share the victory');
  expect(verdict([1, 1, 1], CHAIRS, t)).toBe('Ann, Bo and Cy share the victory');
  expect(verdict([1, 1, 3], CHAIRS, translatorFor('uk'))).toContain('Ann і Bo');
});
