import { formatDraft, isComplete, isRefusal, listMoves } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import { cellsOf, resumeHand, undoHand } from '@crownhold/hands';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { type DuelHand, taskOf } from './hand.ts';
import { duelBoard } from './index.ts';

const FRESH = '0 castle 000000 ------ - ......./......./...C.../......./.......';
const POSITIONS = {
  take: `2 drawn 0 | 1 take 0 0 | ? black dot dot+1 | - - | ${FRESH} | ${FRESH}`,
  share: `2 drawn 0 | 1 share 1 0 | ? black dot dot+1@0 | - - | ${FRESH.replace('0', '1')} | ${FRESH}`,
  begin: `2 drawn 0 | 1 draw 0 0 | dot@0 black@1 dot@0 ?@1 | - - | ${FRESH.replace('0', '1')} | ${FRESH.replace('0', '1')}`,
  split:
    '2 drawn random | 7 draw 0 1 | double-stripe+1@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 350000 -+---- - ......./.ds..../.ssCss./.q2qq.../.D1dd... | 14 castle 122202 ------ - ......./..S1S..D/.q2d1Cqdd/...DssS/..qD...',
  turn: '2 drawn random | 7 draw 0 0 | double-stripe+1@0 quarters@0 double-dot@1 ?@1 | - - | 13 castle 111411 ---+-- - ...s.../.SdD.../.bb2C.../..qSSd1./...Sd.. | 13 castle 221001 ------ - ......./....D1../..sCDD1d1/.q2qd1D1.d/.d....s',
  pair: '2 drawn random | 16 take 1 1 | stripe black dot dot+1 | - - | 31 castle 532413 +--x-x - .bssS1D./S1SdDS1sd/D1bb2Cqqd/db2qSSd1./dD.Sddq3 | 30 castle 244021 --+--- - bS.q2sd./ssDqD1D./D1s1sCDD1d1/Dq2qd1D1.d/b2dbDD1Ss',
  jokers:
    '2 drawn random | 13 draw 1 1 | ?@1 dot@0 black+2@0 ?@1 | - - | 25 castle 521211 +----- - ddd..../sD1Sdd../dSSCb2qq2/..D1d1S1.d/.dDsb2bd | 25 castle 122411 ---+-- - .d.d.../dS.s1qsb/SSD1Cqq2d1/..SSsD1d/..qD1DDS1',
  domains:
    '2 drawn random | 16 lightning 1 1 | stripe@0 black@1 dot@1 dot+1@0 | - 1 | 32 castle 532413 +--x-x - .bssS1D./S1SdDS1sd/D1bb2Cqqd/db2qSSd1./dD.Sddq3 | 32 castle 244031 --x-+- - bS.q2sdd/ssDqD1Db/D1s1sCDD1d1/Dq2qd1D1.d/b2dbDD1Ss',
  cross:
    '2 drawn random | 11 lightning 0 0 | dot@0 quarters@0 double-stripe@1 stripe@1 | - 01 | 22 castle 421413 ---+-+ - .bss.../.SdDS1../.bb2Cqqd/db2qSSd1./...Sddq2 | 22 castle 222001 ------ - .S.q2s../.sDqD1../D1s1sCDD1d1/.q2qd1D1.d/.d..D1Ss',
  pass: '2 drawn random | 16 draw 0 1 | stripe@0 black@1 dot@1 dot+1@0 | - 1 | 31 castle 532413 +--x-x - .bssS1D./S1SdDS1sd/D1bb2Cqqd/db2qSSd1./dD.Sddq3 | 32 castle 244021 --x--- - bS.q2sdd/ssDqD1Db/D1s1sCDD1d1/Dq2qd1D1.d/b2dbDD1Ss',
} as const;

function handIn(position: keyof typeof POSITIONS): DuelHand {
  const state = duel.parseState(POSITIONS[position]);
  if (!state) throw new Error(`${position} is no position`);
  return duelBoard.start(duel.view(state, state.seat), state.seat);
}

/** The hand after some keys, none of which is refused. */
function press(hand: DuelHand, ...keys: readonly string[]): DuelHand {
  return keys.reduce((now, key) => {
    const next = duelBoard.press(now, key);
    if (next === undefined || isRefusal(next)) throw new Error(`${key}: ${next?.code ?? 'nothing'}`);
    return next;
  }, hand);
}

const text = (hand: DuelHand) => formatDraft(hand.draft);
const cells = (hand: DuelHand) => cellsOf(hand).map(({ x, y }) => `${x},${y}`);
const hint = (hand: DuelHand) => duelBoard.prompt(hand, translatorFor('en')).hint;

describe('taking dice', () => {
  it('[D6] takes one as A, by pointing or by its number', () => {
    expect(text(press(handIn('take'), 'right', 'right', 'enter'))).toBe('take 3');
    expect(text(press(handIn('take'), 'left', 'enter'))).toBe('take 4');
    expect(text(press(handIn('take'), '2'))).toBe('take 2');
  });

  it('[D6] takes two as B, one after the other', () => {
    const one = press(handIn('share'), 'enter');
    expect(text(one)).toBe('');
    expect(one).toMatchObject({ chosen: 0b1, die: 1 });
    expect(text(press(one, 'enter'))).toBe('take 1 2');
    expect(text(press(handIn('share'), '3', '1'))).toBe('take 1 3');
  });

  it('lets a chosen die go again', () => {
    const one = press(handIn('share'), '2');
    expect(press(one, '2').chosen).toBe(0);
    expect(undoHand(duelBoard, one)?.chosen).toBe(0);
    expect(undoHand(duelBoard, handIn('share'))).toBeUndefined();
  });

  it('[D6] refuses what A has taken, before and after another', () => {
    expect(duelBoard.press(handIn('share'), '4')).toMatchObject({ rule: 'D6', code: 'die-taken' });
    expect(duelBoard.press(press(handIn('share'), '1'), '4')).toMatchObject({ rule: 'D6', code: 'die-taken' });
  });

  it('[D14] takes two at once with pair, and refuses it to whoever has not won it', () => {
    expect(hint(handIn('pair'))).toContain('"pair"');
    expect(text(press(handIn('pair'), 'p', '4', '2'))).toBe('pair 2 4');
    expect(text(press(handIn('pair'), 'p', 'p', '4'))).toBe('take 4');
    expect(duelBoard.press(handIn('take'), 'p')).toMatchObject({ rule: 'D14', code: 'spell-not-won' });
    expect(duelBoard.press(handIn('share'), 'p')).toMatchObject({ rule: 'D6', code: 'wrong-step' });
  });
});

describe('a domino in hand', () => {
  it('begins where it wins most, and says how much', () => {
    expect(text(press(handIn('begin'), 'enter'))).toMatch(/^draw /);
    expect(hint(handIn('turn'))).toBe('+4\u00a0points');
  });

  it('moves with the arrows, turns and flips within the map', () => {
    let hand: DuelHand = { ...handIn('begin'), cell: { x: 1, y: 0 }, quarter: 0 };
    expect(cells(press(hand, 'up'))).toEqual(['1,1', '2,1']);
    expect(cells(press(hand, 'r'))).toEqual(['1,0', '1,1']);
    expect(cells(press(hand, 'f'))).toEqual(['2,0', '1,0']);
    for (let i = 0; i < 9; i++) hand = press(hand, 'right', 'down');
    expect(cells(hand)).toEqual(['2,-2', '3,-2']);
  });

  it('[D8] is refused where it touches nothing, with the rule', () => {
    const hand: DuelHand = { ...handIn('begin'), cell: { x: 2, y: 2 }, quarter: 0 };
    expect(duelBoard.press(hand, 'enter')).toMatchObject({ rule: 'D8', code: 'no-connection' });
    expect(hint(hand)).toBe('');
  });

  it('[D7] lies with halves that look alike either way round', () => {
    const hand: DuelHand = { ...handIn('begin'), cell: { x: 2, y: 0 }, quarter: 2 };
    expect(text(press(hand, 'enter'))).toBe('draw 1,0 2,0');
  });

  it('jumps over all legal places and back', () => {
    const start = handIn('begin');
    const seen = new Set<string>();
    let hand = start;
    do {
      seen.add(cells(hand).join(' '));
      hand = press(hand, 'tab');
    } while (cells(hand).join() !== cells(start).join());
    expect(seen.size).toBe(listMoves(duel, start.draft.state, 0).length - 2);
    expect(cells(press(start, 'tab', 'back-tab'))).toEqual(cells(start));
  });
});

describe('jokers', () => {
  it('[D15] are named before anything is drawn, the lower die first', () => {
    const hand = handIn('jokers');
    expect(taskOf(hand)).toBe('name');
    const one = press(hand, '2', 'enter');
    expect(text(one)).toBe('name 1 stripe');
    const both = press(one, '2', 'right', 'left', 'enter');
    expect(text(both)).toBe('name 1 stripe; name 4 stripe');
    expect(isComplete(duel, press(both, 'enter').draft)).toBe(true);
  });

  it('may be turned away first', () => {
    const turned = press(handIn('jokers'), 'p', 'enter');
    expect(text(turned)).toMatch(/^turn 1 /);
    expect(duelBoard.press({ ...turned, power: 'turn' }, 'enter')).toMatchObject({ rule: 'D14', code: 'spell-used' });
  });
});

describe('powers', () => {
  it('[D14] turn a die to another of its faces', () => {
    const open = press(handIn('turn'), 'p');
    expect(open.power).toBe('turn');
    expect(text(press(open, 'enter'))).toBe('turn 1 ?');
    expect(text(press(open, 'right', 'enter'))).toBe('turn 1 dot');
    expect(text(press(open, 'left', 'enter'))).toMatch(/^turn 2 /);
  });

  it('[D16] put the castle on either die', () => {
    const castle = press(handIn('turn'), 'p', 'down');
    expect(text(press(castle, 'enter'))).toBe('castle 1');
    expect(text(press(castle, 'right', 'enter'))).toBe('castle 2');
    expect(text(press(castle, 'right', 'enter', 'enter'))).toMatch(/^castle 2; draw /);
  });

  it('are refused in words to whoever cannot use them', () => {
    const open = press(handIn('begin'), 'p');
    expect(open.power).toBe('castle');
    const codes = ['free', 'split', 'turn', 'pass'].map((power) => {
      const refused = duelBoard.press({ ...open, power: power as 'free' }, 'enter');
      return refused && isRefusal(refused) ? `${refused.rule} ${refused.code}` : 'played';
    });
    expect(codes).toEqual(['D14 spell-not-won', 'D14 spell-not-won', 'D14 spell-not-won', 'D9 must-draw']);
  });

  it('are left with P, Escape or undo, and nothing is spent', () => {
    const open = press(handIn('turn'), 'p');
    for (const closed of [press(open, 'p'), press(open, 'escape'), undoHand(duelBoard, open)!]) {
      expect(closed.power).toBeUndefined();
      expect(text(closed)).toBe('');
    }
  });

  it('[D9] pass where nothing can be drawn', () => {
    expect(taskOf(handIn('pass'))).toBe('pass');
    expect(text(press(handIn('pass'), 'enter'))).toBe('pass');
  });
});

describe('a split domino', () => {
  const split = press(handIn('split'), 'p', 'enter');

  it('[D4] is drawn half by half', () => {
    const first = press(split, 'enter');
    expect(first.first).toEqual(split.cell);
    expect(text(press(first, 'enter'))).toMatch(/^split; draw 0,1 /);
    expect(hint(first)).toMatch(/points/);
  });

  it('[D8] needs a connection for each half', () => {
    const far: DuelHand = { ...split, cell: { x: 3, y: 2 } };
    expect(duelBoard.press(far, 'enter')).toMatchObject({ rule: 'D8', code: 'half-unconnected' });
    const second: DuelHand = { ...press(split, 'enter'), cell: { x: 3, y: 2 } };
    expect(duelBoard.press(second, 'enter')).toMatchObject({ rule: 'D8', code: 'half-unconnected' });
    expect(duelBoard.press({ ...second, cell: { x: 0, y: 0 } }, 'enter')).toMatchObject({ code: 'occupied' });
    expect(duelBoard.press({ ...second, cell: second.first! }, 'enter')).toMatchObject({ code: 'same-square' });
  });

  it('jumps from one good square to the next', () => {
    const start = press(split, 'enter');
    const seen = new Set<string>();
    for (let hand = start; !seen.has(`${hand.cell.x},${hand.cell.y}`); hand = press(hand, 'tab')) {
      seen.add(`${hand.cell.x},${hand.cell.y}`);
      expect(isRefusal(duelBoard.press(hand, 'enter')!)).toBe(false);
    }
    // Beside the three squares of quarters.
    expect([...seen].sort()).toEqual(['-3,-1', '1,-1']);
  });

  it('is taken back half by half, then the power', () => {
    const first = press(split, 'enter');
    const lifted = undoHand(duelBoard, first)!;
    expect(lifted).toMatchObject({ first: undefined, cell: first.first });
    expect(text(undoHand(duelBoard, lifted)!)).toBe('');
  });
});

describe('lightning', () => {
  it('[D11] names arms for domains, those first that are worth most', () => {
    expect(text(press(handIn('domains'), 'enter'))).toBe('domains dot');
    expect(hint(handIn('domains'))).toMatch(/\[dot\].*\n\+12\u00a0points/);
    expect(text(press(handIn('domains'), 'up', 'enter'))).toBe('domains quarters');
    expect(text(press(handIn('domains'), '5', 'enter'))).toBe('domains black');
  });

  it('[D4] puts a cross on a drawn square and on no other', () => {
    expect(hint(handIn('cross'))).toBe('+3\u00a0points');
    const empty: DuelHand = { ...handIn('cross'), cell: { x: -3, y: 2 } };
    expect(duelBoard.press(empty, 'enter')).toMatchObject({ rule: 'D4', code: 'nothing-drawn' });
    expect(text(press(empty, 'right', 'enter'))).toBe('cross -2,2');
    expect(text(press(empty, 'tab', 'enter'))).toMatch(/^cross /);
  });
});

describe('a turn', () => {
  it('can be taken back step by step, and points at what was undone', () => {
    const moved = press({ ...handIn('turn'), cell: { x: 1, y: 0 }, quarter: 0 }, 'p', 'down', 'enter', 'tab', 'enter');
    const steps = text(moved).split('; ');
    expect(steps).toHaveLength(2);
    const back = undoHand(duelBoard, moved)!;
    expect(text(back)).toBe('castle 1');
    expect(text(press(back, 'enter'))).toBe(text(moved));
    expect(text(undoHand(duelBoard, back)!)).toBe('');
  });

  it('is taken up again from its text, as far as it goes', () => {
    const resume = (turn: string) => text(resumeHand(duelBoard, handIn('split'), turn));
    expect(resume('castle 1; split')).toBe('castle 1; split');
    expect(resume('split; castle 1')).toBe('split');
    expect(resume('rubbish')).toBe('');
  });
});
