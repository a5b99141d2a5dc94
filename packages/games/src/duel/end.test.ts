import { NOBODY, only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { dealt, finished, legal, play, refused, spellsOf } from '../../test/duel/table.ts';
import { duel } from './index.ts';
import { armsCode } from './material.ts';
import { domains, domainsBonus, largestDomain, points } from './scoring.ts';

const TWO_LEFT = ['. . d d d d d', 'd d d d d d d', 'd d d C d d d', 'd d d d d d d', 'd d d d d d d'];
const WALLED = ['. . . . . . .', '. . . d . . .', '. . d C d . .', '. . . d . . .', '. . . . . . .'];
const EMPTY = ['. . . . . . .', '. . . . . . .', '. . . C . . .', '. . . . . . .', '. . . . . . .'];

describe('the end', () => {
  it('[D18] comes when a map is full; if A fills it, B still draws', () => {
    const state = play(dealt({ maps: [TWO_LEFT] }, 'dot dot dot stripe', '1 2'), 'draw -3,2 -2,2');
    expect(duel.actors(state)).toBe(only(1));
    expect(state.phase).toBe('draw');
    play(state, 'draw 1,0 2,0');
    expect(duel.actors(state)).toBe(NOBODY);
    expect(legal(state)).toEqual([]);
    expect(duel.refusal(state, 0, 0)).toMatchObject({ rule: 'D18', code: 'game-over' });
  });

  it('[D18] comes when B fills the map as well', () => {
    const state = play(dealt({ maps: [EMPTY, TWO_LEFT] }, 'dot dot dot stripe', '1 4'), 'draw 1,0 2,0; draw -3,2 -2,2');
    expect(duel.actors(state)).toBe(NOBODY);
  });

  it('[D18] comes after a round in which neither has drawn, even if one had a power left', () => {
    const setup = { maps: [WALLED, WALLED], spells: [['free']] } as const;
    const state = play(dealt(setup, 'stripe black double-dot stripe', '1 2'), 'pass');
    expect(duel.actors(state)).toBe(only(1));
    play(state, 'pass');
    expect(duel.actors(state)).toBe(NOBODY);
    expect(spellsOf(state, 0)).toEqual(['free']);
  });

  it('[D18] does not come while one of them draws', () => {
    const state = play(dealt({ maps: [WALLED] }, 'stripe black double-dot stripe', '1 2'), 'pass; draw 1,0 2,0');
    expect(state.phase).toBe('roll');
    const other = play(dealt({ maps: [EMPTY, WALLED] }, 'stripe black double-dot stripe', '1 2'), 'draw 1,0 2,0; pass');
    expect(other.phase).toBe('roll');
    expect(refused(other, 'pass')).toBe('D6 wrong-step');
  });
});

describe('scoring', () => {
  it('[D19] counts squares times crosses, domain by domain; without a cross nothing', () => {
    const state = finished(['d1 d . . s s1 .', 'd . . . . s2 .', '. . . C . . b2', 'd1 . . . . . b', '. . . . . . q']);
    expect(points(state, 0)).toBe(3 * 1 + 1 + 3 * 3 + 2 * 2);
    expect(
      domains(state, 0).map((domain) => `${domain.arms} ${domain.squares} ${domain.crosses} ${domain.points}`),
    ).toEqual(['stripe 3 3 9', 'black 2 2 4', 'dot 3 1 3', 'dot 1 1 1', 'quarters 1 0 0']);
    expect(domains(state, 0)[3]!.cells).toEqual([{ x: -3, y: -1 }]);
  });

  it('[D19] joins no squares by their corners, over the castle or over the edge of the map', () => {
    const state = finished(['d1 . . . . . .', '. d1 . s1 . . b1', '. . s C s . .', '. . . s . . .', 'b . . . . . d']);
    expect(points(state, 0)).toBe(1 + 1 + 1 + 1);
    expect(domains(state, 0)).toHaveLength(9);
    expect(largestDomain(state, 0)).toBe(1);
  });

  it('[D19] joins squares across the whole map', () => {
    const state = finished(['d d d d d d d', 'd . . . . . d', 'd . . C . . d', 'd . . . . . d1', 'd d d d d d .']);
    expect(points(state, 0)).toBe(19);
    const rows = finished(['d1 . . . . . .', 'd d d d d d d', '. . . C . . .', 's s s s s s s', '. . . . . . s1']);
    expect(points(rows, 0)).toBe(16);
  });

  it('[D19] lists domains by points, then squares, then arms', () => {
    const state = finished(['d . s s . q1 q', '. . . . . . .', '. . . C . b2 .', '. . . . . . .', 'D D . S . . b2']);
    expect(domains(state, 0).map(({ arms, points: each, squares }) => `${arms} ${each} ${squares}`)).toEqual([
      'quarters 2 2',
      'black 2 1',
      'black 2 1',
      'stripe 0 2',
      'double-dot 0 2',
      'dot 0 1',
      'double-stripe 0 1',
    ]);
    expect(domains(state, 0)[0]!.cells).toEqual([
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ]);
    const edge = finished(['. . . . . . .', '. . . . . . .', '. . . C . . .', '. . . . . . .', '. . . d d . .']);
    expect(domains(edge, 0)[0]!.cells, 'on both sides of the words').toEqual([
      { x: 0, y: -2 },
      { x: 1, y: -2 },
    ]);
  });

  it('[D20] adds 3 for each separate domain of the named arms, single squares and those without crosses too', () => {
    const rows = ['d . d . d1 d .', '. . . . . . .', '. . . C . . b', '. . . . . . .', '. . . . . . .'];
    const state = finished(
      [...rows.slice(0, 4), '. . . . . d d'],
      rows.map((row) => row.replace('b', '.').replace('d1 d', 'd1 .')),
    );
    state.named[0] = armsCode('dot');
    expect(domainsBonus(state, 0)).toBe(4 * 3);
    expect(points(state, 0)).toBe(2 + 12);
    expect(points(state, 1), 'not for the other').toBe(1);
    state.named[0] = armsCode('stripe');
    expect(points(state, 0)).toBe(2);
  });

  it('[D21] ranks by points, then by the largest domain with or without crosses, then shares the victory', () => {
    const row = (text: string) => [text, '. . . . . . .', '. . . C . . .', '. . . . . . .', '. . . . . . .'];
    expect(duel.ranking(finished(row('b2 s . . . . .'), row('b1 s . . . . .')))).toEqual([1, 2]);
    expect(duel.ranking(finished(row('b1 s . . . . .'), row('b2 s . . . . .')))).toEqual([2, 1]);
    expect(duel.ranking(finished(row('b1 . s . . . .'), row('b1 . s s s . .')))).toEqual([2, 1]);
    expect(duel.ranking(finished(row('b1 . s s s . .'), row('b1 . s . . . .')))).toEqual([1, 2]);
    expect(duel.ranking(finished(row('b2 . s s . . q'), row('b2 s s . . . q')))).toEqual([1, 1]);
  });
});
