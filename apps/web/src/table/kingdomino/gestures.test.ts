import { cellsOf } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { inputOf, placingTable, type TestTable, testTable } from '../../../test/kingdomino-table.ts';
import { type PointerKind, pointerKind } from '../action.ts';
import { hoverActions, SQUARE_GESTURES, tapActions, targetOf } from './gestures.ts';

const SPOT = { x: 1, y: 0 };
const FAR = { x: -2, y: 2 };

function hovering(): TestTable {
  const table = placingTable();
  table.perform({ kind: 'snap', cell: SPOT });
  return table;
}

const kinds = (table: TestTable, cell: typeof SPOT, pointer: PointerKind) =>
  tapActions(table.shown.value.input, cell, pointer).map(({ kind }) => kind);

describe('a tapped square', () => {
  it('is seen as what it is to the domino in hand', () => {
    expect(targetOf(undefined, SPOT)).toBe('no-domino');
    expect(targetOf(inputOf(testTable()), SPOT)).toBe('no-domino');
    expect(targetOf(inputOf(placingTable()), SPOT)).toBe('open-board');
    const table = hovering();
    for (const cell of cellsOf(inputOf(table))) expect(targetOf(inputOf(table), cell)).toBe('ghost');
    expect(targetOf(inputOf(table), FAR)).toBe('beside-ghost');
  });

  it.each(['touch', 'pen'] as const)('by %s is pointed at first, and turned when tapped again', (pointer) => {
    expect(kinds(placingTable(), SPOT, pointer)).toEqual(['snap']);
    expect(kinds(hovering(), SPOT, pointer)).toEqual(['spin']);
    expect(kinds(hovering(), FAR, pointer)).toEqual(['snap']);
    expect(kinds(testTable(), SPOT, pointer)).toEqual([]);
  });

  it('by mouse is laid on at once: it has hovered there already', () => {
    expect(kinds(hovering(), SPOT, 'mouse')).toEqual(['play']);
    expect(kinds(hovering(), FAR, 'mouse')).toEqual(['snap', 'play']);
    expect(kinds(placingTable(), SPOT, 'mouse')).toEqual(['snap', 'play']);
  });

  it('by key goes on with what hovers', () => {
    expect(kinds(hovering(), FAR, 'key')).toEqual(['proceed']);
    expect(kinds(testTable(), FAR, 'key')).toEqual(['proceed']);
    expect(kinds(placingTable(), SPOT, 'key')).toEqual(['snap', 'play']);
  });

  it('turns the domino by touch, and lays it by mouse', () => {
    const touched = hovering();
    const before = cellsOf(inputOf(touched));
    touched.perform(...tapActions(inputOf(touched), SPOT, 'touch'));
    expect(cellsOf(inputOf(touched))).not.toEqual(before);
    const clicked = placingTable();
    clicked.perform(...tapActions(inputOf(clicked), SPOT, 'mouse'));
    expect(inputOf(clicked).draft.steps).toHaveLength(1);
  });

  it('has an answer for every pointer', () => {
    for (const targets of Object.values(SQUARE_GESTURES)) {
      expect(Object.keys(targets).sort()).toEqual(['beside-ghost', 'ghost', 'no-domino', 'open-board']);
    }
    expect(['touch', 'pen', 'mouse', 'key', ''].map(pointerKind)).toEqual(['touch', 'pen', 'mouse', 'key', 'mouse']);
  });
});

it('a mouse that passes over a square moves the domino there, but not where it is already', () => {
  expect(hoverActions(inputOf(placingTable()), SPOT)).toEqual([{ kind: 'snap-hover', cell: SPOT }]);
  const table = hovering();
  expect(hoverActions(inputOf(table), inputOf(table).cell)).toEqual([]);
  expect(hoverActions(inputOf(table), FAR)).toEqual([{ kind: 'snap-hover', cell: FAR }]);
  expect(hoverActions(inputOf(testTable()), SPOT)).toEqual([]);
  expect(hoverActions(undefined, SPOT)).toEqual([]);
});
