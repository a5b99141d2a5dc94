import { expect, it } from 'vitest';
import { parseChairs, shortName } from './chair.ts';

it('reads who sits where from a record', () => {
  expect(parseChairs(['Ann', { name: 'Greedy', bot: 'greedy' }], 2)).toEqual([
    { name: 'Ann' },
    { name: 'Greedy', bot: 'greedy' },
  ]);
  for (const players of [undefined, ['Ann'], ['Ann', 7], ['Ann', null], ['Ann', {}], ['Ann', { name: 7 }]]) {
    expect(parseChairs(players, 2)).toBeUndefined();
  }
});

it('keeps a name on one short line', () => {
  expect(shortName(' A\u001b[2Jnn\n ')).toBe('A[2Jnn');
  expect(shortName('x'.repeat(50))).toHaveLength(20);
  expect(shortName('\n')).toBe('?');
});
