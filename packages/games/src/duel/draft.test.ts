import { CHANCE, listMoves, only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { dealt, legal, play, refused, rolled, roundOf } from '../../test/duel/table.ts';
import { duel } from './index.ts';

const FACES = '? black dot stripe';

describe('dice', () => {
  it('[D6] are rolled one after the other by chance', () => {
    const state = roundOf({});
    expect(duel.actors(state)).toBe(only(CHANCE));
    expect(legal(state)).toEqual([
      'roll 1 ?',
      'roll 1 dot',
      'roll 1 stripe',
      'roll 1 double-dot+1',
      'roll 1 double-stripe+1',
    ]);
    expect(refused(state, 'roll 2 dot')).toBe('D6 wrong-die');
    expect(refused(state, 'take 1')).toBe('D6 wrong-step');
    play(state, 'roll 1 ?');
    expect(legal(state)[0]).toBe('roll 2 dot');
  });

  it('[D2] have no other faces, and one of them a face twice', () => {
    const state = roundOf({});
    expect(refused(state, 'roll 1 black')).toBe('D2 no-such-face');
    expect(refused(state, 'roll 1 dot+1')).toBe('D2 no-such-face');
    const weights = (from: typeof state) =>
      [...listMoves(duel, from, CHANCE)].map((move) => duel.chanceWeight(from, move));
    expect(weights(state)).toEqual([1, 2, 1, 1, 1]);
    for (const roll of ['roll 1 dot', 'roll 2 dot', 'roll 3 dot']) {
      play(state, roll);
      expect(weights(state)).toEqual([1, 1, 1, 1, 1, 1]);
    }
  });

  it('[D6] are taken one by A and two of the other three by B, and A gets the last', () => {
    const state = rolled({}, FACES);
    expect(duel.actors(state)).toBe(only(0));
    expect(legal(state)).toEqual(['take 1', 'take 2', 'take 3', 'take 4']);
    expect(refused(state, 'take 1 2')).toBe('D6 one-die');
    expect(refused(state, 'pair 1 2')).toBe('D14 spell-not-won');
    play(state, 'take 2');
    expect(duel.actors(state)).toBe(only(1));
    expect(legal(state)).toEqual(['take 1 3', 'take 1 4', 'take 3 4']);
    expect(refused(state, 'take 1')).toBe('D6 two-dice');
    expect(refused(state, 'take 1 2')).toBe('D6 die-taken');
    expect(refused(state, 'pair 1 3')).toBe('D6 wrong-step');
    play(state, 'take 3 1');
    expect([...state.hands]).toEqual([0b1010, 0b0101]);
    expect(duel.actors(state)).toBe(only(0));
  });

  it('[D6] [D14] are taken two at once with pair, which leaves B the rest without a choice, once in a game', () => {
    const state = rolled({ spells: [['pair']] }, FACES);
    expect(legal(state).slice(4)).toEqual(['pair 1 2', 'pair 1 3', 'pair 2 3', 'pair 1 4', 'pair 2 4', 'pair 3 4']);
    play(state, 'pair 4 1');
    expect([...state.hands]).toEqual([0b1001, 0b0110]);
    expect([...state.turns]).toEqual([1, 0]);
    expect(state.phase).toBe('draw');
    expect(duel.actors(state)).toBe(only(0));
    play(
      state,
      'name 1 dot; draw 1,0 2,0; draw 1,0 2,0; roll 1 dot; roll 2 dot; roll 3 dot; roll 4 stripe; take 1; take 2 3',
    );
    play(state, 'draw 0,1 0,2; draw 0,1 0,2; roll 1 dot; roll 2 dot; roll 3 dot; roll 4 stripe');
    expect(refused(state, 'pair 1 2')).toBe('D14 spell-used');
    expect(legal(state)).toEqual(['take 1', 'take 2', 'take 3', 'take 4']);
  });

  it('[D6] are taken two at once by either seat, when it is A', () => {
    const state = roundOf({ spells: [[], ['pair']] });
    state.leader = 1;
    state.seat = 1;
    play(state, 'roll 1 ?; roll 2 black; roll 3 dot; roll 4 stripe; pair 1 2');
    expect([...state.hands]).toEqual([0b1100, 0b0011]);
    expect([...state.turns]).toEqual([0, 1]);
    expect(duel.actors(state)).toBe(only(1));
  });

  it('[D14] are taken with pair by A only', () => {
    const state = play(rolled({ spells: [[], ['pair']] }, FACES), 'take 1');
    expect(refused(state, 'pair 2 3')).toBe('D6 wrong-step');
    expect(legal(state)).toEqual(['take 2 3', 'take 2 4', 'take 3 4']);
  });

  it('[D10] are drawn by A first, then by B', () => {
    const state = dealt({}, FACES, '2 3');
    expect(duel.actors(state)).toBe(only(0));
    const draw = duel.parseMove(state, 'draw 1,0 2,0')!;
    expect(duel.refusal(state, 1, draw)).toMatchObject({ rule: 'D10', code: 'not-your-turn' });
    play(state, 'draw 1,0 2,0');
    expect(duel.actors(state)).toBe(only(1));
    expect(state.phase).toBe('draw');
  });

  it('[D17] are rolled for B as A in the next round', () => {
    const state = dealt({}, FACES, '2 3');
    play(state, 'draw 1,0 2,0; name 1 dot; draw 1,0 2,0');
    expect([state.round, state.leader, state.phase]).toEqual([4, 1, 'roll']);
    expect([...state.hands, ...state.names, state.drew, state.marked]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    play(state, 'roll 1 dot; roll 2 dot; roll 3 dot; roll 4 stripe');
    expect(duel.actors(state)).toBe(only(1));
  });
});
