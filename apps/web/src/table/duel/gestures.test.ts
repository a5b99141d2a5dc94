import { laidHalf, openSquares } from '@crownhold/table/duel';
import { duelInputIn } from '@crownhold/table/duel/positions';
import { expect, it } from 'vitest';
import { duelTable, inputOf, textOf } from '../../../test/duel-table.ts';
import { dieActions, hoverActions, tapActions } from './gestures.ts';
import { duelExample } from './learn/example-table.ts';

const CELL = { x: 1, y: 0 };

it('a finger lays a ghost and turns it; a mouse lays the domino', () => {
  const input = duelInputIn('begin');
  const pointed = { ...input, cell: CELL, quarter: 0, isPointing: true };
  expect(tapActions(input, CELL, 'touch')).toEqual([{ kind: 'point', cell: CELL }]);
  expect(tapActions(pointed, CELL, 'touch')).toEqual([{ kind: 'next-way' }]);
  expect(tapActions(pointed, CELL, 'mouse')).toEqual([{ kind: 'play' }]);
  expect(tapActions(pointed, CELL, 'key')).toEqual([{ kind: 'proceed' }]);
  expect(tapActions(undefined, CELL, 'touch')).toEqual([]);
  expect(hoverActions(input, CELL)).toEqual([{ kind: 'hover', cell: CELL }]);
  expect(hoverActions(duelInputIn('take'), CELL)).toEqual([]);
});

it('[D6] the one chosen die, tapped again, is taken; one of two is let go', () => {
  const table = duelTable();
  const tap = (die: number) => table.perform(...dieActions(inputOf(table), die));
  tap(1);
  expect(textOf(table)).toBe('take 2');
  tap(3);
  expect(textOf(table)).toBe('take 4');
  tap(3);
  expect(table.shown.value.settled.phase).toBe('share');
  tap(0);
  tap(1);
  expect(textOf(table)).toBe('take 1 2');
  tap(2);
  expect(textOf(table)).toBe('take 2 3');
  tap(2);
  expect(textOf(table)).toBe('');
});

it('[D4] halves of a split domino are laid by taps, and lifted again', () => {
  const table = duelExample(duelInputIn('split').draft.start, ['Ann', 'Bob']);
  const tap = (x: number, y: number) => table.perform(...tapActions(inputOf(table), { x, y }, 'touch'));
  table.perform({ kind: 'split' });
  const [first] = openSquares(inputOf(table));
  tap(first!.x, first!.y);
  expect(laidHalf(inputOf(table))).toEqual(first);
  tap(1, -1);
  expect([textOf(table), inputOf(table).isPointing]).toEqual(['split', true]);
  tap(1, -1);
  expect(inputOf(table).isPointing).toBe(false);
  tap(first!.x, first!.y);
  expect(laidHalf(inputOf(table))).toBeUndefined();
});
