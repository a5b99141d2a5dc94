import { isRefusal } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { points } from './scoring.ts';
import { formatSheet, laySheet, parseSheet } from './sheet.ts';

const ROWS = [
  'd1 d  .  .  s  s1 .',
  'd  .  .  .  .  s2 .',
  '.  .  .  C  .  .  b2',
  'D1 .  .  .  .  .  b',
  '.  .  .  .  .  .  q',
];
const refusal = (rows: readonly string[]) => {
  const sheet = parseSheet(rows);
  return isRefusal(sheet) ? `${sheet.rule} ${sheet.code}` : undefined;
};
const withRow = (row: number, text: string) => ROWS.map((each, at) => (at === row ? text : each));

describe('a map copied from a table', () => {
  it('[N6] is read and written as rows', () => {
    const sheet = parseSheet(['', ...ROWS, '  ']);
    if (isRefusal(sheet)) throw new Error(sheet.code);
    expect(sheet.named).toBeUndefined();
    expect(sheet.squares).toContainEqual({ x: -3, y: 2, arms: 'dot', crosses: 1 });
    expect(sheet.squares).toContainEqual({ x: -3, y: -1, arms: 'double-dot', crosses: 1 });
    expect(sheet.squares).toHaveLength(10);
    expect(formatSheet(laySheet(sheet), 0)).toEqual(ROWS);
  });

  it('[N6] [D20] may name arms for domains', () => {
    const bare = parseSheet(ROWS);
    const named = parseSheet([...ROWS, 'domains dot']);
    if (isRefusal(bare) || isRefusal(named)) throw new Error('refused');
    expect(named.named).toBe('dot');
    expect(points(laySheet(named), 0)).toBe(points(laySheet(bare), 0) + 3);
    expect(refusal([...ROWS, 'domains'])).toBe('N6 unreadable-arms');
    expect(refusal([...ROWS, 'domains dots'])).toBe('N6 unreadable-arms');
    expect(refusal([...ROWS, 'domains dot black'])).toBe('N6 unreadable-arms');
    expect(refusal([...ROWS, 'domains dot', 'domains black'])).toBe('N6 unreadable-arms');
  });

  it('[N6] refuses what is no square', () => {
    for (const sign of ['x', 'd9x', 'dd', 'd0', '1', 'B', '?']) {
      expect(refusal(withRow(4, `${sign} . . . . . q`)), sign).toBe('N6 unreadable-arms');
    }
  });

  it('[D3] has 5 rows of 7 squares and the castle in the middle', () => {
    expect(refusal(ROWS.slice(1))).toBe('D3 wrong-size');
    expect(refusal([])).toBe('D3 wrong-size');
    expect(refusal(withRow(0, '. . . . . .'))).toBe('D3 wrong-size');
    expect(refusal(withRow(2, '. . C . . . .'))).toBe('D3 castle-not-middle');
    expect(refusal(withRow(2, '. . . . . . .'))).toBe('D3 castle-not-middle');
    expect(refusal(withRow(0, 'C . . . . . .'))).toBe('D3 castle-not-middle');
  });

  it('[D7] has an even number of squares, [D2] with four crosses at most', () => {
    expect(refusal(withRow(4, '. . . . . . .'))).toBe('D7 odd-squares');
    expect(refusal(withRow(4, '. . . . . . q4'))).toBeUndefined();
    expect(refusal(withRow(4, '. . . . . . q5'))).toBe('D2 too-many-crosses');
  });
});
