import { formatDraft, isComplete, isRefusal } from '@crownhold/core';
import { ARMS, duel } from '@crownhold/games/duel';
import { describe, expect, it } from 'vitest';
import { duelInputIn as inputIn } from '../../test/duel-positions.ts';
import { cellsOf, isSame } from '../place.ts';
import type { DuelAction } from './action.ts';
import { waysOver } from './ghost.ts';
import { type DuelInput, duelInput, hoveringRefusal, powerActions, taskOf } from './index.ts';
import { laysOf } from './squares.ts';

function act(input: DuelInput, ...actions: readonly DuelAction[]): DuelInput {
  return actions.reduce((now, action) => {
    const next = duelInput.act(now, action);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(action)}: ${next.code}`);
    return next;
  }, input);
}

const SQUARES = Array.from({ length: 35 }, (_, at) => ({ x: (at % 7) - 3, y: Math.floor(at / 7) - 2 }));
const point = (x: number, y: number): DuelAction => ({ kind: 'point', cell: { x, y } });
const cells = (input: DuelInput) =>
  cellsOf(input)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

describe('the ghost', () => {
  it.each(['begin', 'turn', 'jokers', 'everything', 'split'] as const)(
    '[D8] lies on a legal place wherever somebody taps, or says why not, in "%s"',
    (position) => {
      const start = inputIn(position);
      let refused = 0;
      for (const cell of SQUARES) {
        const next = duelInput.act(start, { kind: 'point', cell });
        if (isRefusal(next)) {
          refused++;
          const near = laysOf(start.base).flatMap(({ first, second }) => [first, second]);
          expect(near.every(({ x, y }) => Math.hypot(x - cell.x, y - cell.y) > 1.5)).toBe(true);
          expect(next.rule).toMatch(/^D[78]$/);
          continue;
        }
        expect(next.isPointing).toBe(true);
        expect(hoveringRefusal(next)).toBeUndefined();
        const isOver = waysOver(start.base, cell).length > 0;
        if (isOver) expect(cellsOf(next).some((each) => isSame(each, cell))).toBe(true);
      }
      if (position === 'begin') expect(refused).toBeGreaterThan(0);
    },
  );

  it('turns through every legal way over the square, and comes back', () => {
    for (const cell of SQUARES) {
      const ways = waysOver(inputIn('everything').base, cell);
      if (ways.length < 2) continue;
      const first = act(inputIn('everything'), { kind: 'point', cell });
      const seen = new Set<string>();
      let input = first;
      do {
        seen.add(cells(input));
        expect(hoveringRefusal(input)).toBeUndefined();
        input = act(input, { kind: 'next-way' });
      } while (cells(input) !== cells(first) && seen.size < 20);
      expect(seen.size).toBe(ways.length);
    }
  });

  it('says so where there is one way only', () => {
    const cell = SQUARES.find((each) => waysOver(inputIn('turn').base, each).length === 1)!;
    const input = act(inputIn('turn'), { kind: 'point', cell });
    expect(act(input, { kind: 'next-way' })).toMatchObject({ cell: input.cell, remark: { id: 'news-only-way' } });
  });

  it('is not there until somebody points, and goes with undo before any choice does', () => {
    const start = inputIn('begin');
    expect(start.isPointing).toBe(false);
    const pointed = act(start, { kind: 'castle', die: 0 }, point(1, 0));
    const lifted = duelInput.undo(pointed)!;
    expect([lifted.isPointing, lifted.choices.length]).toEqual([false, 1]);
    expect(duelInput.undo(lifted)!.choices).toEqual([]);
  });

  it('stays on a legal place when a joker gets another name', () => {
    let input = act(inputIn('jokers'), { kind: 'jump', direction: 1, isShowing: true });
    for (const arms of [...ARMS, ...ARMS]) {
      for (const die of [0, 3]) {
        const next = duelInput.act(input, { kind: 'name', arms, die });
        if (isRefusal(next)) continue;
        input = next;
        if (input.isPointing) expect(hoveringRefusal(input)).toBeUndefined();
      }
    }
  });

  it('is taken up again by whoever points elsewhere', () => {
    const laid = act(inputIn('begin'), point(1, 0), { kind: 'play' });
    expect(isComplete(duel, laid.draft)).toBe(true);
    expect(isComplete(duel, act(laid, point(-1, 0)).draft)).toBe(false);
  });
});

describe('going on', () => {
  it('shows first what would be let go, then lets it go, then leaves it', () => {
    const shown = act(inputIn('begin'), { kind: 'go-on' });
    expect([shown.isPointing, formatDraft(shown.draft)]).toEqual([true, '']);
    const laid = act(shown, { kind: 'go-on' });
    expect(formatDraft(laid.draft)).toMatch(/^draw /);
    expect(act(laid, { kind: 'go-on' })).toBe(laid);
  });

  it('[D9] passes where nothing fits', () => {
    expect(formatDraft(act(inputIn('pass'), { kind: 'go-on' }).draft)).toBe('pass');
  });
});

describe('keys', () => {
  it('count dice, names of jokers and arms from 1', () => {
    expect(formatDraft(act(inputIn('take'), { kind: 'number', number: 3 }).draft)).toBe('take 3');
    expect(formatDraft(act(inputIn('jokers'), { kind: 'number', number: 2 }).draft)).toBe('name 1 stripe');
    expect(formatDraft(act(inputIn('domains'), { kind: 'number', number: 6 }).draft)).toBe('domains quarters');
    expect(act(inputIn('take'), { kind: 'number', number: 6 })).toEqual(inputIn('take'));
  });

  it('go round all ways to use a power, then to none', () => {
    const input = inputIn('turn');
    const ways = powerActions(input, 'turn').length;
    let now = input;
    const seen = new Set<string>();
    for (let at = 0; at < ways; at++) {
      now = act(now, { kind: 'cycle', power: 'turn' });
      seen.add(formatDraft(now.draft));
    }
    expect(seen.size).toBe(ways);
    expect(formatDraft(act(now, { kind: 'cycle', power: 'turn' }).draft)).toBe('');
    expect(duelInput.act(inputIn('begin'), { kind: 'cycle', power: 'turn' })).toMatchObject({ code: 'spell-not-won' });
    expect(taskOf(now)).toBe('draw');
  });
});

it('[D6] the first of two dice is chosen without a step', () => {
  const start = inputIn('share');
  const one = act(start, { kind: 'die', die: 0 });
  expect(one.choices).toHaveLength(1);
  expect(one.draft).toBe(start.draft);
});
