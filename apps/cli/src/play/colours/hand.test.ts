import { formatDraft, isComplete, isRefusal, parseStep, type View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { undoHand } from '@crownhold/hands';
import { describe, expect, it } from 'vitest';
import { type ColoursHand, startHand, taskOf } from './hand.ts';
import { coloursBoard } from './index.ts';
import { pressHand } from './steering.ts';

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

const solo = (...steps: readonly string[]) => startHand(after(1, 0, ...THROW, ...steps), 0);
/** The spells of the four in turn order: move, match, split, blend. */
const four = (seat: number, ...dice: readonly string[]) => {
  const takes = ['blue green', 'red green', 'yellow violet', 'white brown blue'].slice(0, seat + 1);
  const steps = [...takes, ...dice].map((take, i) => (i === 0 ? `take ${take}` : `${i}> take ${take}`));
  return startHand(after(4, seat, 'first 0', ...THROW, ...steps), seat);
};

function press(hand: ColoursHand, ...keys: readonly string[]): ColoursHand {
  return keys.reduce((now, key) => {
    const next = pressHand(now, key);
    if (next && isRefusal(next)) throw new Error(`${key}: ${next.rule} ${next.code}`);
    return next ?? now;
  }, hand);
}

function refusalTo(hand: ColoursHand, key: string): string {
  const answer = pressHand(hand, key);
  return answer && isRefusal(answer) ? `${answer.rule} ${answer.code}` : '';
}

const at = (hand: ColoursHand, label: string): ColoursHand => ({
  ...hand,
  area: hand.draft.state.atlas.map.areas.findIndex((area) => area.label === label),
});
const turn = ({ draft }: ColoursHand) => formatDraft(draft);

describe('taking a die', () => {
  it('chooses among what is legal by arrows and by the number of the die', () => {
    const hand = solo();
    expect(taskOf(hand)).toBe('take');
    expect(turn(press(hand, 'enter'))).toBe('take blue blue');
    expect(turn(press(hand, 'right', 'enter'))).toBe('take blue green');
    expect(turn(press(hand, 'left', 'enter'))).toBe('take yellow violet');
    expect(turn(press(hand, '2', 'enter'))).toBe('take red green');
    expect(turn(press(hand, '1', 'enter'))).toBe('take blue green');
    expect(turn(press(hand, '1', '1', 'enter'))).toBe('take blue blue');
  });

  it('tells by which rule a die cannot be taken', () => {
    expect(refusalTo(solo(), '4')).toBe('C16 white-first');
    expect(refusalTo(solo('take blue blue', 'done', 'reveal', 'strike blue 4'), '1')).toBe('C20 die-gone');
  });
});

describe('colouring', () => {
  it('begins where a drop wins most and goes on until the drops are used', () => {
    const hand = solo('take red green');
    expect(taskOf(hand)).toBe('colour');
    const first = press(hand, 'enter');
    // The griffin of green.
    expect(turn(first)).toBe('paint g1');
    const last = press(at(first, 'g9'), 'enter');
    expect(last.draft.state.left[0]).toBe(0);
    expect(isComplete(colours, last.draft)).toBe(false);
    expect(turn(press(last, 'enter'))).toBe('paint g1; paint g9; done');
  });

  it('asks back by Enter too where no drop fits any more', () => {
    const stuck = press(solo('take yellow violet'), 'enter', 'enter', 'enter');
    expect(stuck.draft.state.left[0]).toBe(1);
    expect(taskOf(press(stuck, 'enter'))).toBe('leave');
    expect(turn(press(stuck, 'enter', 'enter'))).toMatch(/; done$/);
  });

  it('names the rule where a drop may not fall', () => {
    const hand = press(at(solo('take yellow violet'), 'v1'), 'enter');
    expect(refusalTo(at(hand, 'v1'), 'enter')).toBe('C23 painted');
    expect(refusalTo(at(hand, 'v2'), 'enter')).toBe('C24 same-colour');
    expect(refusalTo(at(hand, 'b3'), 'enter')).toBe('C23 out-of-reach');
    expect(refusalTo(hand, 'm')).toBe('C32 no-spell');
    expect(refusalTo(hand, 'b')).toBe('C34 no-spell');
    expect(refusalTo(hand, 't')).toBe('C30 no-tower-drop');
    expect(refusalTo(hand, 'v')).toBe('C31 no-spell');
    expect(refusalTo(hand, 'x')).toBe('C33 no-spell');
  });

  it('moves over the map by arrows, and from one open area to the next by Tab', () => {
    const hand = at(solo('take yellow violet'), 'v1');
    expect(press(hand, 'tab')).toMatchObject({ area: at(hand, 'v2').area });
    expect(press(hand, 'back-tab')).toMatchObject({ area: at(hand, 'v9').area });
    expect(press(at(hand, 'b1'), 'tab')).toMatchObject({ area: hand.area });
    expect(press(hand, 'right')).toMatchObject({ area: at(hand, 'v2').area });
  });

  it('asks back before unused drops cost a blot', () => {
    const hand = solo('take yellow violet');
    const asked = press(hand, 'd');
    expect(taskOf(asked)).toBe('leave');
    expect(taskOf(press(asked, 'left'))).toBe('colour');
    expect(turn(press(asked, 'enter'))).toBe('done');
    expect(turn(press(asked, 'd'))).toBe('done');
  });

  it('takes back step by step, a brush or a question first', () => {
    const hand = press(solo('take yellow violet'), 'enter', 'd');
    const unasked = undoHand(coloursBoard, hand)!;
    expect(unasked.isLeaving).toBe(false);
    const undone = undoHand(coloursBoard, unasked)!;
    expect(undone.draft.moves).toHaveLength(0);
    expect(undone.area).toBe(at(undone, 'v9').area);
    expect(undoHand(coloursBoard, undone)).toBeUndefined();
  });
});

describe('spells and towers', () => {
  it('moves the drops to another kingdom', () => {
    const hand = press(four(0), 'v');
    expect(taskOf(hand)).toBe('spell');
    expect(taskOf(press(hand, 'escape'))).toBe('colour');
    expect(taskOf(undoHand(coloursBoard, hand)!)).toBe('colour');
    const moved = press(hand, 'enter');
    expect(turn(moved)).toBe('move blue');
    expect(refusalTo(moved, 'v')).toBe('C31 no-spell');
    expect(turn(press(hand, 'right', 'right', 'enter'))).toBe('move violet');
  });

  it('matches only when it is announced', () => {
    const hand = press(at(four(1), 'g1'), 'enter');
    expect(refusalTo(at(hand, 'g5'), 'enter')).toBe('C24 same-colour');
    expect(turn(press(at(hand, 'g5'), 'm', 'enter'))).toBe('paint g1; paint g5 match');
    expect(refusalTo(press(at(hand, 'g9'), 'm'), 'enter')).toBe('C32 match-not-needed');
    expect(press(hand, 'm', 'm').isMatch).toBe(false);
  });

  it('splits the drops between neighbouring kingdoms', () => {
    const hand = press(four(2), 'x', 'enter');
    expect(turn(hand)).toBe('split blue');
    expect(turn(press(at(hand, 'b1'), 'enter'))).toBe('split blue; paint b1');
  });

  it('blends in each composite colour, and goes back to the die', () => {
    const hand = four(3);
    expect(turn(press(at(press(hand, 'b'), 'n1'), 'enter'))).toBe('blend n1 green');
    expect(turn(press(at(press(hand, 'b', 'b', 'b'), 'n5'), 'enter'))).toBe('blend n5 brown');
    expect(press(hand, 'b', 'b', 'b', 'b').brush).toEqual({ kind: 'paint' });
    expect(refusalTo(press(at(hand, 'n1'), 'enter'), 'b')).toBe('C34 two-drops');
  });

  it('chooses a composite when a tower gives one', () => {
    const dice = [...THROW.slice(0, 3), 'land white 4 brown'];
    const steps = ['take blue green', '1> take red green', '2> take yellow violet', '3> take white brown blue'];
    const hand = startHand(after(4, 3, 'first 0', ...dice, ...steps), 3);
    const { towers, areas } = hand.draft.state.atlas.map;
    const inBrown = towers.find((tower) => tower.areas.every((area) => areas[area]!.kingdom === 'brown'))!;
    const [one, other] = inBrown.areas.map((area) => areas[area]!.label) as [string, string];
    const due = press(at(press(at(press(hand, 'b'), one), 'enter'), other), 'enter');
    expect(taskOf(due)).toBe('choose');
    expect(turn(press(due, 'right', 'enter'))).toBe(`blend ${one} green; paint ${other}; choose violet`);
    expect(refusalTo(press(due, 'enter'), 't')).toBe('C30 no-tower-drop');
  });

  it('spends the drop of a tower in any kingdom', () => {
    const state = after(1, 0, ...THROW, 'take yellow violet');
    state.drops[3] = 1;
    const hand = press(startHand(state, 0), 't');
    expect(hand.brush).toEqual({ kind: 'tower', colour: 'violet' });
    expect(turn(press(at(hand, 'n8'), 'enter'))).toBe('tower n8 violet');
    expect(undoHand(coloursBoard, hand)!.brush).toEqual({ kind: 'paint' });
    expect(press(hand, 't').brush).toEqual({ kind: 'paint' });
  });
});

describe('looking at other sheets', () => {
  it('goes round and back to the own one', () => {
    const hand = four(1);
    expect(press(hand, 'o').shown).toBe(2);
    expect(press(hand, 'o', 'o', 'o', 'o').shown).toBe(1);
    expect(press(hand, 'o', 'left').shown).toBe(1);
  });
});
