import { formatDraft, isComplete, isRefusal, listMoves } from '@crownhold/core';
import { duel, halvesOf } from '@crownhold/games/duel';
import { describe, expect, it } from 'vitest';
import { duelInputIn as inputIn } from '../../test/duel-positions.ts';
import { cellsOf } from '../place.ts';
import type { DuelAction } from './action.ts';
import {
  chosenDice,
  type DuelInput,
  duelInput,
  hoveringGain,
  hoveringRefusal,
  isUsable,
  jokerOf,
  laidHalf,
  openSquares,
  powerActions,
  taskOf,
} from './index.ts';

/** The input after some actions, none of which is refused. */
function act(input: DuelInput, ...actions: readonly (DuelAction | 'undo')[]): DuelInput {
  return actions.reduce<DuelInput>((now, action) => {
    const next = action === 'undo' ? duelInput.undo(now) : duelInput.act(now, action);
    if (next === undefined || isRefusal(next)) throw new Error(`${JSON.stringify(action)}: ${next?.code ?? 'nothing'}`);
    return next;
  }, input);
}

const refusal = (input: DuelInput, action: DuelAction) => {
  const next = duelInput.act(input, action);
  return isRefusal(next) ? `${next.rule} ${next.code}` : 'accepted';
};
const die = (number: number): DuelAction => ({ kind: 'die', die: number - 1 });
const move = (dx: number, dy: number): DuelAction => ({ kind: 'move', dx, dy });
const point = (x: number, y: number): DuelAction => ({ kind: 'point', cell: { x, y } });
const jump = (direction: 1 | -1): DuelAction => ({ kind: 'jump', direction });
const castle = (number: number): DuelAction => ({ kind: 'castle', die: number - 1 });
const [play, pair, flip, split, free, pass] = (['play', 'pair', 'flip', 'split', 'free', 'pass'] as const).map(
  (kind): DuelAction => ({ kind }),
) as [DuelAction, DuelAction, DuelAction, DuelAction, DuelAction, DuelAction];
const text = ({ draft }: DuelInput) => formatDraft(draft);
const cells = (input: DuelInput) => cellsOf(input).map(({ x, y }) => `${x},${y}`);

describe('taking dice', () => {
  it('[D6] takes one as A, by the cursor or by its number, and another instead', () => {
    expect(text(act(inputIn('take'), move(1, 0), move(1, 0), play))).toBe('take 3');
    expect(text(act(inputIn('take'), move(-1, 0), play))).toBe('take 4');
    expect(text(act(inputIn('take'), die(2)))).toBe('take 2');
    expect(text(act(inputIn('take'), die(2), die(3)))).toBe('take 3');
    expect(text(act(inputIn('take'), die(2), die(2)))).toBe('');
  });

  it('[D6] takes two as B, a third replaces the older one', () => {
    const one = act(inputIn('share'), play);
    expect(text(one)).toBe('');
    expect([chosenDice(one.choices), one.die]).toEqual([[0], 1]);
    expect(text(act(one, play))).toBe('take 1 2');
    expect(text(act(inputIn('share'), die(3), die(1)))).toBe('take 1 3');
    expect(text(act(inputIn('share'), die(3), die(1), die(2)))).toBe('take 1 2');
  });

  it('lets a chosen die go again', () => {
    const one = act(inputIn('share'), die(2));
    expect(act(one, die(2)).choices).toEqual([]);
    expect(act(one, 'undo').choices).toEqual([]);
    expect(duelInput.undo(inputIn('share'))).toBeUndefined();
  });

  it('[D6] refuses what A has taken, before and after another', () => {
    expect(refusal(inputIn('share'), die(4))).toBe('D6 die-taken');
    expect(refusal(act(inputIn('share'), die(1)), die(4))).toBe('D6 die-taken');
  });

  it('[D14] takes two at once with pair, and refuses it to whoever has not won it', () => {
    expect(text(act(inputIn('pair'), pair, die(4), die(2)))).toBe('pair 2 4');
    expect(text(act(inputIn('pair'), die(4), pair, die(2)))).toBe('pair 2 4');
    expect(text(act(inputIn('pair'), pair, pair, die(4)))).toBe('take 4');
    expect(refusal(inputIn('take'), pair)).toBe('D14 spell-not-won');
    expect(refusal(inputIn('share'), pair)).toBe('D6 wrong-step');
  });
});

describe('a domino that hovers', () => {
  it('begins where it wins most, and says how much', () => {
    expect(text(act(inputIn('begin'), play))).toMatch(/^draw /);
    expect(hoveringGain(inputIn('turn'))).toBe(4);
  });

  it('moves, turns and flips within the map', () => {
    let input: DuelInput = { ...inputIn('begin'), cell: { x: 1, y: 0 }, quarter: 0 };
    expect(cells(act(input, move(0, 1)))).toEqual(['1,1', '2,1']);
    expect(cells(act(input, { kind: 'rotate', quarters: 1 }))).toEqual(['1,0', '1,1']);
    expect(cells(act(input, flip))).toEqual(['2,0', '1,0']);
    for (let i = 0; i < 9; i++) input = act(input, move(1, 0), move(0, -1));
    expect(cells(input)).toEqual(['2,-2', '3,-2']);
  });

  it('comes to a cell that is pointed at, turned so that it fits if it can', () => {
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const input = act(inputIn('begin'), point(x, y));
      expect(cells(input)).toContain(`${x},${y}`);
      expect(hoveringGain(input)).toBe(0);
    }
  });

  it('[D8] is refused where it touches nothing, with the rule', () => {
    const input: DuelInput = { ...inputIn('begin'), cell: { x: 2, y: 2 }, quarter: 0 };
    expect(refusal(input, play)).toBe('D8 no-connection');
    expect(hoveringGain(input)).toBeUndefined();
  });

  it('[D7] lies with halves that look alike either way round', () => {
    expect(text(act({ ...inputIn('begin'), cell: { x: 2, y: 0 }, quarter: 2 }, play))).toBe('draw 1,0 2,0');
  });

  it('jumps over all legal places and back', () => {
    const start = inputIn('begin');
    const seen = new Set<string>();
    let input = start;
    do {
      seen.add(cells(input).toSorted().join(' '));
      input = act(input, jump(1));
    } while (cells(input).join() !== cells(start).join());
    // All but the castle on either die.
    expect(seen.size).toBe(listMoves(duel, start.draft.state, 0).length - 2);
    expect(cells(act(start, jump(1), jump(-1)))).toEqual(cells(start));
  });

  it('is laid elsewhere by laying it again', () => {
    const laid = act(inputIn('begin'), point(1, 0), play);
    expect(isComplete(duel, laid.draft)).toBe(true);
    const other = act(laid, point(-1, 0), play);
    expect(isComplete(duel, other.draft)).toBe(true);
    expect(text(other)).not.toBe(text(laid));
    expect(other.choices).toHaveLength(1);
  });
});

describe('jokers', () => {
  it('[D15] have the best name beforehand, and the lower die is named first whatever is tapped first', () => {
    const input = inputIn('jokers');
    expect(input.presets.map((preset) => preset.die)).toEqual([0, 3]);
    expect(text(input)).toBe('');
    expect(taskOf(input)).toBe('draw');
    const one = act(input, { kind: 'name', die: 3, arms: 'stripe' });
    const both = act(one, { kind: 'name', die: 0, arms: 'stripe' });
    expect(text(both)).toBe('name 1 stripe; name 4 stripe');
    expect(isComplete(duel, act(both, play).draft)).toBe(true);
    expect(text(act(both, { kind: 'name', die: 3, arms: 'dot' }))).toBe('name 1 stripe; name 4 dot');
  });

  it('are drawn by their presets if nobody names them', () => {
    const whole = act(inputIn('jokers'), play);
    expect(text(whole)).toMatch(/^name 1 [a-z-]+; name 4 [a-z-]+; draw /);
    expect(whole.choices.map(({ kind }) => kind)).toEqual(['lay']);
  });

  it('are named one after the other where no die is said', () => {
    const one = act(inputIn('jokers'), { kind: 'name', arms: 'stripe' });
    expect(text(one)).toBe('name 1 stripe');
    expect(jokerOf(one)).toBe(3);
    expect(text(act(one, { kind: 'name', arms: 'stripe' }))).toBe('name 1 stripe; name 4 stripe');
  });

  it('lose their name when they are turned away, and that is told', () => {
    const named = act(inputIn('jokers'), { kind: 'name', die: 0, arms: 'stripe' });
    const [turn] = powerActions(named, 'turn').filter((each) => each.kind === 'turn' && each.die === 0);
    const turned = act(named, turn!);
    expect(turned.choices.map(({ kind }) => kind)).toEqual(['turn']);
    expect(turned.remark).toEqual({ id: 'news-dropped', args: { choice: 'name' } });
  });
});

describe('powers', () => {
  it('[D14] turn a die to another of its faces, and back', () => {
    const input = inputIn('turn');
    const turns = powerActions(input, 'turn');
    expect(turns.map((turn) => text(act(input, turn)))).toEqual(
      expect.arrayContaining(['turn 1 ?', 'turn 1 dot', expect.stringMatching(/^turn 2 /)]),
    );
    expect(text(act(input, turns[0]!, turns[0]!))).toBe('');
    expect(text(act(input, turns[0]!, turns[1]!))).toBe('turn 1 dot');
  });

  it('[D16] put the castle on either die', () => {
    expect(text(act(inputIn('turn'), castle(1)))).toBe('castle 1');
    expect(text(act(inputIn('turn'), castle(1), castle(2)))).toBe('castle 2');
    expect(text(act(inputIn('turn'), castle(2), castle(2)))).toBe('');
    expect(text(act(inputIn('turn'), play, castle(2)))).toMatch(/^castle 2; draw /);
  });

  it('bring a domino that cannot lie where it hovers to where it wins most, and leave another where it is', () => {
    const best = act(inputIn('turn'), castle(1));
    const far = act(inputIn('turn'), ...Array.from({ length: 9 }, () => [move(1, 0), move(0, 1)]).flat());
    expect(hoveringRefusal(far)).toBeDefined();
    expect(cells(act(far, castle(1)))).toEqual(cells(best));
    const next = act(inputIn('turn'), jump(1));
    expect(cells(act(next, castle(1)))).toEqual(cells(next));
  });

  it('are refused in words to whoever cannot use them', () => {
    const input = inputIn('begin');
    expect((['free', 'split', 'turn', 'castle', 'pass'] as const).filter((power) => isUsable(input, power))).toEqual([
      'castle',
    ]);
    expect([free, split, pass, { kind: 'turn', die: 0, face: 0 } as const].map((each) => refusal(input, each))).toEqual(
      ['D14 spell-not-won', 'D14 spell-not-won', 'D9 must-draw', 'D14 spell-not-won'],
    );
  });

  it('[D9] pass where nothing can be drawn, and nowhere else', () => {
    expect(taskOf(inputIn('pass'))).toBe('pass');
    expect(text(act(inputIn('pass'), play))).toBe('pass');
    expect(text(act(inputIn('pass'), pass, 'undo'))).toBe('');
  });
});

describe('a turn is a set of choices', () => {
  const [joker, castled, turned, apart]: readonly DuelAction[] = [
    { kind: 'name', die: 0, arms: 'stripe' },
    castle(1),
    powerActions(inputIn('everything'), 'turn').find((each) => each.kind === 'turn' && each.die === 2)!,
    split,
  ] as const;
  const all = [joker!, castled!, turned!, apart!];

  it('[D15] joker, castle, turn and split give one record in all 24 orders of taps', () => {
    const orders = permutations(all);
    expect(orders).toHaveLength(24);
    const texts = orders.map((order) => {
      const chosen = act(inputIn('everything'), ...order);
      expect(chosen.choices).toHaveLength(4);
      expect(chosen.remark).toBeUndefined();
      const first = openSquares(chosen)[0]!;
      const half = act(chosen, point(first.x, first.y), play);
      const second = openSquares(half)[0]!;
      const whole = act(half, point(second.x, second.y), play);
      expect(isComplete(duel, whole.draft)).toBe(true);
      return text(whole);
    });
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^turn 3 [^;]+; castle 1; name 1 stripe; split; draw /);
  });

  it('is undone in the order of taps', () => {
    for (const order of permutations(all)) {
      let input = act(inputIn('everything'), ...order);
      for (let length = order.length; length > 0; length--) {
        expect(input.choices.map(({ kind }) => kind)).toEqual(order.slice(0, length).map(({ kind }) => kind));
        input = act(input, 'undo');
      }
      expect(text(input)).toBe('');
    }
  });

  it('shows the halves as they will be drawn', () => {
    const { base } = act(inputIn('everything'), castled!);
    expect(halvesOf(base.state, 0)[0]).toMatchObject({ die: 0, crosses: 1, arms: expect.any(String) });
  });
});

describe('a split domino', () => {
  const begun = act(inputIn('split'), split);

  it('[D4] is drawn half by half', () => {
    expect(taskOf(begun)).toBe('split');
    const half = act(begun, play);
    expect(laidHalf(half)).toEqual(begun.cell);
    expect(text(half)).toBe('split');
    expect(text(act(half, play))).toMatch(/^split; draw 0,1 /);
    expect(hoveringGain(half)).toEqual(expect.any(Number));
  });

  it('[D8] needs a connection for each half', () => {
    expect(refusal({ ...begun, cell: { x: 3, y: 2 } }, play)).toBe('D8 half-unconnected');
    const half = act(begun, play);
    expect(refusal({ ...half, cell: { x: 3, y: 2 } }, play)).toBe('D8 half-unconnected');
    expect(refusal({ ...half, cell: { x: 0, y: 0 } }, play)).toBe('D7 occupied');
  });

  it('jumps from one good square to the next', () => {
    const half = act(begun, play);
    const seen = new Set<string>();
    for (let input = half; !seen.has(`${input.cell.x},${input.cell.y}`); input = act(input, jump(1))) {
      seen.add(`${input.cell.x},${input.cell.y}`);
      expect(refusal(input, play)).toBe('accepted');
    }
    // Beside the three squares of quarters.
    expect([...seen].sort()).toEqual(['-3,-1', '1,-1']);
  });

  it('lifts a half that is tapped again, is taken back half by half, then the power', () => {
    const half = act(begun, play);
    const lifted = act({ ...half, cell: laidHalf(half)! }, play);
    expect(laidHalf(lifted)).toBeUndefined();
    const whole = act(half, play);
    expect(laidHalf(act(whole, 'undo'))).toEqual(laidHalf(half));
    expect(laidHalf(act(whole, 'undo', 'undo'))).toBeUndefined();
    expect(text(act(whole, 'undo', 'undo', 'undo'))).toBe('');
    expect(act(whole, split).choices).not.toContainEqual(expect.objectContaining({ kind: 'half' }));
  });
});

describe('lightning', () => {
  it('[D11] names arms for domains, those first that are worth most', () => {
    expect(text(act(inputIn('domains'), play))).toBe('domains dot');
    expect(hoveringGain(inputIn('domains'))).toBe(12);
    expect(text(act(inputIn('domains'), move(0, 1), play))).toBe('domains quarters');
    expect(text(act(inputIn('domains'), { kind: 'name', arms: 'black' }))).toBe('domains black');
  });

  it('[D4] puts a cross on a drawn square and on no other', () => {
    expect(hoveringGain(inputIn('cross'))).toBe(3);
    const empty: DuelInput = { ...inputIn('cross'), cell: { x: -3, y: 2 } };
    expect(refusal(empty, play)).toBe('D4 nothing-drawn');
    expect(text(act(empty, move(1, 0), play))).toBe('cross -2,2');
    expect(text(act(empty, jump(1), play))).toMatch(/^cross /);
  });
});

describe('a turn', () => {
  it('is taken up again from its text, as far as it goes', () => {
    const resume = (turn: string) => text(duelInput.resume(inputIn('split'), turn));
    expect(resume('castle 1; split')).toBe('castle 1; split');
    expect(resume('split; castle 1')).toBe('split');
    expect(resume('rubbish')).toBe('');
  });

  it('is written as a whole, or refused', () => {
    expect(text(act(inputIn('take'), { kind: 'write', text: ' Take 3 ' }))).toBe('take 3');
    expect(refusal(inputIn('take'), { kind: 'write', text: 'take 9' })).toBe('N1 unreadable');
  });

  it('comes to what is suggested, without doing it', () => {
    const input = act(inputIn('begin'), { kind: 'suggest', step: 'draw -1,0 -2,0' });
    expect([cells(input), text(input)]).toEqual([['-2,0', '-1,0'], '']);
    expect(act(inputIn('take'), { kind: 'suggest', step: 'take 3' }).die).toBe(2);
  });
});

function permutations<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, at) =>
    permutations(list.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}
