import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { createSetup, seatingOf } from './setup.ts';

function setupOf(seats: number, ...names: readonly string[]) {
  const options = { seats, variants: [], tiebreak: 'crowns' } as const;
  const contestants = names.map((name) => ({ name, bot: name, isOutside: false, allowance: {} }));
  return createSetup(kingdomino, options, 1, contestants);
}

describe('who sits where', () => {
  it.each([
    [2, ['a', 'b'], [0, 1], ['a', 'b']],
    [4, ['a', 'b'], [0, 1, 1, 1], ['a', 'b']],
    [4, ['a', 'b', 'c', 'd'], [0, 1, 2, 3], ['a', 'b', 'c', 'd']],
    [4, ['a', 'a', 'b', 'b'], [0, 0, 1, 1], ['a', 'b']],
    [3, ['a', 'a'], [0, 1, 1], ['a', 'a']],
  ])('%i seats for %j', (seats, names, chairs, contestants) => {
    const setup = setupOf(seats, ...names);
    expect(setup.chairs).toEqual(chairs);
    expect(setup.contestants.map(({ name }) => name)).toEqual(contestants);
  });

  it('everybody sits once at each seat', () => {
    const setup = setupOf(4, 'a', 'b');
    const seatings = [0, 1, 2, 3].map((rotation) => seatingOf(setup, rotation));
    expect(seatings).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ]);
  });
});
