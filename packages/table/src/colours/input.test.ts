import { formatDraft, isComplete, isRefusal, parseStep, type View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import type { ColoursAction } from './actions.ts';
import {
  type ColoursInput,
  coloursInput,
  dieFit,
  fittingDrops,
  inputAreas,
  kingdomFit,
  kingdomsFor,
  leftFit,
  matchAreas,
  taskOf,
} from './index.ts';

const THROW = ['land blue 3 blue+green', 'land red 2 green', 'land yellow 4 violet', 'land white 2 brown'];

/** A view after these steps. */
function after(seats: number, seat: number, ...steps: readonly string[]): View<State> {
  const state = colours.create({ seats, map: 'first' });
  for (const text of steps) {
    const entry = parseStep(colours, state, text);
    if ('refusal' in entry) throw new Error(`${text}: ${entry.refusal.code}`);
    colours.apply(state, entry.actor, entry.move);
  }
  return colours.view(state, seat);
}

const solo = (...steps: readonly string[]) => coloursInput.start(after(1, 0, ...THROW, ...steps), 0);
/** The spells of the four in turn order: move, match, split, blend. */
const four = (seat: number) => {
  const takes = ['blue green', 'red green', 'yellow violet', 'white brown blue'].slice(0, seat + 1);
  const steps = takes.map((take, i) => (i === 0 ? `take ${take}` : `${i}> take ${take}`));
  return coloursInput.start(after(4, seat, 'first 0', ...THROW, ...steps), seat);
};
/** Seat 0 of four, with more than the lot gives. */
const rich = (spells: readonly number[], drops: Readonly<Record<number, number>> = {}) => {
  const state = colours.copy(four(0).draft.start);
  for (const spell of spells) {
    state.spells[spell]!++;
    state.shownSpells[spell]!++;
  }
  for (const [colour, count] of Object.entries(drops)) {
    state.drops[Number(colour)] = count;
    state.shownDrops[Number(colour)] = count;
  }
  return coloursInput.start(state as View<State>, 0);
};

function act(input: ColoursInput, ...actions: readonly (ColoursAction | 'undo')[]): ColoursInput {
  return actions.reduce<ColoursInput>((now, action) => {
    const next = action === 'undo' ? coloursInput.undo(now) : coloursInput.act(now, action);
    if (next === undefined || isRefusal(next)) throw new Error(`${JSON.stringify(action)}: ${next?.code ?? 'nothing'}`);
    return next;
  }, input);
}

function refusal(input: ColoursInput, action: ColoursAction): string {
  const answer = coloursInput.act(input, action);
  return isRefusal(answer) ? `${answer.rule} ${answer.code}` : '';
}

const areaOf = (label: string) => solo().draft.start.atlas.map.areas.findIndex((area) => area.label === label);
const drop = (label: string, isMatch?: boolean): ColoursAction => ({
  kind: 'drop',
  area: areaOf(label),
  ...(isMatch !== undefined && { isMatch }),
});
const brush = (kind: 'blend' | 'tower', colour: 'green' | 'violet' | 'brown'): ColoursAction => ({
  kind: 'brush',
  brush: { kind, colour },
});
const step = (dx: number, dy: number): ColoursAction => ({ kind: 'step', dx, dy });
const die = (number: number): ColoursAction => ({ kind: 'die', die: number - 1 });
const move = (kingdom: 'blue' | 'violet' | 'yellow'): ColoursAction => ({ kind: 'move', kingdom });
const [play, done]: readonly [ColoursAction, ColoursAction] = [{ kind: 'play' }, { kind: 'done' }];
const turn = ({ draft }: ColoursInput) => formatDraft(draft);

describe('taking a die', () => {
  it('chooses among what is legal by the cursor, by the number of the die, or at once', () => {
    const input = solo();
    expect(taskOf(input)).toBe('take');
    expect(turn(act(input, play))).toBe('take blue blue');
    expect(turn(act(input, step(1, 0), play))).toBe('take blue green');
    expect(turn(act(input, step(-1, 0), play))).toBe('take yellow violet');
    expect(turn(act(input, die(2), play))).toBe('take red green');
    expect(turn(act(input, die(1), die(1), play))).toBe('take blue blue');
    expect(turn(act(input, { kind: 'take', die: 1, kingdom: 'green' }))).toBe('take red green');
  });

  it('takes another one instead', () => {
    const input = act(solo(), die(2), play, { kind: 'take', die: 0, kingdom: 'blue' });
    expect(turn(input)).toBe('take blue blue');
    expect(turn(act(input, 'undo'))).toBe('');
  });

  it('tells by which rule a die cannot be taken', () => {
    expect(refusal(solo(), die(4))).toBe('C16 white-first');
    expect(refusal(solo('take blue blue', 'done', 'reveal', 'strike blue 4'), die(1))).toBe('C20 die-gone');
  });
});

describe('colouring', () => {
  it('begins where a drop wins most and goes on until the drops are used', () => {
    const input = solo('take red green');
    const first = act(input, play);
    // The griffin of green.
    expect(turn(first)).toBe('paint g1');
    const last = act(first, drop('g9'));
    expect(last.draft.state.left[0]).toBe(0);
    expect(isComplete(colours, last.draft)).toBe(false);
    expect(turn(act(last, play))).toBe('paint g1; paint g9; done');
  });

  it('takes the newest area off when it is tapped again', () => {
    const input = act(solo('take yellow violet'), drop('v1'), drop('v9'));
    expect(turn(act(input, drop('v9')))).toBe('paint v1');
    expect(refusal(input, drop('v1'))).toBe('C23 painted');
  });

  it('names the rule where a drop may not fall', () => {
    const input = act(solo('take yellow violet'), drop('v1'));
    expect(refusal(input, drop('v2'))).toBe('C24 same-colour');
    expect(refusal(input, drop('b3'))).toBe('C23 out-of-reach');
    expect(refusal(input, { kind: 'match' })).toBe('C32 no-spell');
    expect(refusal(input, { kind: 'turn-brush', brush: 'blend' })).toBe('C34 no-spell');
    expect(refusal(input, { kind: 'turn-brush', brush: 'tower' })).toBe('C30 no-tower-drop');
    expect(refusal(input, move('blue'))).toBe('C31 no-spell');
    expect(refusal(input, { kind: 'split', kingdom: 'blue' })).toBe('C33 no-spell');
  });

  it('moves over the map, and from one open area to the next', () => {
    const input = act(solo('take yellow violet'), { kind: 'point', area: areaOf('v1') });
    expect(act(input, { kind: 'jump', direction: 1 }).area).toBe(areaOf('v2'));
    expect(act(input, { kind: 'jump', direction: -1 }).area).toBe(areaOf('v9'));
    expect(act(input, { kind: 'point', area: areaOf('b1') }, { kind: 'jump', direction: 1 }).area).toBe(areaOf('v1'));
    expect(act(input, step(1, 0)).area).toBe(areaOf('v2'));
  });

  it('[C25] asks back before unused drops cost a blot, unless the person is sure', () => {
    const asked = act(solo('take yellow violet'), done);
    expect(taskOf(asked)).toBe('leave');
    expect(taskOf(act(asked, step(-1, 0)))).toBe('colour');
    expect(taskOf(act(asked, 'undo'))).toBe('colour');
    expect(turn(act(asked, play))).toBe('done');
    expect(turn(act(asked, done))).toBe('done');
    expect(turn(act(solo('take yellow violet'), { kind: 'done', isSure: true }))).toBe('done');
  });

  it('goes on after its end, which is taken back then', () => {
    const ended = act(solo('take yellow violet'), drop('v1'), { kind: 'done', isSure: true });
    expect(turn(act(ended, drop('v9')))).toBe('paint v1; paint v9');
  });

  it('takes back choice by choice, a brush or a question first', () => {
    const input = act(rich([], { 3: 1 }), drop('g1'), brush('tower', 'violet'));
    expect(act(input, 'undo').brush).toEqual({ kind: 'paint' });
    const empty = act(input, 'undo', 'undo');
    expect(turn(empty)).toBe('');
    expect(empty.area).toBe(areaOf('g1'));
    expect(coloursInput.undo(empty)).toBeUndefined();
  });

  it('[C25] ends by the cursor too where no drop fits any more, and asks nothing: the blot comes anyway', () => {
    const stuck = act(solo('take yellow violet'), play, play, play);
    expect(stuck.draft.state.left[0]).toBe(1);
    expect(leftFit(stuck)).toEqual({ fit: 0, drops: 1 });
    expect(turn(act(stuck, play))).toMatch(/; done$/);
    expect(turn(act(stuck, done))).toMatch(/; done$/);
  });
});

describe('taps', () => {
  const tap = (label: string): ColoursAction => ({ kind: 'tap', area: areaOf(label) });
  const openDie = (number: number): ColoursAction => ({ kind: 'open-die', die: number - 1 });

  it('[C21] take a die that lies in one kingdom, and ask for the kingdom on a border', () => {
    expect(turn(act(solo(), openDie(2)))).toBe('take red green');
    const opened = act(solo(), openDie(1));
    expect(turn(opened)).toBe('');
    expect(opened.opened).toEqual({ die: 0, kingdom: undefined });
    expect(turn(act(opened, { kind: 'way', kingdom: 'green' }))).toBe('take blue green');
    expect(turn(act(opened, tap('b1')))).toBe('take blue blue');
    expect(turn(act(opened, tap('b1'), { kind: 'way', kingdom: 'green' }))).toBe('take blue green');
    expect(act(opened, 'undo').opened).toBeUndefined();
    expect(turn(act(solo(), tap('v3')))).toBe('take yellow violet');
    expect(refusal(solo(), openDie(4))).toBe('C16 white-first');
  });

  it('[C16] name the colour of white, if there are several', () => {
    const gone = [
      'take blue blue',
      'done',
      'reveal',
      'strike blue 4',
      'take red green',
      'done',
      'reveal',
      'strike green 4',
    ];
    const opened = act(solo(...gone), openDie(4));
    expect(opened.opened).toEqual({ die: 3, kingdom: 'brown' });
    expect(turn(act(opened, { kind: 'way', colour: 'red' }))).toBe('take white brown red');
  });

  it('colour an area, and take the newest off', () => {
    const input = act(solo('take yellow violet'), tap('v1'));
    expect(turn(input)).toBe('paint v1');
    expect(turn(act(input, tap('v1')))).toBe('');
    expect(refusal(input, tap('v2'))).toBe('C24 same-colour');
  });

  it('[C32] ask for match at an area that only C24 forbids', () => {
    const asked = act(four(1), tap('g1'), tap('g5'));
    expect(asked.matchAt).toBe(areaOf('g5'));
    expect(turn(asked)).toBe('paint g1');
    expect(turn(act(asked, play))).toBe('paint g1; paint g5 match');
    expect(turn(act(asked, drop('g5', true)))).toBe('paint g1; paint g5 match');
    expect(act(asked, { kind: 'decline' }).matchAt).toBeUndefined();
    expect(act(asked, 'undo').matchAt).toBeUndefined();
    expect(turn(act(asked, 'undo'))).toBe('paint g1');
  });

  it('[C31] [C33] name a kingdom for a spell', () => {
    const casting = act(four(0), drop('g1'), { kind: 'cast', spell: 'move' });
    expect(casting.casting).toBe('move');
    const moved = act(casting, tap('b1'));
    expect(turn(moved)).toBe('move blue');
    expect(moved.casting).toBeUndefined();
    expect(turn(act(moved, { kind: 'cast', spell: 'move' }))).toBe('');
    expect(act(casting, { kind: 'cast', spell: 'move' }).casting).toBeUndefined();
    const split = act(four(2), { kind: 'cast', spell: 'split' }, tap('b1'));
    expect(turn(split)).toBe('split blue');
    expect(turn(act(split, { kind: 'cast', spell: 'split' }))).toBe('');
    expect(refusal(four(0), { kind: 'cast', spell: 'split' })).toBe('C33 no-spell');
    expect(kingdomFit(casting, 'move', 'blue')).toEqual({ fit: 3, drops: 3 });
  });

  it('[C34] name a colour for blend, which is let go by a second tap', () => {
    const casting = act(four(3), { kind: 'cast', spell: 'blend' });
    expect(casting.casting).toBe('blend');
    const blended = act(casting, { kind: 'blend', colour: 'brown' });
    expect(blended).toMatchObject({ casting: undefined, brush: { kind: 'blend', colour: 'brown' } });
    expect(turn(act(blended, tap('n5')))).toBe('blend n5 brown');
    expect(act(blended, { kind: 'cast', spell: 'blend' }).brush).toEqual({ kind: 'paint' });
    expect(turn(act(casting, step(1, 0), play, tap('n5')))).toBe('blend n5 violet');
  });

  it('say what is missing before the turn can end', () => {
    expect(refusal(solo(), { kind: 'missing' })).toBe('C20 wrong-step');
    expect(refusal(solo('take blue blue', 'done', 'reveal'), { kind: 'missing' })).toBe('C43 wrong-step');
  });

  it('point at the spell or the brush that a hint advises', () => {
    expect(act(four(0), { kind: 'suggest', step: 'move violet' })).toMatchObject({ casting: 'move', pick: 2 });
    expect(act(four(3), { kind: 'suggest', step: 'blend n5 brown' }).brush).toEqual({ kind: 'blend', colour: 'brown' });
  });
});

describe('a turn is a set of choices', () => {
  it('[C31] compiles drops of towers that were tapped before move after it, and drops of the die come off', () => {
    const input = rich([], { 3: 1 });
    const tapped = act(input, brush('tower', 'violet'), drop('n8'), drop('g1'), drop('g9'));
    expect(turn(tapped)).toBe('tower n8 violet; paint g1; paint g9');
    const moved = act(tapped, move('blue'));
    expect(turn(moved)).toBe('move blue; tower n8 violet');
    expect(moved.remark).toEqual({ id: 'news-drops-off', args: { count: 2 } });
    expect(turn(act(moved, drop('b1')))).toBe('move blue; tower n8 violet; paint b1');
    // Undo follows the taps.
    expect(turn(act(moved, 'undo'))).toBe('tower n8 violet');
  });

  it('[C31] moves elsewhere, or not at all, when the kingdom is tapped again', () => {
    const moved = act(four(0), move('blue'), drop('b1'));
    expect(turn(act(moved, move('violet')))).toBe('move violet');
    expect(turn(act(moved, move('blue')))).toBe('');
    expect(act(moved, move('blue')).remark).toEqual({ id: 'news-drops-off', args: { count: 1 } });
  });

  it('[C32] keeps the order of drops, since it can cost a spell', () => {
    const input = rich([1, 1]);
    expect(turn(act(input, drop('g1'), drop('g5', true)))).toBe('paint g1; paint g5 match');
    expect(turn(act(input, drop('g5'), drop('g1', true)))).toBe('paint g5; paint g1 match');
    // Whoever would spend the spell where it is not needed keeps it.
    expect(turn(act(input, drop('g9', true)))).toBe('paint g9');
  });

  it('[C33] splits before or after the first drop', () => {
    const split: ColoursAction = { kind: 'split', kingdom: 'blue' };
    const input = rich([2]);
    expect(turn(act(input, split, drop('b1'), drop('g1')))).toBe('split blue; paint b1; paint g1');
    expect(turn(act(input, drop('g1'), split, drop('b1')))).toBe('paint g1; split blue; paint b1');
    const without = act(input, drop('g1'), split, drop('b1'), split);
    expect(turn(without)).toBe('paint g1');
  });

  it('ends the same in every order of taps that the rules do not tell apart', () => {
    const input = rich([], { 3: 1 });
    const orders = [
      [move('blue'), brush('tower', 'violet'), drop('n8'), drop('b1')],
      [brush('tower', 'violet'), drop('n8'), move('blue'), drop('b1')],
    ];
    expect(new Set(orders.map((order) => turn(act(input, ...order)))).size).toBe(1);
  });
});

describe('spells and towers', () => {
  it('[C32] shows the areas that only match opens, and uses it only when it is announced', () => {
    const input = act(four(1), drop('g1'));
    expect(matchAreas(input)).toContain(areaOf('g5'));
    expect(inputAreas(input)).not.toContain(areaOf('g5'));
    expect(refusal(input, drop('g5'))).toBe('C24 same-colour');
    expect(turn(act(input, { kind: 'match' }, drop('g5')))).toBe('paint g1; paint g5 match');
    expect(act(input, { kind: 'match' }, { kind: 'match' }).isMatch).toBe(false);
  });

  it('[C31] [C33] lists the kingdoms that a spell can name', () => {
    expect(kingdomsFor(four(0), 'move')).toEqual(['blue', 'yellow', 'violet', 'red', 'brown']);
    expect(kingdomsFor(act(four(0), drop('g1')), 'move')).toHaveLength(5);
    expect(kingdomsFor(four(2), 'split')).toContain('blue');
    expect(kingdomsFor(four(0), 'split')).toEqual([]);
  });

  it('[C34] blends in each composite colour, and goes back to the die', () => {
    const input = four(3);
    const blend: ColoursAction = { kind: 'turn-brush', brush: 'blend' };
    expect(turn(act(input, blend, drop('n1')))).toBe('blend n1 green');
    expect(turn(act(input, blend, blend, blend, drop('n5')))).toBe('blend n5 brown');
    expect(act(input, blend, blend, blend, blend).brush).toEqual({ kind: 'paint' });
    expect(act(input, brush('blend', 'brown'), brush('blend', 'brown')).brush).toEqual({ kind: 'paint' });
    expect(refusal(act(input, drop('n1')), blend)).toBe('C34 two-drops');
  });

  it('[C29] chooses a composite when a tower gives one', () => {
    const dice = [...THROW.slice(0, 3), 'land white 4 brown'];
    const takes = ['take blue green', '1> take red green', '2> take yellow violet', '3> take white brown blue'];
    const input = coloursInput.start(after(4, 3, 'first 0', ...dice, ...takes), 3);
    const { towers, areas } = input.draft.state.atlas.map;
    const inBrown = towers.find((tower) => tower.areas.every((area) => areas[area]!.kingdom === 'brown'))!;
    const [one, other] = inBrown.areas.map((area) => areas[area]!.label) as [string, string];
    const due = act(input, brush('blend', 'green'), drop(one), drop(other));
    expect(taskOf(due)).toBe('choose');
    expect(turn(act(due, step(1, 0), play))).toBe(`blend ${one} green; paint ${other}; choose violet`);
    expect(turn(act(due, { kind: 'choose', colour: 'brown' }))).toMatch(/; choose brown$/);
    expect(turn(act(due, { kind: 'choose', colour: 'brown' }, 'undo', 'undo'))).toBe(`blend ${one} green`);
  });

  it('[C30] spends the drop of a tower in any kingdom', () => {
    const input = act(rich([], { 3: 1 }), { kind: 'turn-brush', brush: 'tower' });
    expect(input.brush).toEqual({ kind: 'tower', colour: 'violet' });
    expect(turn(act(input, drop('n8')))).toBe('tower n8 violet');
    expect(act(input, { kind: 'turn-brush', brush: 'tower' }).brush).toEqual({ kind: 'paint' });
  });
});

describe('alone', () => {
  it('[C43] strikes a number from a list', () => {
    const input = solo('take blue blue', 'done', 'reveal');
    expect(taskOf(input)).toBe('strike');
    expect(turn(act(input, step(1, 0), play))).toBe('strike green 4');
    expect(turn(act(input, { kind: 'strike', row: 'red', number: 4 }))).toBe('strike red 4');
  });
});

describe('a turn', () => {
  it('is taken up again, written, and pointed at', () => {
    const input = solo('take yellow violet');
    expect(turn(coloursInput.resume(input, 'paint v1; paint v9'))).toBe('paint v1; paint v9');
    expect(turn(coloursInput.resume(input, 'paint v1; paint b1'))).toBe('paint v1');
    expect(turn(act(input, { kind: 'write', text: ' Paint v1; done ' }))).toBe('paint v1; done');
    expect(refusal(input, { kind: 'write', text: 'paint v1' })).toBe('N1 unreadable');
    expect(act(input, { kind: 'suggest', step: 'paint v5' }).area).toBe(areaOf('v5'));
    expect(act(solo(), { kind: 'suggest', step: 'take red green' }).pick).toBe(2);
  });

  it('[C22] is hidden once a die is taken, and asked for from the token on', () => {
    const view = after(4, 1, 'first 2', ...THROW, 'take blue green');
    expect([0, 1, 2, 3].map((seat) => coloursInput.isHidden(view, seat))).toEqual([false, false, true, false]);
    expect(coloursInput.order(view, [0, 1, 2, 3])).toEqual([2, 3, 0, 1]);
  });
});

describe('drops that fit', () => {
  it('[C16] [C23] [C24] of a die are those of its best kingdom; white is not counted while it cannot be taken', () => {
    const { start, seat } = solo().draft;
    const position = { state: start, seat };
    expect([0, 1, 2, 3].map((each) => dieFit(position, each))).toEqual([
      { fit: 3, drops: 3 },
      { fit: 2, drops: 2 },
      { fit: 4, drops: 4 },
      undefined,
    ]);
  });

  it('[C23] [C24] are counted without spells, never beside each other', () => {
    const { start, seat } = solo('take yellow violet').draft;
    expect(fittingDrops({ state: start, seat }, ['violet'], 'yellow', 1)).toBe(1);
    const most = fittingDrops({ state: start, seat }, ['violet'], 'yellow', 9);
    expect(most).toBeGreaterThan(2);
    expect(fittingDrops({ state: start, seat }, ['violet'], 'yellow', 4)).toBe(Math.min(4, most));
    const painted = act(solo('take yellow violet'), drop('v1'));
    expect(fittingDrops(painted.base, ['violet'], 'yellow', 9)).toBeLessThanOrEqual(most);
  });
});
