import { formatDraft } from '@crownhold/core';
import { beginAlone } from '@crownhold/fair';
import { FREE, kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { cellsOf } from '@crownhold/hands';
import { beforeAll, describe, expect, it } from 'vitest';
import { pick, point } from './intentions.ts';
import { intentionOf } from './keys.ts';
import { isRejection, playTurn, sitDown, type TableState } from './table-state.ts';

function key(code: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { code, ctrlKey: false, metaKey: false, altKey: false, ...held } as KeyboardEvent;
}

function handOf({ mode }: TableState) {
  if (mode.kind !== 'turn') throw new Error(`the table waits for: ${mode.kind}`);
  return mode.hand;
}

function confirmed(table: TableState): TableState {
  const { draft } = handOf(table);
  const next = playTurn(table, draft.seat, formatDraft(draft));
  if (isRejection(next)) throw new Error(JSON.stringify(next));
  return next;
}

/** A domino hovers in the middle of an empty kingdom, where it can be turned either way. */
function hovering(): TableState {
  const options = parseOptions({ seats: 2 }) as Options;
  const chairs = [{ name: 'Ann' }, { name: 'Bob' }];
  const dealing = { secret: new Uint8Array(32).fill(3), table: 'test' };
  let table = sitDown(beginAlone(kingdomino, options, dealing), chairs, '');
  while (handOf(table).draft.state.phase !== 'place') {
    table = confirmed(pick(table.alone.match.state.nextKings.indexOf(FREE))(table));
  }
  return point({ x: 1, y: 0 })(table);
}

describe('keys', () => {
  let table: TableState;
  beforeAll(() => {
    table = hovering();
  });

  const press = (from: TableState, ...codes: readonly string[]) =>
    codes.reduce((now, code) => intentionOf(key(code))!(now), from);
  /** Which way the second half lies from the first, as an angle to the left. */
  const quarter = (state: TableState) => {
    const [first, second] = cellsOf(handOf(state));
    return ((Math.atan2(second.y - first.y, second.x - first.x) / Math.PI) * 2 + 4) % 4;
  };

  it('R turns a domino to the right, E to the left', () => {
    const before = quarter(table);
    expect(quarter(press(table, 'KeyR'))).toBe((before + 3) % 4);
    expect(quarter(press(table, 'KeyE'))).toBe((before + 1) % 4);
    expect(quarter(press(table, 'KeyR', 'KeyE'))).toBe(before);
    expect(quarter(press(table, 'KeyR', 'KeyR', 'KeyR', 'KeyR'))).toBe(before);
  });

  it('F exchanges the halves', () => {
    expect(cellsOf(handOf(press(table, 'KeyF')))).toEqual(cellsOf(handOf(table)).toReversed());
  });

  it.each([
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
  ])('%s moves the domino by %i, %i', (code, x, y) => {
    const [before, after] = [table, press(table, code)].map((state) => cellsOf(handOf(state))[0]);
    expect([after!.x - before!.x, after!.y - before!.y]).toEqual([x, y]);
  });

  it('N goes to the next place and P back', () => {
    const there = press(table, 'KeyN');
    expect(cellsOf(handOf(press(there, 'KeyN', 'KeyP')))).toEqual(cellsOf(handOf(there)));
  });

  it('leave shortcuts of the browser alone', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(intentionOf(key('KeyR', { [held]: true }))).toBeUndefined();
    }
  });
});
