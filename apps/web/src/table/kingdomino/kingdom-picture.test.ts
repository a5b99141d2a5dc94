import { isFault, isRefusal, replay } from '@crownhold/core';
import { kingdomino, laySheet, type Options, parseSheet, type State } from '@crownhold/games/kingdomino';
import { reachOf } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../board/square.ts';
import { kingdomFrame, kingdomSquares, squareFrame } from './kingdom-picture.ts';

const SEAT = 0;
const OPTIONS: Options = { seats: 2, variants: [], tiebreak: 'crowns' };

/** The first seat's kingdom after it has placed one domino on these squares. */
function placed(put: string, variants: readonly string[] = []): State {
  const steps = ['draw 1', 'draw 3', 'draw 5', 'draw 7', 'king 0', 'take 1', 'king 1', 'take 3', 'king 0', 'take 5'];
  const rest = ['king 1', 'take 7', 'draw 2', 'draw 4', 'draw 6', 'draw 8', put];
  const played = replay(kingdomino, { options: { seats: 2, variants }, steps: [...steps, ...rest] });
  if (isFault(played)) throw new Error(`${played.step} ${played.refusal.code}`);
  return played.state;
}

const sizeOf = ({ left, right, bottom, top }: Frame) => [right - left + 1, top - bottom + 1];
const frame = (left: number, right: number, bottom: number, top: number): Frame => ({ left, right, bottom, top });

describe('the frame of a kingdom', () => {
  it('is the smallest rectangle around it', () => {
    expect(kingdomFrame(kingdomino.create(OPTIONS), SEAT)).toEqual(frame(0, 0, 0, 0));
    expect(kingdomFrame(placed('put 1,0 2,0'), SEAT)).toEqual(frame(0, 2, 0, 0));
    expect(kingdomFrame(placed('put -1,0 -1,-1'), SEAT)).toEqual(frame(-1, 0, -1, 0));
    expect(kingdomFrame(placed('put 0,1 0,2'), SEAT)).toEqual(frame(0, 0, 0, 2));
  });

  it.each([
    [[], 5],
    [['mighty-duel'], 7],
  ])('is a square of the grid for small pictures, with variants %j', (variants, size) => {
    for (const put of ['put 1,0 2,0', 'put -1,0 -1,-1', 'put 0,1 0,2']) {
      const state = placed(put, variants);
      const square = squareFrame(state, SEAT, size);
      expect(sizeOf(square)).toEqual([size, size]);
      for (const { spot } of kingdomSquares(state, SEAT)) {
        expect(spot.x >= square.left && spot.x <= square.right).toBe(true);
        expect(spot.y >= square.bottom && spot.y <= square.top).toBe(true);
      }
    }
  });

  it('has as much room on one side as on the other, or one row more', () => {
    expect(squareFrame(placed('put 1,0 2,0'), SEAT, 5)).toEqual(frame(-1, 3, -2, 2));
    expect(squareFrame(placed('put -1,0 -1,-1'), SEAT, 5)).toEqual(frame(-2, 2, -2, 2));
  });

  it('[K13] on the table reaches as far as a domino may still lie', () => {
    expect(reachOf(placed('put 1,0 2,0'), SEAT)).toEqual(frame(-2, 4, -4, 4));
    expect(reachOf(placed('put 1,0 2,0', ['mighty-duel']), SEAT)).toEqual(frame(-4, 6, -6, 6));
  });

  it('[K13] of a full kingdom is the grid', () => {
    const rows = ['f f f1 l l1', 'w w1 f l l', 'w w C g g2', 's1 m2 g g s', 'm m3 g s s'];
    const squares = parseSheet(rows);
    const state = isRefusal(squares) ? squares : laySheet(squares, OPTIONS);
    if (isRefusal(state)) throw new Error(state.code);
    expect(sizeOf(kingdomFrame(state, SEAT))).toEqual([5, 5]);
    expect(reachOf(state, SEAT)).toEqual(kingdomFrame(state, SEAT));
  });
});
