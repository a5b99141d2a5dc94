import { describe, expect, it } from 'vitest';
import { parsePad, withRules } from './pad.ts';
import { blankSheet, castleOf, crown, isSheet, resize, rowsOf, type Sheet, type Tool, touch } from './sheet.ts';

const taps = (sheet: Sheet, ...steps: readonly (readonly [number, Tool])[]) =>
  steps.reduce((now, [at, tool]) => touch(now, at, tool), sheet);

describe('a tap', () => {
  const blank = blankSheet(5);

  it('puts a terrain; the next ones add crowns, as many as the box has on it, and begin anew', () => {
    const signs = (tool: Tool, times: number) =>
      Array.from({ length: times }, (_, n) => taps(blank, ...Array(n + 1).fill([0, tool] as const))[0]);
    expect(signs('wheat', 3)).toEqual(['w', 'w1', 'w']);
    expect(signs('mine', 5)).toEqual(['m', 'm1', 'm2', 'm3', 'm']);
    expect(taps(blank, [0, 'wheat'], [0, 'wheat'], [0, 'lake'])[0]).toBe('l');
  });

  it('adds a crown only where something lies', () => {
    expect(taps(blank, [0, 'crown'])).toBe(blank);
    expect(taps(blank, [0, 'swamp'], [0, 'crown'], [0, 'crown'])[0]).toBe('s2');
    expect(crown(taps(blank, [0, 'lake']), 0, 3)[0]).toBe('l1');
  });

  it('goes through all terrains and back to nothing', () => {
    let sheet = blank;
    const seen = Array.from({ length: 8 }, () => {
      sheet = touch(sheet, 0, 'next');
      return sheet[0];
    });
    expect(seen).toEqual(['w', 'f', 'l', 'g', 's', 'm', '.', 'w']);
  });

  it('moves the castle, which nothing else takes away', () => {
    const moved = touch(blank, 3, 'castle');
    expect([castleOf(moved), moved[12]]).toEqual([3, '.']);
    for (const tool of ['erase', 'wheat', 'next', 'crown'] as const) expect(touch(moved, 3, tool)).toBe(moved);
  });
});

describe('a sheet', () => {
  it('grows around its kingdom and shrinks to where most of it is', () => {
    const five = taps(blankSheet(5), [0, 'wheat'], [24, 'mine']);
    const seven = resize(five, 7);
    expect(rowsOf(seven)[1]).toBe('. w . . . . .');
    expect(resize(seven, 5)).toEqual(five);
    const wide = taps(blankSheet(7), [21, 'lake'], [22, 'lake'], [23, 'lake'], [25, 'wheat']);
    expect(rowsOf(resize(wide, 5))).toContain('l l l C w');
  });

  it.each([undefined, [], Array(25).fill('.'), Array(25).fill('C'), [...Array(24).fill('x'), 'C']])(
    'is not %j',
    (json) => {
      expect(isSheet(json, 5)).toBe(false);
    },
  );
});

describe('a pad', () => {
  it('comes back as it was', () => {
    const first = parsePad(undefined);
    const pad = withRules({ ...first, names: ['Ann', '', '', ''] }, { variants: ['dynasty', 'mighty-duel'] });
    expect(pad.sheets[2]![3]).toHaveLength(49);
    expect(parsePad(JSON.stringify(pad))).toEqual(pad);
    expect(withRules(pad, { count: 3 }).sheets[0]![0]).toHaveLength(25);
  });

  it.each(['', '{', 'null', '7', '{"sheets":[[1]],"names":3,"count":9,"variants":{}}'])(
    'is a new one for %j',
    (text) => {
      expect(parsePad(text)).toEqual(parsePad(undefined));
    },
  );
});
