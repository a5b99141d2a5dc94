import { isComplete } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { KingdominoInput } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { inputOf, placingTable, playTurn, type TestTable, testTable } from '../../../test/kingdomino-table.ts';
import { lengthOf, type Movement } from '../../travel/movement.ts';
import { wayBack } from './way-back.tsx';

/** The way back of the turn that whoever is asked makes next. */
function turnedBack(table: TestTable): readonly Movement[] {
  let whole: KingdominoInput | undefined;
  const leave = table.shown.subscribe(({ input }) => {
    if (input && isComplete(kingdomino, input.draft)) whole = input;
  });
  playTurn(table);
  leave();
  return wayBack(whole!);
}

const endsOf = (movement: Movement | undefined) =>
  movement && 'from' in movement ? [movement.from.selector, movement.to.selector] : undefined;

describe('a turn that is refused', () => {
  it('goes back within 250 ms: the domino to its line, the king onto it', () => {
    const table = placingTable();
    const { draft } = inputOf(table);
    const hand = draft.start.line[draft.start.slot]!;
    const movements = turnedBack(table);
    expect(movements.map(({ kind }) => kind)).toEqual(['fly', 'hop']);
    expect(lengthOf(movements)).toBe(250);
    expect(endsOf(movements[0])?.[0]).toMatch(/^\.kingdom > \.grid-board \[data-spot=/);
    expect(movements.map((movement) => endsOf(movement)?.[1])).toEqual(
      Array(2).fill(`[data-domino="${hand}"] > .domino`),
    );
    expect(endsOf(movements[1])?.[0]).not.toBe(endsOf(movements[1])?.[1]);
  });

  it('takes the king back to where it waits before the first line', () => {
    const movements = turnedBack(testTable());
    expect(movements.map(({ kind }) => kind)).toEqual(['hop']);
    expect(endsOf(movements[0])?.[1]).toBe('.king-in-hand');
  });
});
