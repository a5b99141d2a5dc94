import { describe, expect, it } from 'vitest';
import { draftFor } from './device-table.ts';

describe('a turn in the making', () => {
  const asked = [
    { seat: 0, since: 4 },
    { seat: 2, since: 7 },
  ];

  it.each([
    ['is that of a seat that is asked for the same turn', [{ seat: 2, since: 7, turn: 'x' }], { seat: 2, since: 7 }],
    ['of an older version belongs to the seat that is asked', [{ turn: 'x' }], { seat: 0, since: 4 }],
    ['of another turn is none', [{ seat: 2, since: 6, turn: 'y' }], undefined],
    ['of a seat that is not asked is none', [{ seat: 1, since: 4, turn: 'y' }], undefined],
  ])('%s', (_, drafts, found) => {
    expect(draftFor(drafts, asked)).toEqual(found && { ...found, turn: 'x' });
  });

  it('is none when nobody is asked', () => {
    expect(draftFor([{ turn: 'x' }], [])).toBeUndefined();
  });
});
