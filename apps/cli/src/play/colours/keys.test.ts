import { isComplete, parseStep, type View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { taskOf } from '@crownhold/table/colours';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../test/keys.ts';
import { coloursBoard } from './index.ts';
import type { ColoursTurn } from './spell-list.ts';

const { start, press, refusalTo, undo, text } = keysOf(coloursBoard);

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

const solo = (...steps: readonly string[]) => start(after(1, 0, ...THROW, ...steps), 0);
/** The spells of the four in turn order: move, match, split, blend. */
const four = (seat: number, ...dice: readonly string[]) => {
  const takes = ['blue green', 'red green', 'yellow violet', 'white brown blue'].slice(0, seat + 1);
  const steps = [...takes, ...dice].map((take, i) => (i === 0 ? `take ${take}` : `${i}> take ${take}`));
  return start(after(4, seat, 'first 0', ...THROW, ...steps), seat);
};

const at = (turn: ColoursTurn, label: string): ColoursTurn => {
  const area = turn.input.draft.state.atlas.map.areas.findIndex((each) => each.label === label);
  return { ...turn, input: { ...turn.input, area } };
};
const taskIn = ({ input }: ColoursTurn) => taskOf(input);

describe('taking a die', () => {
  it('chooses among what is legal by arrows and by the number of the die', () => {
    const turn = solo();
    expect(taskIn(turn)).toBe('take');
    expect(text(press(turn, 'enter'))).toBe('take blue blue');
    expect(text(press(turn, 'right', 'enter'))).toBe('take blue green');
    expect(text(press(turn, 'left', 'enter'))).toBe('take yellow violet');
    expect(text(press(turn, '2', 'enter'))).toBe('take red green');
    expect(text(press(turn, '1', 'enter'))).toBe('take blue green');
    expect(text(press(turn, '1', '1', 'enter'))).toBe('take blue blue');
  });

  it('tells by which rule a die cannot be taken', () => {
    expect(refusalTo(solo(), '4')).toBe('C16 white-first');
    expect(refusalTo(solo('take blue blue', 'done', 'reveal', 'strike blue 4'), '1')).toBe('C20 die-gone');
  });
});

describe('colouring', () => {
  it('begins where a drop wins most and goes on until the drops are used', () => {
    const turn = solo('take red green');
    expect(taskIn(turn)).toBe('colour');
    const first = press(turn, 'enter');
    // The griffin of green.
    expect(text(first)).toBe('paint g1');
    const last = press(at(first, 'g9'), 'enter');
    expect(last.input.draft.state.left[0]).toBe(0);
    expect(isComplete(colours, last.input.draft)).toBe(false);
    expect(text(press(last, 'enter'))).toBe('paint g1; paint g9; done');
  });

  it('ends by Enter too where no drop fits any more', () => {
    const stuck = press(solo('take yellow violet'), 'enter', 'enter', 'enter');
    expect(stuck.input.draft.state.left[0]).toBe(1);
    expect(text(press(stuck, 'enter'))).toMatch(/; done$/);
  });

  it('names the rule where a drop may not fall', () => {
    const turn = press(at(solo('take yellow violet'), 'v1'), 'enter');
    expect(refusalTo(at(turn, 'v1'), 'enter')).toBe('C23 painted');
    expect(refusalTo(at(turn, 'v2'), 'enter')).toBe('C24 same-colour');
    expect(refusalTo(at(turn, 'b3'), 'enter')).toBe('C23 out-of-reach');
    expect(refusalTo(turn, 'm')).toBe('C32 no-spell');
    expect(refusalTo(turn, 'b')).toBe('C34 no-spell');
    expect(refusalTo(turn, 't')).toBe('C30 no-tower-drop');
    expect(refusalTo(turn, 'v')).toBe('C31 no-spell');
    expect(refusalTo(turn, 'x')).toBe('C33 no-spell');
  });

  it('moves over the map by arrows, and from one open area to the next by Tab', () => {
    const turn = at(solo('take yellow violet'), 'v1');
    expect(press(turn, 'tab')).toMatchObject({ input: { area: at(turn, 'v2').input.area } });
    expect(press(turn, 'back-tab')).toMatchObject({ input: { area: at(turn, 'v9').input.area } });
    expect(press(at(turn, 'b1'), 'tab')).toMatchObject({ input: { area: turn.input.area } });
    expect(press(turn, 'right')).toMatchObject({ input: { area: at(turn, 'v2').input.area } });
  });

  it('asks back before unused drops cost a blot', () => {
    const turn = solo('take yellow violet');
    const asked = press(turn, 'd');
    expect(taskIn(asked)).toBe('leave');
    expect(taskIn(press(asked, 'left'))).toBe('colour');
    expect(text(press(asked, 'enter'))).toBe('done');
    expect(text(press(asked, 'd'))).toBe('done');
  });

  it('takes back step by step, a brush or a question first', () => {
    const turn = press(solo('take yellow violet'), 'enter', 'd');
    const unasked = undo(turn)!;
    expect(unasked.input.isLeaving).toBe(false);
    const undone = undo(unasked)!;
    expect(undone.input.draft.moves).toHaveLength(0);
    expect(undone.input.area).toBe(at(undone, 'v9').input.area);
    expect(undo(undone)).toBeUndefined();
  });
});

describe('spells and towers', () => {
  it('moves the drops to another kingdom', () => {
    const turn = press(four(0), 'v');
    expect(turn.focus.spell).toBe('move');
    expect(press(turn, 'escape').focus.spell).toBeUndefined();
    expect(undo(turn)!.focus.spell).toBeUndefined();
    const moved = press(turn, 'enter');
    expect(text(moved)).toBe('move blue');
    expect(text(press(moved, 'v'))).toBe('');
    expect(text(press(turn, 'right', 'right', 'enter'))).toBe('move violet');
  });

  it('matches only when it is announced', () => {
    const turn = press(at(four(1), 'g1'), 'enter');
    expect(refusalTo(at(turn, 'g5'), 'enter')).toBe('C24 same-colour');
    expect(text(press(at(turn, 'g5'), 'm', 'enter'))).toBe('paint g1; paint g5 match');
    // A spell that is not needed is not spent.
    expect(text(press(at(turn, 'g9'), 'm', 'enter'))).toBe('paint g1; paint g9');
    expect(press(turn, 'm', 'm').input.isMatch).toBe(false);
  });

  it('splits the drops between neighbouring kingdoms', () => {
    const turn = press(four(2), 'x', 'enter');
    expect(text(turn)).toBe('split blue');
    expect(text(press(at(turn, 'b1'), 'enter'))).toBe('split blue; paint b1');
  });

  it('blends in each composite colour, and goes back to the die', () => {
    const turn = four(3);
    expect(text(press(at(press(turn, 'b'), 'n1'), 'enter'))).toBe('blend n1 green');
    expect(text(press(at(press(turn, 'b', 'b', 'b'), 'n5'), 'enter'))).toBe('blend n5 brown');
    expect(press(turn, 'b', 'b', 'b', 'b').input.brush).toEqual({ kind: 'paint' });
    expect(refusalTo(press(at(turn, 'n1'), 'enter'), 'b')).toBe('C34 two-drops');
  });

  it('chooses a composite when a tower gives one', () => {
    const dice = [...THROW.slice(0, 3), 'land white 4 brown'];
    const steps = ['take blue green', '1> take red green', '2> take yellow violet', '3> take white brown blue'];
    const turn = start(after(4, 3, 'first 0', ...dice, ...steps), 3);
    const { towers, areas } = turn.input.draft.state.atlas.map;
    const inBrown = towers.find((tower) => tower.areas.every((area) => areas[area]!.kingdom === 'brown'))!;
    const [one, other] = inBrown.areas.map((area) => areas[area]!.label) as [string, string];
    const due = press(at(press(at(press(turn, 'b'), one), 'enter'), other), 'enter');
    expect(taskIn(due)).toBe('choose');
    expect(text(press(due, 'right', 'enter'))).toBe(`blend ${one} green; paint ${other}; choose violet`);
    expect(refusalTo(press(due, 'enter'), 't')).toBe('C30 no-tower-drop');
  });

  it('spends the drop of a tower in any kingdom', () => {
    const state = after(1, 0, ...THROW, 'take yellow violet');
    state.drops[3] = 1;
    const turn = press(start(state, 0), 't');
    expect(turn.input.brush).toEqual({ kind: 'tower', colour: 'violet' });
    expect(text(press(at(turn, 'n8'), 'enter'))).toBe('tower n8 violet');
    expect(undo(turn)!.input.brush).toEqual({ kind: 'paint' });
    expect(press(turn, 't').input.brush).toEqual({ kind: 'paint' });
  });
});

describe('looking at other sheets', () => {
  it('goes round and back to the own one', () => {
    const turn = four(1);
    expect(press(turn, 'o').focus.shown).toBe(2);
    expect(press(turn, 'o', 'o', 'o', 'o').focus.shown).toBe(1);
    expect(press(turn, 'o', 'left').focus.shown).toBe(1);
  });
});
