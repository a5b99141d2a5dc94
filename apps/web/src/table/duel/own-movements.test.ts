import { DICE, diceIn } from '@crownhold/games/duel';
import { describe, expect, it } from 'vitest';
import { duelTable, inputOf, playTurn } from '../../../test/duel-table.ts';
import { lengthOf } from '../../travel/movement.ts';
import type { ShownDuel } from './duel-table.ts';
import { ownMovements } from './own-movements.tsx';

/** Somebody is to draw, with a die in hand. */
function drawing() {
  const table = duelTable();
  while (inputOf(table).base.state.phase !== 'draw') playTurn(table);
  const { base } = inputOf(table);
  return { table, die: diceIn(base.state.hands[base.seat]!)[0]! };
}

describe('of one’s own', () => {
  it('[D16] a castle’s cross is stamped onto the die, once, and taken back without a movement', () => {
    const { table, die } = drawing();
    const before = table.shown.value;
    table.perform({ kind: 'castle', die });
    const stamped = table.shown.value;
    expect(ownMovements(before, stamped).map(({ kind }) => kind)).toEqual(['drop']);
    expect(ownMovements(stamped, stamped)).toEqual([]);
    expect(ownMovements(stamped, before)).toEqual([]);
  });

  it('[D15] a die turns over within 200 ms', () => {
    const { table, die } = drawing();
    const before = table.shown.value;
    const input = inputOf(table);
    const face = DICE[die]!.find((side) => side.face !== input.draft.start.faces[die])!.face;
    const after: ShownDuel = {
      ...before,
      input: { ...input, choices: [...input.choices, { kind: 'turn', die, face }] },
    };
    const movements = ownMovements(before, after);
    expect(movements.map(({ kind }) => kind)).toEqual(['turn-over']);
    expect(lengthOf(movements)).toBe(200);
  });

  it('two maps change places within 300 ms, with one sound, when another person is to act', () => {
    const { table } = drawing();
    const before = table.shown.value;
    const movements = ownMovements(before, { ...before, front: 1 - before.front });
    expect(movements.map(({ kind }) => kind)).toEqual(['come', 'come']);
    expect(lengthOf(movements)).toBe(300);
    expect(movements.flatMap(({ sounds = [] }) => sounds.map(({ sound }) => sound))).toEqual(['tap']);
  });

  it('nothing moves when the next turn begins', () => {
    const { table } = drawing();
    const before = table.shown.value;
    playTurn(table);
    expect(ownMovements(before, { ...table.shown.value, front: before.front })).toEqual([]);
  });
});
