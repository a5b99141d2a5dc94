import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { arrivalOf, chairsOfNames, mergeNames, nameForSeat, namesOfChairs, turnedChairs } from './seats.ts';

const t = translatorFor('en');

describe('whoever opens a game that this device does not know', () => {
  it('is invited to the seat that is asked, if it is free', () => {
    expect(arrivalOf(['Ann', '', ''], 2)).toEqual({ kind: 'invited', seat: 2 });
  });

  it('may be one of those who have sat down, and first of all the one who is asked', () => {
    expect(arrivalOf(['Ann', 'Bob', '', 'Dan'], 1)).toEqual({ kind: 'returning', seats: [1, 0, 3] });
    expect(arrivalOf(['Ann', '', ''], 0)).toEqual({ kind: 'returning', seats: [0] });
    expect(arrivalOf(['Ann', 'Bob'], undefined)).toEqual({ kind: 'returning', seats: [0, 1] });
  });
});

describe('names', () => {
  it('of free seats are the usual ones, and do not go along', () => {
    const chairs = chairsOfNames(['Ann', ''], t);
    expect(chairs).toEqual([{ name: 'Ann' }, { name: 'Player 2', isUnnamed: true }]);
    expect(namesOfChairs(chairs)).toEqual(['Ann', '']);
  });

  it('that came replace what was known, but for the own one, and nothing is forgotten', () => {
    expect(mergeNames(['Ann', '', 'Cy', ''], ['Eve', 'Bob', '', 'Dan'], 0)).toEqual(['Ann', 'Bob', 'Cy', 'Dan']);
  });

  it('are as typed, or the usual one of the seat', () => {
    expect(nameForSeat(' Оля ', 1, ['Ann', ''], t)).toBe('Оля');
    expect(nameForSeat('', 1, ['Ann', ''], t)).toBe('Player 2');
    expect(nameForSeat('Ann', 0, ['Ann', ''], t)).toBe('Ann');
  });

  it('are told apart', () => {
    expect(nameForSeat('Ann', 1, ['Ann', ''], t)).toBe('Ann 2');
    expect(nameForSeat('Ann', 2, ['Ann', 'Ann 2', ''], t)).toBe('Ann 3');
    const long = 'x'.repeat(24);
    expect(nameForSeat(long, 1, [long, ''], t)).toBe(long);
  });
});

it('whoever begins again has the first seat', () => {
  const [ann, bob, cy] = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }];
  expect(turnedChairs([ann, bob, cy], 1)).toEqual([bob, cy, ann]);
  expect(turnedChairs([ann, bob], 0)).toEqual([ann, bob]);
});
