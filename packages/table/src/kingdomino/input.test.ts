import { createRng, formatDraft, isComplete, listMoves, lowestActor, replay, type View } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../place.ts';
import type { KingdominoAction } from './actions.ts';
import { kingdominoInput } from './index.ts';
import { inputGain, inputRefusal, isCovered, isDiscard, type KingdominoInput, openCells } from './input.ts';

const STEPS =
  'draw 24; draw 4; draw 33; draw 20; king 0; take 24; king 0; take 4; king 1; take 33; king 1; take 20;' +
  'draw 8; draw 40; draw 5; draw 12';

function viewAfter(steps = STEPS): { view: View<State>; seat: number } {
  const result = replay(kingdomino, { options: { seats: 2 }, steps: steps.split(';').map((step) => step.trim()) });
  if (!('state' in result)) throw new Error(JSON.stringify(result));
  const { seat } = result.state;
  return { view: kingdomino.view(result.state, seat), seat };
}

function begun(steps = STEPS): KingdominoInput {
  const { view, seat } = viewAfter(steps);
  return kingdominoInput.start(view, seat);
}

function act(input: KingdominoInput, ...actions: readonly (KingdominoAction | 'undo')[]): KingdominoInput {
  return actions.reduce<KingdominoInput>(
    (now, action) =>
      action === 'undo' ? (kingdominoInput.undo(now) ?? now) : (kingdominoInput.act(now, action) as KingdominoInput),
    input,
  );
}

const point = (x: number, y: number): KingdominoAction => ({ kind: 'point', cell: { x, y } });
const move = (dx: number, dy: number): KingdominoAction => ({ kind: 'move', dx, dy });
const turn = (quarters: number): KingdominoAction => ({ kind: 'turn', quarters });
const jump = (direction: 1 | -1): KingdominoAction => ({ kind: 'jump', direction });
const pick = (index: number): KingdominoAction => ({ kind: 'pick', index });
const write = (text: string): KingdominoAction => ({ kind: 'write', text });
const [flip, play, lift] = [{ kind: 'flip' }, { kind: 'play' }, { kind: 'lift' }] as const;

const cells = (input: KingdominoInput) =>
  cellsOf(input)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
const text = ({ draft }: KingdominoInput) => formatDraft(draft);
const lying = (x: number, y: number, quarter: number): KingdominoInput => ({
  ...begun(),
  cell: { x, y },
  quarter,
  wish: quarter,
});

describe('a domino that hovers', () => {
  it('begins on the place that wins most, and is shown only once something is pointed at', () => {
    const input = begun();
    expect(inputRefusal(input)).toBeUndefined();
    expect(inputGain(input)).toBe(0);
    expect(input.isPointing).toBe(false);
    for (const action of [point(1, 0), turn(1), flip, jump(1), move(1, 0), play]) {
      expect(act(input, action)).toMatchObject({ isPointing: true });
      expect(text(act(input, action))).toBe('');
    }
    expect(text(act(input, { kind: 'play', isShown: true }))).toMatch(/^put /);
  });

  it('[K13] moves within what the grid leaves open', () => {
    const input = act(lying(1, 0, 0), move(0, 1));
    expect(cells(input)).toBe('1,1 2,1');
    expect(cells(act(input, ...Array.from({ length: 9 }, () => move(1, 0))))).toBe('3,1 4,1');
  });

  it('turns, flips and comes back into reach', () => {
    expect([1, 2, 3, -1, 4].map((quarters) => cells(act(lying(1, 0, 0), turn(quarters))))).toEqual([
      '1,0 1,1',
      '1,0 0,0',
      '1,0 1,-1',
      '1,0 1,-1',
      '1,0 2,0',
    ]);
    expect(cells(act(lying(1, 0, 0), flip))).toBe('2,0 1,0');
    expect(cells(act(lying(0, 4, 0), turn(1)))).toBe('0,3 0,4');
  });

  it('jumps over all legal places and back', () => {
    const start = begun();
    const seen = new Set<string>();
    let input = start;
    do {
      seen.add(cells(input));
      expect(inputRefusal(input)).toBeUndefined();
      input = act(input, jump(1));
    } while (cells(input) !== cells(start));
    expect(seen.size).toBe(12);
    expect(cells(act(start, jump(1), jump(-1)))).toBe(cells(start));
  });

  it('comes to a cell that is pointed at, turned if it must be', () => {
    for (const cell of openCells(begun())) {
      const input = act(begun(), point(cell.x, cell.y));
      expect(inputRefusal(input)).toBeUndefined();
      expect(isCovered(input, cell)).toBe(true);
    }
    const input = lying(1, 0, 0);
    expect(cells(act(input, point(0, 1)))).toBe('0,1 1,1');
    expect(cells(act(input, point(-1, 0)))).toBe('-1,0 -1,1');
    expect(cells(act(input, point(3, 3)))).toBe('3,3 4,3');
    expect(cells(act(input, point(4, 3)))).toBe('4,3 4,4');
    expect(cells(act(input, point(9, 9)))).toBe('1,0 2,0');
    expect(cells(act(input, point(-1, 0), point(0, 1)))).toBe('0,1 1,1');
  });

  it('[K12] is told to be illegal at once, but not where a mouse passes by', () => {
    const far = act(begun(), point(3, 3));
    expect(far.whyNot).toMatchObject({ rule: 'K12', code: 'no-match' });
    expect(inputGain(far)).toBeUndefined();
    expect(act(far, play).whyNot).toMatchObject({ rule: 'K12' });
    expect(text(act(far, play))).toBe('');
    expect(act(far, point(1, 0)).whyNot).toBeUndefined();
    const passed = act(begun(), { kind: 'hover', cell: { x: 3, y: 3 } });
    expect(passed).toMatchObject({ whyNot: undefined, isQuiet: true, isPointing: true });
    expect(act(passed, play)).toMatchObject({ whyNot: { rule: 'K12' }, isQuiet: false });
  });

  it('[N3] lies with equal halves either way round', () => {
    expect(text(act(lying(2, 0, 2), { kind: 'play', isShown: true }))).toBe('put 1,0 2,0');
  });

  it('is lifted, and lifting what does not hover does nothing', () => {
    const input = begun();
    expect(act(input, lift)).toBe(input);
    expect(act(input, point(3, 3), lift)).toMatchObject({ isPointing: false, whyNot: undefined });
  });

  it('comes to what is suggested, without being laid', () => {
    const input = act(begun(), { kind: 'suggest', step: 'put 0,1 0,2' });
    expect([cells(input), text(input), input.isPointing]).toEqual(['0,1 0,2', '', true]);
    const taking = act(input, play, { kind: 'suggest', step: 'take 12' });
    expect(taking).toMatchObject({ pick: 2, isPointing: true });
    expect(act(taking, { kind: 'suggest', step: 'nonsense' })).toBe(taking);
  });
});

describe('a turn', () => {
  const laid = act(lying(1, 0, 0), point(1, 0), play);

  it('is laid, taken back and found where it was', () => {
    expect(text(laid)).toBe('put 1,0 2,0');
    expect(laid.isPointing).toBe(false);
    const back = act(laid, 'undo');
    expect([text(back), cells(back), back.isPointing]).toEqual(['', '1,0 2,0', true]);
    expect(act(back, 'undo').isPointing).toBe(false);
    expect(kingdominoInput.undo(act(back, 'undo'))).toBeUndefined();
  });

  it('goes on with the choice of a free domino, by arrows too', () => {
    expect(laid.pick).toBe(0);
    const pointed = act(laid, move(1, 0), move(1, 0), move(-1, 0));
    expect(pointed.pick).toBe(1);
    expect(text(act(pointed, play))).toBe('put 1,0 2,0; take 8');
  });

  it('is whole by choosing the next domino, which lays the one that hovers', () => {
    const whole = act(lying(1, 0, 0), point(1, 0), pick(0));
    expect(text(whole)).toBe('put 1,0 2,0; take 5');
    expect(isComplete(kingdomino, whole.draft)).toBe(true);
  });

  it('may choose otherwise until it is confirmed', () => {
    const whole = act(lying(1, 0, 0), point(1, 0), pick(0), pick(2));
    expect(text(whole)).toBe('put 1,0 2,0; take 12');
    // All else is for the next turn.
    for (const action of [point(1, 1), turn(1), flip, jump(1), move(1, 0), play])
      expect(act(whole, action)).toBe(whole);
  });

  it('[K8] is refused a choice before anything hovers, and a domino that is taken', () => {
    expect(act(begun(), pick(0)).whyNot).toMatchObject({ rule: 'K8', code: 'wrong-step' });
    const taken = begun(`${STEPS}; put 1,0 2,0; take 5`);
    expect(act(taken, jump(1), pick(0)).whyNot).toMatchObject({ code: 'taken' });
  });

  it('is written, with spaces and capitals as they come, all of it or nothing', () => {
    expect(text(act(begun(), write(' PUT 1 , 0  2,0 ;  Take 8; ')))).toBe('put 1,0 2,0; take 8');
    for (const [written, code] of [
      ['', 'unreadable'],
      ['jump', 'unreadable'],
      ['put 0,0 1,0', 'occupied'],
      ['put 1,0 2,0; take 49', 'no-such-domino'],
    ] as const) {
      expect(act(begun(), write(written)).whyNot).toMatchObject({ code });
      expect(text(act(begun(), write(written)))).toBe('');
    }
  });

  it('is taken up again from its text, as far as it goes', () => {
    const resumed = (kept: string) => text(kingdominoInput.resume(begun(), kept));
    expect(resumed('put 1,0 2,0; take 8')).toBe('put 1,0 2,0; take 8');
    expect(resumed('put 1,0 2,0; take 33')).toBe('put 1,0 2,0');
    expect(resumed('rubbish')).toBe('');
    expect(resumed('')).toBe('');
  });

  it('stays as it is on a later view of the same turn, cursor included', () => {
    const { view } = viewAfter();
    const pointed = act(laid, move(1, 0));
    const later = kingdominoInput.rebase(pointed, kingdomino.copy(view) as View<State>);
    expect(later).toEqual(pointed);
  });

  it('[K14] is a discard where the domino fits nowhere, by one action', () => {
    expect(isDiscard(begun())).toBe(false);
    const input = cornered();
    expect(isDiscard(input)).toBe(true);
    // Nothing hovers, since it could lie nowhere.
    expect(act(input, point(1, 0))).toBe(input);
    expect(text(act(input, play))).toBe('discard');
  });
});

/** Whoever is the first in a random game to have a domino that fits nowhere. */
function cornered(): KingdominoInput {
  for (let seed = 1; ; seed++) {
    const state = kingdomino.create({ seats: 2, variants: [], tiebreak: 'crowns' });
    const rng = createRng(seed);
    while (kingdomino.actors(state) !== 0) {
      const actor = lowestActor(kingdomino.actors(state));
      if (
        state.phase === 'place' &&
        kingdomino.formatMove(state, listMoves(kingdomino, state, actor)[0]!) === 'discard'
      ) {
        return kingdominoInput.start(kingdomino.view(state, actor), actor);
      }
      kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
    }
  }
}
