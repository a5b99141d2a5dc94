import { expect, it } from 'vitest';
import { nameRefusal, parseChairs, placesOf } from './chair.ts';

it('reads who sits where from a record', () => {
  expect(parseChairs(['Ann', { name: 'Greedy', bot: 'greedy' }], 2)).toEqual([
    { name: 'Ann' },
    { name: 'Greedy', bot: 'greedy' },
  ]);
  for (const players of [undefined, ['Ann'], ['Ann', 7], ['Ann', null], ['Ann', {}], ['Ann', { name: 7 }]]) {
    expect(parseChairs(players, 2)).toBeUndefined();
  }
});

it('[R7] keeps long names whole', () => {
  const name = 'Александра-Мария Петрова';
  expect(parseChairs([name, { name }], 2)).toEqual([{ name }, { name }]);
});

it('[R7] says what is wrong with a name', () => {
  expect(nameRefusal(['Ann', { name: 'Greedy', bot: 'greedy' }, 7, null])).toBeUndefined();
  expect(nameRefusal(['Ann', { name: 'x'.repeat(25) }])).toMatchObject({ rule: 'R7', code: 'name-too-long' });
  expect(nameRefusal(['Ann\u202e'])).toMatchObject({ rule: 'R7', code: 'name-unprintable' });
});

it('places are those of the game, and whoever has resigned is behind all others', () => {
  const [ANN, BOB, CY] = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }];
  expect(placesOf([1, 2, 2], [ANN, BOB, CY])).toEqual([1, 2, 2]);
  expect(placesOf([1, 3, 2], [{ ...ANN, hasResigned: true }, BOB, CY])).toEqual([3, 2, 1]);
  expect(placesOf([1, 2, 3], [{ ...ANN, hasResigned: true }, { ...BOB, hasResigned: true }, CY])).toEqual([2, 3, 1]);
});
