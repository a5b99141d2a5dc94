import { formatDraft, isComplete, isRefusal, type Refusal, replay } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { cellsOf } from './domino.ts';
import * as hands from './hand.ts';
import {
  flipHand,
  type KingdominoHand as Hand,
  handGain,
  handRefusal,
  isUnderHand,
  jumpHand,
  kingdominoHandling,
  moveHand,
  openCells,
  playHand,
  pointHand,
  startHand,
  turnHand,
} from './kingdomino.ts';

const undoHand = (hand: Hand) => hands.undoHand(kingdominoHandling, hand);
const resumeHand = (hand: Hand, turn: string) => hands.resumeHand(kingdominoHandling, hand, turn);
const STEPS =
  'draw 24; draw 4; draw 33; draw 20; king 0; take 24; king 0; take 4; king 1; take 33; king 1; take 20;' +
  'draw 8; draw 40; draw 5; draw 12';

function handAfter(steps = STEPS): Hand {
  const options = { seats: 2 };
  const result = replay(kingdomino, { options, steps: steps.split(';').map((step) => step.trim()) });
  if (!('state' in result)) throw new Error(JSON.stringify(result));
  return startHand(kingdomino.view(result.state, result.state.seat), result.state.seat);
}

function right(value: Hand | Refusal): Hand {
  if (isRefusal(value)) throw new Error(value.code);
  return value;
}

const cells = (hand: Hand) =>
  cellsOf(hand)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
const text = (hand: Hand) => formatDraft(hand.draft);

describe('a domino in hand', () => {
  it('begins on a legal place', () => {
    expect(handRefusal(handAfter())).toBeUndefined();
    expect(handGain(handAfter())).toBe(0);
  });

  it('moves with the arrows within what the grid leaves open', () => {
    let hand: Hand = { ...handAfter(), cell: { x: 1, y: 0 }, quarter: 0 };
    hand = moveHand(hand, 0, 1);
    expect(cells(hand)).toBe('1,1 2,1');
    for (let i = 0; i < 9; i++) hand = moveHand(hand, 1, 0);
    expect(cells(hand)).toBe('3,1 4,1');
  });

  it('turns, flips and comes back into reach', () => {
    const hand: Hand = { ...handAfter(), cell: { x: 1, y: 0 }, quarter: 0 };
    expect([1, 2, 3, 4].map((times) => cells(turnHand(hand, times)))).toEqual([
      '1,0 1,1',
      '1,0 0,0',
      '1,0 1,-1',
      '1,0 2,0',
    ]);
    expect(cells(flipHand(hand))).toBe('2,0 1,0');
    const edge: Hand = { ...hand, cell: { x: 0, y: 4 }, quarter: 0 };
    expect(cells(turnHand(edge))).toBe('0,3 0,4');
  });

  it('jumps over all legal places and back', () => {
    const start = handAfter();
    let hand = start;
    const seen = new Set<string>();
    do {
      seen.add(cells(hand));
      expect(handRefusal(hand)).toBeUndefined();
      hand = jumpHand(hand, 1);
    } while (cells(hand) !== cells(start));
    expect(seen.size).toBe(12);
    expect(cells(jumpHand(jumpHand(start, 1), -1))).toBe(cells(start));
  });

  it('comes to a cell that is pointed at, turned if it must be', () => {
    const start = handAfter();
    for (const cell of openCells(start)) {
      const hand = pointHand(start, cell);
      expect(handRefusal(hand)).toBeUndefined();
      expect(isUnderHand(hand, cell)).toBe(true);
    }
    const lying: Hand = { ...start, cell: { x: 1, y: 0 }, quarter: 0, wish: 0 };
    expect(cells(pointHand(lying, { x: 0, y: 1 }))).toBe('0,1 1,1');
    expect(cells(pointHand(lying, { x: -1, y: 0 }))).toBe('-1,0 -1,1');
    expect(cells(pointHand(lying, { x: 3, y: 3 }))).toBe('3,3 4,3');
    expect(cells(pointHand(lying, { x: 4, y: 3 }))).toBe('4,3 4,4');
    expect(pointHand(lying, { x: 9, y: 9 })).toEqual(lying);
    expect(cells(pointHand(pointHand(lying, { x: -1, y: 0 }), { x: 0, y: 1 }))).toBe('0,1 1,1');
  });

  it('is refused with the rule where it may not lie', () => {
    const hand: Hand = { ...handAfter(), cell: { x: 2, y: 2 }, quarter: 0 };
    expect(playHand(hand)).toMatchObject({ rule: 'K12', code: 'no-match' });
    expect(handGain(hand)).toBeUndefined();
  });

  it('lies with equal halves either way round', () => {
    const hand: Hand = { ...handAfter(), cell: { x: 2, y: 0 }, quarter: 2 };
    expect(text(right(playHand(hand)))).toBe('put 1,0 2,0');
  });
});

describe('a turn', () => {
  const placed = right(playHand({ ...handAfter(), cell: { x: 1, y: 0 }, quarter: 0 }));

  it('goes on with the choice of a free domino', () => {
    expect(placed.pick).toBe(0);
    const second = moveHand(placed, 1, 0);
    expect(moveHand(moveHand(second, 1, 0), -1, 0).pick).toBe(1);
    const done = right(playHand(second));
    expect(isComplete(kingdomino, done.draft)).toBe(true);
    expect(text(done)).toBe('put 1,0 2,0; take 8');
  });

  it('can be taken back step by step', () => {
    const done = right(playHand(placed));
    const back = undoHand(done)!;
    expect(text(back)).toBe('put 1,0 2,0');
    const empty = undoHand(back)!;
    expect(text(empty)).toBe('');
    expect(cells(empty)).toBe('1,0 2,0');
    expect(undoHand(empty)).toBeUndefined();
  });

  it('is taken up again from its text, as far as it goes', () => {
    expect(text(resumeHand(handAfter(), 'put 1,0 2,0; take 8'))).toBe('put 1,0 2,0; take 8');
    expect(text(resumeHand(handAfter(), 'put 1,0 2,0; take 33'))).toBe('put 1,0 2,0');
    expect(text(resumeHand(handAfter(), 'rubbish'))).toBe('');
    expect(text(resumeHand(handAfter(), ''))).toBe('');
  });
});
