import { CHANCE, listMoves, only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { FOUR, legal, played, refused, step, THREE, TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';

const FIRST_LINE = 'draw 17; draw 4; draw 33; draw 20';
const SETUP = `${FIRST_LINE}; king 1; take 17; king 0; take 4; king 0; take 33; king 1; take 20`;

describe('setup', () => {
  it('[K2] [K3] draws from all 48 dominoes, each once', () => {
    const state = played(TWO, '');
    expect(legal(state)).toEqual(Array.from({ length: 48 }, (_, i) => `draw ${i + 1}`));
    expect(refused(state, 'draw 0')).toBe('K2 no-such-domino');
    expect(refused(state, 'draw 49')).toBe('K2 no-such-domino');
    step(state, 'draw 24');
    step(state, 'draw 25');
    expect(legal(state)).toHaveLength(46);
    expect(refused(state, 'draw 24')).toBe('K3 already-drawn');
    expect(refused(state, 'draw 25')).toBe('K3 already-drawn');
    expect(legal(state)).not.toContain('draw 25');
  });

  it('[K4] lays out four, three or four dominoes', () => {
    for (const [options, length] of [
      [TWO, 4],
      [THREE, 3],
      [FOUR, 4],
    ] as const) {
      const state = played(options, '');
      for (let domino = 1; domino <= length; domino++) {
        expect(state.phase).toBe('draw');
        step(state, `draw ${domino}`);
      }
      expect(state.phase).toBe('king');
    }
  });

  it('[K5] lays a line out by number, in whatever order it was drawn, for everybody to see', () => {
    for (const order of [FIRST_LINE, 'draw 4; draw 17; draw 20; draw 33', 'draw 33; draw 20; draw 17; draw 4']) {
      const state = played(TWO, order);
      expect([...kingdomino.view(state, 0).next]).toEqual([4, 17, 20, 33]);
      expect([...kingdomino.view(state, -1).next]).toEqual([4, 17, 20, 33]);
    }
  });

  it('[K5] expects draws until the line is whole', () => {
    const state = played(TWO, 'draw 17; draw 4; draw 33');
    expect(refused(state, 'king 0')).toBe('K5 wrong-step');
    expect(refused(state, 'take 17')).toBe('K5 wrong-step');
    expect(refused(state, 'put 1,0 2,0')).toBe('K5 wrong-step');
  });

  it('[K1] [K6] draws two kings of each of two players, one of each of three or four', () => {
    const state = played(TWO, FIRST_LINE);
    expect(legal(state)).toEqual(['king 0', 'king 1']);
    expect(refused(state, 'king 2')).toBe('K1 no-such-seat');
    for (const text of ['king 1', 'take 17', 'king 1', 'take 4']) step(state, text);
    expect(legal(state)).toEqual(['king 0']);
    expect(refused(state, 'king 1')).toBe('K6 no-king-left');

    const three = played(THREE, 'draw 1; draw 2; draw 3; king 2; take 2');
    expect(legal(three)).toEqual(['king 0', 'king 1']);
    expect(refused(three, 'king 2')).toBe('K6 no-king-left');
    expect(refused(three, 'king 3')).toBe('K1 no-such-seat');
  });

  it('[K6] draws kings blind: two of a colour are twice as likely as one', () => {
    const state = played(TWO, `${FIRST_LINE}; king 1; take 17`);
    const weights = [...listMoves(kingdomino, state, CHANCE)].map((move) => kingdomino.chanceWeight(state, move));
    expect(weights).toEqual([2, 1]);
  });

  it('[K6] lets the owner of the drawn king choose any free domino before the next king is drawn', () => {
    const state = played(TWO, `${FIRST_LINE}; king 1`);
    expect(kingdomino.actors(state)).toBe(only(1));
    expect(legal(state)).toEqual(['take 4', 'take 17', 'take 20', 'take 33']);
    expect(refused(state, 'king 0')).toBe('K6 wrong-step');
    expect(refused(state, 'take 5')).toBe('K6 not-in-line');
    expect(refused(state, 'take 49')).toBe('K2 no-such-domino');
    step(state, 'take 17');
    expect(kingdomino.actors(state)).toBe(only(CHANCE));
    step(state, 'king 0');
    expect(legal(state)).toEqual(['take 4', 'take 20', 'take 33']);
    expect(refused(state, 'take 17')).toBe('K6 taken');
    expect(refused(state, 'put 1,0 2,0')).toBe('K6 wrong-step');
  });

  it('[K7] lays out the second line when all kings lie on the first', () => {
    const state = played(TWO, SETUP);
    expect([state.phase, state.round, state.drawn]).toEqual(['draw', 1, 0]);
    expect([...state.line]).toEqual([4, 17, 20, 33]);
    expect([...state.lineKings]).toEqual([0, 1, 1, 0]);
    expect(legal(state)).toHaveLength(44);
    for (const domino of [8, 40, 5, 12]) step(state, `draw ${domino}`);
    expect([...state.next]).toEqual([5, 8, 12, 40]);
    expect(state.phase).toBe('place');
  });

  it('[K6] counts each king put down in the setup as a turn of its seat', () => {
    const state = played(TWO, `${FIRST_LINE}; king 1`);
    expect([kingdomino.turn(state, 0), kingdomino.turn(state, 1)]).toEqual([0, 0]);
    step(state, 'take 17');
    expect([kingdomino.turn(state, 0), kingdomino.turn(state, 1)]).toEqual([0, 1]);
  });
});
