import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('aligns names to the left and numbers to the right', () => {
  expect(
    formatTable([
      ['seat', 'mean'],
      ['0', '9'],
      ['10', '123456'],
    ]),
  ).toEqual(['seat    mean', '0          9', '10    123456']);
});
