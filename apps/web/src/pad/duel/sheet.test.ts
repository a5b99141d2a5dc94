import { describe, expect, it } from 'vitest';
import { parsePad, withNamed, withSheet } from './pad.ts';
import { scorePad } from './pad-score.ts';
import { blankSheet, isSheet, rowsOf, type Tool, touch } from './sheet.ts';

const CASTLE = 17;

describe('a tap', () => {
  it('draws arms; the next ones add crosses up to four, and begin anew', () => {
    const signs = Array.from({ length: 6 }, (_, n) =>
      Array.from({ length: n + 1 }).reduce<readonly string[]>((sheet) => touch(sheet, 0, 'black'), blankSheet()),
    ).map((sheet) => sheet[0]);
    expect(signs).toEqual(['b', 'b1', 'b2', 'b3', 'b4', 'b']);
  });

  it('replaces other arms, adds a cross to what is drawn only, and erases', () => {
    const tap = (sheet: readonly string[], ...tools: readonly Tool[]) =>
      tools.reduce((now, tool) => touch(now, 3, tool), sheet)[3];
    expect(tap(blankSheet(), 'dot', 'double-dot')).toBe('D');
    expect(tap(blankSheet(), 'stripe', 'cross')).toBe('s1');
    expect(tap(blankSheet(), 'cross')).toBe('.');
    expect(tap(blankSheet(), 'quarters', 'erase')).toBe('.');
  });

  it('[D3] leaves the castle in the middle', () => {
    expect(blankSheet()[CASTLE]).toBe('C');
    expect(touch(blankSheet(), CASTLE, 'dot')).toEqual(blankSheet());
    expect(rowsOf(blankSheet())[2]).toBe('. . . C . . .');
  });
});

describe('a pad', () => {
  it('is kept as text, and strange texts are left out', () => {
    const sheet = touch(touch(blankSheet(), 16, 'dot'), 18, 'stripe');
    const pad = withNamed(withSheet(parsePad(undefined), 1, sheet), 0, 'black');
    expect(parsePad(JSON.stringify(pad))).toEqual(pad);
    expect(parsePad('{"sheets":[["x"]],"named":["loud"],"names":[7]}')).toEqual(parsePad(undefined));
    expect(parsePad('rubbish')).toEqual(parsePad(undefined));
    expect(isSheet([...blankSheet().slice(1), 'C'])).toBe(false);
  });

  it('[D7] is counted while it is still written down', () => {
    const pad = withSheet(parsePad(undefined), 0, touch(touch(blankSheet(), 16, 'dot'), 16, 'dot'));
    expect(scorePad(pad).maps[0]).toMatchObject({ points: 1, fault: { rule: 'D7', code: 'odd-squares' } });
    expect(scorePad(pad).maps[1]).toMatchObject({ points: 0, isBlank: true });
  });

  it('[D20] adds 3 for each domain of the named arms', () => {
    const sheet = [16, 18].reduce((now, at) => touch(now, at, 'dot'), blankSheet());
    const pad = withNamed(withSheet(parsePad(undefined), 0, sheet), 0, 'dot');
    expect(scorePad(pad).maps[0]).toMatchObject({ points: 6, bonus: 6 });
  });
});
