import { expect, it } from 'vitest';
import { readSheetText } from './sheet-text.ts';

const WHEAT = { x: 1, y: 0, terrain: 'wheat', crowns: 1 };

it('reads a kingdom, without comments and empty lines', () => {
  expect(readSheetText('# mine\r\n\n  C w1\n# end\n')).toEqual({ kingdoms: [[WHEAT]] });
});

it('reads several, apart by a line', () => {
  expect(readSheetText('C w1\n---\nC w1\n')).toEqual({ kingdoms: [[WHEAT], [WHEAT]] });
  expect(readSheetText('C w1\n---\n# nobody\n')).toEqual({ kingdoms: [[WHEAT]] });
});

it.each([
  ['', 0, 'no-castle'],
  ['C w1\n---\n---\nC w1', 1, 'no-castle'],
  ['C C', 0, 'second-castle'],
  ['C w1\n---\nC x9', 1, 'unreadable-square'],
  ['C w4', 0, 'unreadable-square'],
])('refuses %j', (text, kingdom, code) => {
  expect(readSheetText(text)).toMatchObject({ kingdom, refusal: { code } });
});
