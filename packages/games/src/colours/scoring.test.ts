import { describe, expect, it } from 'vitest';
import { all, roundOf } from '../../test/colours/table.ts';
import { colours } from './index.ts';
import { ACHIEVEMENTS } from './material.ts';
import { kingdomScores, lostPoints, monsterScores, points } from './scoring.ts';
import type { State } from './state.ts';

/** Eighteen unpainted monsters. */
const BARE = -18;

function withPlaces(state: State, seat: number, places: Partial<Record<(typeof ACHIEVEMENTS)[number], number>>): State {
  for (const [name, place] of Object.entries(places)) {
    state.places[seat * ACHIEVEMENTS.length + (ACHIEVEMENTS as readonly string[]).indexOf(name)] = place;
  }
  return state;
}

const kingdom = (state: State, name: string) => kingdomScores(state, 0).find((score) => score.kingdom === name);
const monster = (state: State, name: string) => monsterScores(state, 0).find((score) => score.monster === name);

describe('scoring', () => {
  it('[C26] [C4] scores a capital in its own colour, 2 for base colours and 3 for composites, and nothing in another', () => {
    const built = roundOf({ sheets: ['b5 blue, g5 green, y5 yellow, v4 violet, r6 red, n5 brown'] });
    expect(kingdomScores(built, 0).map(({ capital }) => capital)).toEqual([2, 3, 2, 3, 2, 3]);
    const lost = roundOf({ sheets: ['b5 red, g5 blue'] });
    expect(kingdomScores(lost, 0).map(({ capital }) => capital)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('[C27] [C40] scores tamed monsters, dragons double, beaten ones nothing, unpainted ones minus one', () => {
    const state = roundOf({ sheets: ['g1 red, y4 blue, b1 green, g3 red'] });
    expect(monster(state, 'griffin')).toEqual({ monster: 'griffin', speed: 0, tamed: 1, unpainted: 2, points: -1 });
    expect(monster(state, 'dragon')).toEqual({ monster: 'dragon', speed: 0, tamed: 2, unpainted: 4, points: -2 });
    expect(monster(state, 'hydra')).toEqual({ monster: 'hydra', speed: 0, tamed: 0, unpainted: 4, points: -4 });
  });

  it('[C40] adds the speed points of a kind to that kind', () => {
    const state = withPlaces(roundOf({ sheets: [all('dragon', 'blue')] }), 0, { dragon: 1, hydra: 2 });
    expect(monsterScores(state, 0).map(({ speed }) => speed)).toEqual([0, 1, 0, 3]);
    expect(monster(state, 'dragon')).toEqual({ monster: 'dragon', speed: 3, tamed: 0, unpainted: 0, points: 3 });
  });

  it('[C47] counts one tamed unicorn and two unpainted ones as -1, whatever the rulebook prints', () => {
    const state = roundOf({ sheets: ['b7 yellow, g9 red'] });
    expect(monster(state, 'unicorn')).toEqual({ monster: 'unicorn', speed: 0, tamed: 1, unpainted: 2, points: -1 });
  });

  it('[C39] adds speed points, the capital and one for each different colour, complete or not', () => {
    const state = roundOf({ sheets: ['b5 blue, b1 red, b3 red, b4 yellow'] });
    expect(kingdom(state, 'blue')).toEqual({ kingdom: 'blue', speed: 0, capital: 2, colours: 3, points: 5 });
    withPlaces(state, 0, { blue: 1 });
    expect(kingdom(state, 'blue')?.points).toBe(9);
    withPlaces(state, 0, { blue: 2 });
    expect(kingdom(state, 'blue')?.points).toBe(7);
    withPlaces(state, 0, { blue: 3 });
    expect(kingdom(state, 'blue')?.points).toBe(5);
  });

  it('[C36] gives 4 and 2 for kingdoms, 3 and 1 for monsters and for three kingdoms', () => {
    const state = roundOf({});
    const gained = (name: (typeof ACHIEVEMENTS)[number], place: number) =>
      points(withPlaces(roundOf({}), 0, { [name]: place }), 0) - points(state, 0);
    expect([1, 2, 3].map((place) => gained('brown', place))).toEqual([4, 2, 0]);
    expect([1, 2, 3].map((place) => gained('griffin', place))).toEqual([3, 1, 0]);
    expect([1, 2, 3].map((place) => gained('dragon', place))).toEqual([3, 1, 0]);
    expect([1, 2, 3].map((place) => gained('three', place))).toEqual([3, 1, 0]);
  });

  it('[C41] adds up kingdoms, monsters and three kingdoms, less the blots; spells and drops count nothing', () => {
    const setup = {
      sheets: [all('green', 'red'), 'b1 green'],
      blots: [3, 0],
      spells: [['move']],
      drops: [['red']],
    } as const;
    const state = withPlaces(roundOf(setup), 0, { green: 1, three: 2 });
    const sum = [...kingdomScores(state, 0), ...monsterScores(state, 0)].reduce(
      (total, each) => total + each.points,
      0,
    );
    expect(points(state, 0)).toBe(sum + 1 - 3);
    expect(points(state, 0)).toBe(4 + 1 + (1 - 15) + 1 - 3);
    expect(points(state, 1)).toBe(1 + 2 + BARE + 1);
    expect(colours.score(state, 1)).toBe(points(state, 1));
  });

  it('[C42] ranks by points, then by fewer points lost to blots and unpainted monsters, then shares the victory', () => {
    expect(colours.ranking(roundOf({ sheets: ['b2 red', 'b2 red, b6 blue'] }))).toEqual([2, 1]);
    // Two points more for a kingdom of two colours, and two blots.
    const tied = roundOf({ sheets: ['b2 red', 'b2 red, b6 blue, g6 blue'], blots: [0, 2] });
    expect([points(tied, 0), points(tied, 1)]).toEqual([points(tied, 0), points(tied, 0)]);
    expect([lostPoints(tied, 0), lostPoints(tied, 1)]).toEqual([18, 20]);
    expect(colours.ranking(tied)).toEqual([1, 2]);
    expect(colours.ranking(roundOf({ seats: 3, sheets: ['b2 red', 'g6 red', ''] }))).toEqual([1, 1, 3]);
  });
});
