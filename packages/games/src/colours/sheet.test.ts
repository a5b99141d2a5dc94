import { isRefusal } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { points } from './scoring.ts';
import { formatSheet, laySheet, parseSheet } from './sheet.ts';

const ROWS = [
  'b rgbygvrnb',
  'g .........',
  'y yr.......',
  'v ....v....',
  'r .........',
  'n ........g',
  'blots 3',
  'places blue 4',
];
const read = (rows: readonly string[]) => {
  const sheet = parseSheet(rows);
  if (isRefusal(sheet)) throw new Error(sheet.code);
  return sheet;
};
const refusal = (rows: readonly string[]) => {
  const sheet = parseSheet(rows);
  return isRefusal(sheet) ? `${sheet.rule} ${sheet.code}` : undefined;
};
const withRow = (row: number, text: string) => ROWS.map((each, at) => (at === row ? text : each));

describe('a sheet copied from a table', () => {
  it('[N7] is read and written as rows', () => {
    const sheet = read(['', ...ROWS, '  ']);
    expect(sheet.paints).toHaveLength(54);
    expect(sheet.paints.slice(0, 3)).toEqual(['red', 'green', 'blue']);
    expect(sheet.paints[9]).toBeUndefined();
    expect(sheet.blots).toBe(3);
    expect([...sheet.places]).toEqual([['blue', 1]]);
    expect(formatSheet(laySheet(sheet), 0)).toEqual(ROWS);
  });

  it('[N7] takes kingdoms in any order and signs apart, without blots and places', () => {
    const sheet = read([...ROWS.slice(0, 6)].reverse().map((row) => [...row].join(' ')));
    expect(sheet.blots).toBe(0);
    expect(sheet.places.size).toBe(0);
    expect(formatSheet(laySheet(sheet), 0)).toEqual([...ROWS.slice(0, 6), 'blots 0']);
  });

  it('[N7] [C39] [C41] counts places and blots', () => {
    const bare = points(laySheet(read(ROWS.slice(0, 6))), 0);
    expect(points(laySheet(read(ROWS)), 0)).toBe(bare + 4 - 3);
    expect(points(laySheet(read(withRow(7, 'places blue 2'))), 0)).toBe(bare + 2 - 3);
  });

  it('[N7] refuses what is no kingdom', () => {
    for (const row of ['b rgbygvrn', 'b rgbygvrnbb', 'b rgbygvrnx', 'x .........', 'g .........', 'b', 'B rgbygvrnb']) {
      expect(refusal(withRow(0, row)), row).toBe('N7 unreadable-kingdom');
    }
    expect(refusal(ROWS.slice(1))).toBe('N7 kingdom-missing');
    expect(refusal([])).toBe('N7 kingdom-missing');
  });

  it('[N7] [C8] has ten blots at most', () => {
    expect(refusal(withRow(6, 'blots 10'))).toBeUndefined();
    for (const row of ['blots 11', 'blots', 'blots -1', 'blots x', 'blots 1 2']) {
      expect(refusal(withRow(6, row)), row).toBe('C8 bad-blots');
    }
    expect(refusal([...ROWS, 'blots 3'])).toBe('C8 bad-blots');
  });

  it('[N7] [C36] has places of what is complete, with the points there are', () => {
    for (const row of ['places blue 3', 'places blue', 'places chess 4', 'places blue 4 blue 2', 'places 4']) {
      expect(refusal(withRow(7, row)), row).toBe('N7 bad-place');
    }
    expect(refusal(withRow(7, 'places green 4'))).toBe('C36 place-incomplete');
    expect(refusal(withRow(7, 'places three 3'))).toBe('C36 place-incomplete');
  });
});
