import { describe, expect, it } from 'vitest';
import { blankPad, parsePad, withCount, withSheet } from './pad.ts';
import { scorePad } from './pad-score.ts';
import { blankSheet, isBlank, isSheet, paintsOf, rowsOf, touch, turnPlace, withBlots } from './sheet.ts';

describe('a sheet of the pad', () => {
  it('is coloured by taps, and a crayon takes off its own colour', () => {
    const red = touch(blankSheet(), 0, 'red');
    expect(paintsOf(red)[0]).toBe('red');
    expect(touch(red, 0, 'red')).toEqual(blankSheet());
    expect(paintsOf(touch(red, 0, 'blue'))[0]).toBe('blue');
    expect(touch(red, 0, 'erase')).toEqual(blankSheet());
    expect(isBlank(red)).toBe(false);
  });

  it('[C8] [C36] has places with their points, and at most ten blots', () => {
    const first = turnPlace(blankSheet(), 0);
    expect(rowsOf(first).at(-1)).toBe('places blue 4');
    expect(rowsOf(turnPlace(first, 0)).at(-1)).toBe('places blue 2');
    expect(turnPlace(turnPlace(first, 0), 0)).toEqual(blankSheet());
    expect(withBlots(blankSheet(), 11).blots).toBe(10);
    expect(withBlots(blankSheet(), -1)).toEqual(blankSheet());
  });

  it('is not made of anything', () => {
    expect(isSheet(blankSheet())).toBe(true);
    for (const wrong of [undefined, null, 3, {}, { ...blankSheet(), paints: 'x' }, { ...blankSheet(), blots: 11 }]) {
      expect(isSheet(wrong)).toBe(false);
    }
  });
});

describe('a pad', () => {
  it('is kept as text, and a broken one is a blank one', () => {
    const pad = withCount(withSheet(blankPad(), 1, touch(blankSheet(), 20, 'green')), 3);
    expect(parsePad(JSON.stringify(pad))).toEqual(pad);
    for (const text of [undefined, '', '{', 'null', '{"count":9,"sheets":[1]}'])
      expect(parsePad(text)).toEqual(blankPad());
  });

  it('[C26] [C36] counts what stands so far, and says why no finished game looks like this', () => {
    const capital = touch(blankSheet(), 4, 'blue');
    const { sheets } = scorePad(withSheet(blankPad(), 0, capital));
    expect(sheets[0]!.points - sheets[1]!.points).toBe(3);
    const [early] = scorePad(withSheet(blankPad(), 0, turnPlace(capital, 0))).sheets;
    expect(early!.fault).toMatchObject({ rule: 'C36', code: 'place-incomplete' });
  });
});
