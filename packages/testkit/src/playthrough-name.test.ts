import { expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { playthroughName } from './playthrough-name.ts';

it('names the options that are not as usual', () => {
  expect(playthroughName(toy, { seats: 2, rounds: 3 })).toBe('sealed-bids-2.txt');
  expect(playthroughName(toy, { seats: 3, rounds: 1 })).toBe('sealed-bids-3-rounds-1.txt');
});

it.each([
  [{ variants: ['harmony', 'mighty-duel'], tiebreak: 'crowns' }, 'harmony-mighty-duel-crowns'],
  [{ variants: [] }, 'no-variants'],
  [{ solo: true, open: false }, 'solo-no-open'],
  [{ first: 'Random!' }, 'random'],
])('makes a file name of %j', (others, slug) => {
  expect(playthroughName(toy, { seats: 2, rounds: 3, ...others })).toBe(`sealed-bids-2-${slug}.txt`);
});

it('names every option of a game that has no usual ones', () => {
  const choosy = { ...toy, parseOptions: () => ({ rule: 'T0', code: 'no', args: {} }) };
  expect(playthroughName(choosy, { seats: 2, rounds: 3 })).toBe('sealed-bids-2-rounds-3.txt');
});
