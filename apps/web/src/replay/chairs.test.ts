import { expect, it } from 'vitest';
import { withPerson } from './chairs.ts';

const BOTS = { bots: ['shepherd', 'queen', 'greedy'], bestBot: 'queen' };

it('whoever plays on meets the bots of the record, older ones too, and the best one instead of people', () => {
  const chairs = [
    { name: 'Ann' },
    { name: 'Bob', bot: 'greedy' },
    { name: 'Cy', bot: 'shepherd' },
    { name: 'Di', bot: 'python3 compact.py' },
  ];
  expect(withPerson(BOTS, chairs, 1)).toEqual([
    { name: 'Ann', bot: 'queen' },
    { name: 'Bob' },
    { name: 'Cy', bot: 'shepherd' },
    { name: 'Di', bot: 'queen' },
  ]);
  expect(withPerson(BOTS, chairs, 0)[1]).toEqual({ name: 'Bob', bot: 'greedy' });
});
