import { listMoves } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { legal, placing, refused, step, TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';

/** Cells around the castle, so that placements read as a picture: every legal put of a domino, sorted. */
const puts = (domino: number, laid = '') => [...legal(placing(domino, laid))].sort();

describe('placing', () => {
  it('[K12] lets the first domino touch the castle with either half, any way round', () => {
    const list = puts(13);
    expect(list).toHaveLength(24);
    for (const text of ['put 1,0 2,0', 'put 2,0 1,0', 'put 0,1 -1,1', 'put -1,1 0,1', 'put 0,-1 0,-2']) {
      expect(list).toContain(text);
    }
    expect(refused(placing(13), 'put 1,1 2,1')).toBe('K12 no-match');
    expect(refused(placing(13), 'put 2,0 3,0')).toBe('K12 no-match');
  });

  it('lists placements in ascending order, wherever the kingdom lies on its bitboard', () => {
    const duel = { ...TWO, variants: ['mighty-duel'] as const };
    for (const laid of [
      '',
      '24:1,0:2,0',
      '24:0,-1:0,-2 13:0,-3:0,-4',
      '24:-1,0:-2,0 13:-3,0:-4,0',
      '24:0,1:0,2 13:0,3:0,4',
    ]) {
      for (const options of [TWO, duel]) {
        for (const domino of [1, 13, 28]) {
          const moves = [...listMoves(kingdomino, placing(domino, laid, options), 0)];
          expect(moves.length).toBeGreaterThan(4);
          expect(moves).toEqual([...new Set(moves)].sort((a, b) => a - b));
        }
      }
    }
  });

  it('[N3] gives a domino with equal halves one text per place and reads both', () => {
    const list = puts(1);
    expect(list).toHaveLength(12);
    expect(list).toContain('put 1,0 2,0');
    expect(list).not.toContain('put 2,0 1,0');
    expect(list).toContain('put 0,-2 0,-1');
    const state = placing(1);
    expect(kingdomino.parseMove(state, 'put 2,0 1,0')).toBe(kingdomino.parseMove(state, 'put 1,0 2,0'));
    expect(kingdomino.parseMove(state, 'put 0,-1 0,-2')).toBe(kingdomino.parseMove(state, 'put 0,-2 0,-1'));
  });

  it('[N3] refuses the code of exchanged equal halves', () => {
    const exchanged = kingdomino.parseMove(placing(13), 'put 2,0 1,0')!;
    expect(kingdomino.refusal(placing(13), 0, exchanged)).toBeUndefined();
    expect(kingdomino.refusal(placing(1), 0, exchanged)).toMatchObject({ rule: 'N3', code: 'halves-exchanged' });
    const upsideDown = kingdomino.parseMove(placing(13), 'put 0,2 0,1')!;
    expect(kingdomino.refusal(placing(1), 0, upsideDown)).toMatchObject({ rule: 'N3', code: 'halves-exchanged' });
  });

  it('[K12] matches a half with a square of its own terrain that was there before', () => {
    // Forest at 1,0 and wheat at 2,0.
    const laid = '24:1,0:2,0';
    expect(refused(placing(28, laid), 'put 1,1 1,2')).toBeUndefined();
    expect(refused(placing(28, laid), 'put 1,2 1,1')).toBe('K12 no-match');
    expect(refused(placing(13, laid), 'put 2,1 3,1')).toBeUndefined();
    expect(refused(placing(13, laid), 'put 3,0 4,0')).toBeUndefined();
    expect(refused(placing(13, laid), 'put 4,0 3,0')).toBe('K12 no-match');
  });

  it('[K12] does not count corners', () => {
    const laid = '24:1,0:2,0';
    expect(refused(placing(13, laid), 'put 3,1 3,2')).toBe('K12 no-match');
    expect(refused(placing(13), 'put 1,1 1,2')).toBe('K12 no-match');
  });

  it('[K12] does not count the other half of the same domino', () => {
    // Two lakes beside a forest and a wheat: each half touches only the other.
    expect(refused(placing(7, '24:1,0:2,0'), 'put 2,1 3,1')).toBe('K12 no-match');
  });

  it('[K12] lets other edges clash', () => {
    // The lake half touches the forest, the forest half the castle.
    expect(refused(placing(28, '24:1,0:2,0'), 'put 0,1 1,1')).toBeUndefined();
  });

  it('[K12] refuses occupied squares, the castle among them', () => {
    const state = placing(24, '24:1,0:2,0');
    expect(refused(state, 'put 1,0 1,1')).toBe('K12 occupied');
    expect(refused(state, 'put 1,1 1,0')).toBe('K12 occupied');
    expect(refused(state, 'put 0,0 0,1')).toBe('K12 occupied');
    expect(refused(state, 'put 0,1 0,0')).toBe('K12 occupied');
  });

  it('[K12] refuses halves that do not lie side by side', () => {
    const state = placing(24);
    for (const text of ['put 1,0 3,0', 'put 1,0 2,1', 'put 1,0 1,0', 'put 1,0 0,1', 'put 0,1 0,-1']) {
      expect(refused(state, text)).toBe('K12 not-side-by-side');
    }
  });

  it('[K12] says which square or terrain is the trouble', () => {
    const state = placing(28, '24:1,0:2,0');
    const why = (text: string) => kingdomino.refusal(state, 0, kingdomino.parseMove(state, text)!)?.args;
    expect(why('put 1,0 1,1')).toEqual({ x: 1, y: 0 });
    expect(why('put 3,3 3,2')).toEqual({ first: 'forest', second: 'lake' });
    expect(why('put 1,1 5,0')).toEqual({ x: 5, y: 0, size: 5 });
  });

  it('[K13] keeps the kingdom within 5x5, wherever the castle is in it', () => {
    // From the castle four squares to the east: nothing may go west of it any more.
    const east = '24:1,0:2,0 13:3,0:4,0';
    expect(refused(placing(25, east), 'put -1,0 -1,1')).toBe('K13 outside-grid');
    expect(refused(placing(25, east), 'put 0,1 -1,1')).toBe('K13 outside-grid');
    expect(refused(placing(25, east), 'put 0,4 0,5')).toBe('K13 outside-grid');
    expect(refused(placing(25, east), 'put 0,1 0,2')).toBeUndefined();
    expect(refused(placing(25, east), 'put 0,-1 0,-2')).toBeUndefined();
    for (const text of puts(25, east)) expect(text).not.toMatch(/-1,|5,\d/);
    // One to the west leaves three to the east.
    expect(refused(placing(13, '24:0,-1:-1,-1 25:1,0:2,0'), 'put 3,0 4,0')).toBe('K13 outside-grid');
    expect(refused(placing(13, '25:1,0:2,0'), 'put 3,0 4,0')).toBeUndefined();
  });

  it('[K13] counts rows as it counts columns', () => {
    const north = '24:0,1:0,2 13:0,3:0,4';
    expect(refused(placing(25, north), 'put 0,-1 1,-1')).toBe('K13 outside-grid');
    expect(refused(placing(25, north), 'put 1,0 2,0')).toBeUndefined();
    const south = '24:0,-1:0,-2 13:0,-3:0,-4';
    expect(refused(placing(25, south), 'put 0,1 1,1')).toBe('K13 outside-grid');
    expect(refused(placing(25, south), 'put 0,-5 1,-5')).toBe('K13 outside-grid');
  });

  it('[K13] names the size and refuses cells farther away than any board', () => {
    for (const text of ['put 5,0 6,0', 'put 99,0 100,0', 'put -999,-999 999,999', 'put 63,0 64,0']) {
      expect(refused(placing(13), text)).toBe('K13 outside-grid');
    }
  });

  it('[K14] refuses to discard a domino that fits', () => {
    expect(refused(placing(13), 'discard')).toBe('K14 must-place');
    expect(legal(placing(13))).not.toContain('discard');
  });

  it('[K14] lets any legal spot be chosen and discards only what fits nowhere', () => {
    const room =
      '24:1,0:2,0 25:0,1:0,2 26:1,1:2,1 27:1,2:2,2 1:-1,0:-2,0 2:-1,1:-2,1 13:-1,2:-2,2 14:0,-1:0,-2 15:1,-1:1,-2 ' +
      '16:2,-1:2,-2 30:-1,-1:-1,-2';
    expect(legal(placing(46, room))).toEqual(['discard']);
    expect(refused(placing(46, room), 'put -2,-1 -2,-2')).toBe('K12 no-match');
    expect(refused(placing(46, room), 'discard')).toBeUndefined();
    expect(puts(48, room)).toEqual(['put -2,-1 -2,-2', 'put -2,-2 -2,-1']);
    const state = placing(46, room);
    step(state, 'discard');
    expect([...state.discards]).toEqual([1, 0]);
    expect(kingdomino.score(state, 0)).toBe(kingdomino.score(placing(46, room), 0));
  });

  it('[K13] [K21] keeps a Mighty Duel within 7x7', () => {
    const options = { ...TWO, variants: ['mighty-duel'] as const };
    const east = '24:1,0:2,0 13:3,0:4,0';
    expect(refused(placing(25, east, options), 'put -1,0 -1,1')).toBeUndefined();
    expect(refused(placing(3, east, options), 'put 5,0 6,0')).toBeUndefined();
    const six = `${east} 3:5,0:6,0`;
    expect(refused(placing(25, six, options), 'put -1,0 -1,1')).toBe('K13 outside-grid');
    expect(refused(placing(3, six, options), 'put 6,1 6,2')).toBeUndefined();
    expect(refused(placing(3, six, options), 'put 7,0 7,1')).toBe('K13 outside-grid');
    expect(refused(placing(3, six, options), 'put 6,6 6,7')).toBe('K13 outside-grid');
    expect(refused(placing(25, '24:0,-1:0,-2 13:0,-3:0,-4 3:0,-5:0,-6', options), 'put 1,0 1,1')).toBe(
      'K13 outside-grid',
    );
  });
});
