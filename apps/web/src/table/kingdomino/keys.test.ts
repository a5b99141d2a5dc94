import { cellsOf } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { inputOf, placingTable, type TestTable, textOf } from '../../../test/kingdomino-table.ts';
import { KINGDOMINO_KEYS } from './keys.ts';

/** A domino hovers beside the castle. */
function hovering(...codes: readonly string[]): TestTable {
  const table = placingTable();
  table.perform({ kind: 'snap', cell: { x: 1, y: 0 } });
  for (const code of codes) table.perform(KINGDOMINO_KEYS[code]!);
  return table;
}

const cells = (...codes: readonly string[]) => cellsOf(inputOf(hovering(...codes)));
const sum = (...codes: readonly string[]) => {
  const [one, other] = cells(...codes);
  return { x: one.x + other.x, y: one.y + other.y };
};

describe('keys', () => {
  it('R goes through the legal places over a square, E back', () => {
    expect(cells('KeyR')).not.toEqual(cells());
    expect(cells('KeyR', 'KeyE')).toEqual(cells());
    expect(cells('KeyE', 'KeyR')).toEqual(cells());
  });

  it('F exchanges the halves where that is legal too', () => {
    const after = cells('KeyF');
    const isRefused = hovering('KeyF').shown.value.whyNot !== undefined;
    expect(after).toEqual(isRefused ? cells() : cells().toReversed());
  });

  it.each([
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
  ])('%s moves the domino that way, or not at all', (code, x, y) => {
    const [before, after] = [sum(), sum(code)];
    const along = (after.x - before.x) * x + (after.y - before.y) * y;
    expect(along).toBeGreaterThanOrEqual(code === 'ArrowLeft' || code === 'ArrowUp' ? 1 : 0);
    if (along === 0) expect(cells(code)).toEqual(cells());
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
