import { isComplete } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import { translatorFor } from '@crownhold/i18n/every-language';
import { cellsOf } from '@crownhold/table';
import { chosenDice, duelInput, taskOf } from '@crownhold/table/duel';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../test/keys.ts';
import { duelBoard } from './index.ts';
import type { DuelTurn } from './powers.ts';

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

const { start, press, refusalTo, undo, text } = keysOf(duelBoard);

function turnIn(position: keyof typeof POSITIONS): DuelTurn {
  const state = duel.parseState(POSITIONS[position]);
  if (!state) throw new Error(`${position} is no position`);
  return start(duel.view(state, state.seat), state.seat);
}

const at = (turn: DuelTurn, x: number, y: number, quarter = 0): DuelTurn => ({
  ...turn,
  input: { ...turn.input, cell: { x, y }, quarter },
});
const cells = ({ input }: DuelTurn) => cellsOf(input).map(({ x, y }) => `${x},${y}`);
const hint = (turn: DuelTurn) => duelBoard.prompt(turn, translatorFor('en')).hint;
const chosen = ({ input }: DuelTurn) => chosenDice(input.choices);

describe('taking dice', () => {
  it('[D6] takes one as A, by pointing or by its number', () => {
    expect(text(press(turnIn('take'), 'right', 'right', 'enter'))).toBe('take 3');
    expect(text(press(turnIn('take'), 'left', 'enter'))).toBe('take 4');
    expect(text(press(turnIn('take'), '2'))).toBe('take 2');
  });

  it('[D6] takes two as B, one after the other', () => {
    const one = press(turnIn('share'), 'enter');
    expect(text(one)).toBe('');
    expect([chosen(one), one.input.die]).toEqual([[0], 1]);
    expect(text(press(one, 'enter'))).toBe('take 1 2');
    expect(text(press(turnIn('share'), '3', '1'))).toBe('take 1 3');
  });

  it('lets a chosen die go again', () => {
    const one = press(turnIn('share'), '2');
    expect(chosen(press(one, '2'))).toEqual([]);
    expect(chosen(undo(one)!)).toEqual([]);
    expect(undo(turnIn('share'))).toBeUndefined();
  });

  it('[D6] refuses what A has taken, before and after another', () => {
    expect(refusalTo(turnIn('share'), '4')).toBe('D6 die-taken');
    expect(refusalTo(press(turnIn('share'), '1'), '4')).toBe('D6 die-taken');
  });

  it('[D14] takes two at once with pair, and refuses it to whoever has not won it', () => {
    expect(hint(turnIn('pair'))).toContain('"pair"');
    expect(text(press(turnIn('pair'), 'p', '4', '2'))).toBe('pair 2 4');
    expect(text(press(turnIn('pair'), 'p', 'p', '4'))).toBe('take 4');
    expect(refusalTo(turnIn('take'), 'p')).toBe('D14 spell-not-won');
    expect(refusalTo(turnIn('share'), 'p')).toBe('D6 wrong-step');
  });
});

describe('a domino that hovers', () => {
  it('begins where it wins most, and says how much', () => {
    expect(text(press(turnIn('begin'), 'enter'))).toMatch(/^(name .*; )?draw /);
    expect(hint(turnIn('turn'))).toBe('+4\u00a0points');
  });

  it('moves with the arrows, turns and flips within the map', () => {
    let turn = at(turnIn('begin'), 1, 0);
    expect(cells(press(turn, 'up'))).toEqual(['1,1', '2,1']);
    expect(cells(press(turn, 'r'))).toEqual(['1,0', '1,1']);
    expect(cells(press(turn, 'f'))).toEqual(['2,0', '1,0']);
    for (let i = 0; i < 9; i++) turn = press(turn, 'right', 'down');
    expect(cells(turn)).toEqual(['2,-2', '3,-2']);
  });

  it('[D8] is refused where it touches nothing, with the rule', () => {
    const turn = at(turnIn('begin'), 2, 2);
    expect(refusalTo(turn, 'enter')).toBe('D8 no-connection');
    expect(hint(turn)).toBe('');
  });

  it('jumps over all legal places and back', () => {
    const first = turnIn('begin');
    const seen = new Set<string>();
    let turn = first;
    do {
      seen.add(cells(turn).join(' '));
      expect(refusalTo(turn, 'enter')).toBe('');
      turn = press(turn, 'tab');
    } while (cells(turn).join() !== cells(first).join());
    // Beside the castle, and both ways round.
    expect(seen.size).toBeGreaterThan(12);
    expect(cells(press(first, 'tab', 'back-tab'))).toEqual(cells(first));
  });
});

describe('jokers', () => {
  it('[D15] have a name from the beginning, and others by their numbers, the lower die first', () => {
    const turn = turnIn('jokers');
    expect(taskOf(turn.input)).toBe('draw');
    const question = (now: DuelTurn) => duelBoard.prompt(now, translatorFor('en')).question;
    expect(question(turn)).toMatch(/^Draw your domino · 1–6 name the joker on die 1: /);
    expect(isComplete(duel, press(turn, 'enter').input.draft)).toBe(true);
    const one = press(turn, '2');
    expect(text(one)).toBe('name 1 stripe');
    expect(question(one)).toContain('die 4');
    expect(text(press(one, '2'))).toBe('name 1 stripe; name 4 stripe');
    expect(hint(one)).toMatch(/^dot · .*\[/);
    expect(text(undo(one)!)).toBe('');
  });

  it('may be turned away first', () => {
    const turned = press(turnIn('jokers'), 'p', 'enter');
    expect(text(turned)).toMatch(/^turn 1 /);
  });
});

describe('powers', () => {
  it('[D14] turn a die to another of its faces', () => {
    const open = press(turnIn('turn'), 'p');
    expect(open.focus.power).toBe('turn');
    expect(text(press(open, 'enter'))).toBe('turn 1 ?');
    expect(text(press(open, 'right', 'enter'))).toBe('turn 1 dot');
    expect(text(press(open, 'left', 'enter'))).toMatch(/^turn 2 /);
  });

  it('[D16] put the castle on either die', () => {
    const castle = press(turnIn('turn'), 'p', 'down');
    expect(text(press(castle, 'enter'))).toBe('castle 1');
    expect(text(press(castle, 'right', 'enter'))).toBe('castle 2');
    expect(text(press(castle, 'right', 'enter', 'enter'))).toMatch(/^castle 2; draw /);
  });

  it('are refused in words to whoever cannot use them', () => {
    const open = press(turnIn('begin'), 'p');
    expect(open.focus.power).toBe('castle');
    const codes = (['free', 'split', 'turn', 'pass'] as const).map((power) =>
      refusalTo({ ...open, focus: { power, choice: 0 } }, 'enter'),
    );
    expect(codes).toEqual(['D14 spell-not-won', 'D14 spell-not-won', 'D14 spell-not-won', 'D9 must-draw']);
  });

  it('are left with P, Escape or undo, and nothing is spent', () => {
    const open = press(turnIn('turn'), 'p');
    for (const closed of [press(open, 'p'), press(open, 'escape'), undo(open)!]) {
      expect(closed.focus.power).toBeUndefined();
      expect(text(closed)).toBe('');
    }
  });

  it('[D9] pass where nothing can be drawn', () => {
    expect(taskOf(turnIn('pass').input)).toBe('pass');
    expect(text(press(turnIn('pass'), 'enter'))).toBe('pass');
  });
});

describe('a split domino', () => {
  const split = press(turnIn('split'), 'p', 'enter');

  it('[D4] is drawn half by half', () => {
    const first = press(split, 'enter');
    expect(text(press(first, 'enter'))).toMatch(/^split; draw 0,1 /);
    expect(hint(first)).toMatch(/points/);
  });

  it('[D8] needs a connection for each half, and says so while it hovers', () => {
    const far = at(split, 3, 2);
    expect(refusalTo(far, 'enter')).toBe('D8 half-unconnected');
    expect(duelBoard.prompt(far, translatorFor('en')).refusal).toMatchObject({ code: 'half-unconnected' });
    const first = press(split, 'enter');
    expect(refusalTo(at(first, 3, 2), 'enter')).toBe('D8 half-unconnected');
    expect(refusalTo(at(first, 0, 0), 'enter')).toMatch(/ occupied$/);
  });

  it('jumps from one good square to the next', () => {
    const begin = press(split, 'enter');
    const seen = new Set<string>();
    for (let turn = begin; !seen.has(`${turn.input.cell.x},${turn.input.cell.y}`); turn = press(turn, 'tab')) {
      seen.add(`${turn.input.cell.x},${turn.input.cell.y}`);
      expect(refusalTo(turn, 'enter')).toBe('');
    }
    // Beside the three squares of quarters.
    expect([...seen].sort()).toEqual(['-3,-1', '1,-1']);
  });

  it('is taken back half by half, then the power', () => {
    const lifted = undo(press(split, 'enter'))!;
    expect(lifted.input.cell).toEqual(split.input.cell);
    expect(text(lifted)).toBe('split');
    expect(text(undo(lifted)!)).toBe('');
  });
});

describe('lightning', () => {
  it('[D11] names arms for domains, those first that are worth most', () => {
    expect(text(press(turnIn('domains'), 'enter'))).toBe('domains dot');
    expect(hint(turnIn('domains'))).toMatch(/\[dot\].*\n\+12\u00a0points/);
    expect(text(press(turnIn('domains'), 'up', 'enter'))).toBe('domains quarters');
    expect(text(press(turnIn('domains'), '5'))).toBe('domains black');
  });

  it('[D4] puts a cross on a drawn square and on no other', () => {
    expect(hint(turnIn('cross'))).toBe('+3\u00a0points');
    const empty = at(turnIn('cross'), -3, 2);
    expect(refusalTo(empty, 'enter')).toBe('D4 nothing-drawn');
    expect(text(press(empty, 'right', 'enter'))).toBe('cross -2,2');
    expect(text(press(empty, 'tab', 'enter'))).toMatch(/^cross /);
  });
});

describe('a turn', () => {
  it('can be taken back choice by choice, and points at what was undone', () => {
    const moved = press(at(turnIn('turn'), 1, 0), 'p', 'down', 'enter', 'tab', 'enter');
    const steps = text(moved).split('; ');
    expect(steps).toHaveLength(2);
    const back = undo(moved)!;
    expect(text(back)).toBe('castle 1');
    expect(text(press(back, 'enter'))).toBe(text(moved));
    expect(text(undo(back)!)).toBe('');
  });

  it('is taken up again from its text, as far as it goes', () => {
    const { input } = turnIn('split');
    const resumed = (turn: string) => text({ input: duelInput.resume(input, turn), focus: duelBoard.rest(input) });
    expect(resumed('castle 1; split')).toBe('castle 1; split');
    expect(resumed('split; castle 1')).toBe('split');
    expect(resumed('rubbish')).toBe('');
  });
});
