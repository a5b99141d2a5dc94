import { cellsOf } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { inputOf, placingTable, type TestTable, textOf } from '../../../test/kingdomino-table.ts';
import { KINGDOMINO_KEYS } from './keys.ts';

/** A domino hovers in the middle of an empty kingdom, where it can be turned either way. */
function hovering(...codes: readonly string[]): TestTable {
  const table = placingTable();
  table.perform({ kind: 'point', cell: { x: 1, y: 0 } });
  for (const code of codes) table.perform(KINGDOMINO_KEYS[code]!);
  return table;
}

const cells = (...codes: readonly string[]) => cellsOf(inputOf(hovering(...codes)));

/** Which way the second half lies from the first, as an angle to the left. */
function quarter(...codes: readonly string[]): number {
  const [first, second] = cells(...codes);
  return ((Math.atan2(second.y - first.y, second.x - first.x) / Math.PI) * 2 + 4) % 4;
}

describe('keys', () => {
  it('R turns a domino to the right, E to the left', () => {
    const before = quarter();
    expect(quarter('KeyR')).toBe((before + 3) % 4);
    expect(quarter('KeyE')).toBe((before + 1) % 4);
    expect(quarter('KeyR', 'KeyE')).toBe(before);
    expect(quarter('KeyR', 'KeyR', 'KeyR', 'KeyR')).toBe(before);
  });

  it('F exchanges the halves', () => {
    expect(cells('KeyF')).toEqual(cells().toReversed());
  });

  it.each([
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
  ])('%s moves the domino by %i, %i', (code, x, y) => {
    const [before, after] = [cells()[0], cells(code)[0]];
    expect([after.x - before.x, after.y - before.y]).toEqual([x, y]);
  });

  it('N goes to the next place and P back', () => {
    expect(cells('KeyN')).not.toEqual(cells());
    expect(cells('KeyN', 'KeyN', 'KeyP')).toEqual(cells('KeyN'));
  });

  it.each([1, 2, 3, 4])('%i takes that domino of the line', (number) => {
    const table = hovering(`Digit${number}`);
    expect(textOf(table)).toMatch(new RegExp(`; take ${inputOf(table).draft.start.next[number - 1]}$`));
  });
});
