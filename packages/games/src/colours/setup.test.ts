import { CHANCE, listMoves, only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { act, legal, play, refused, roundOf, spellsOf, thrown } from '../../test/colours/table.ts';
import { colours } from './index.ts';
import { FIRST_LANDINGS as LANDINGS } from './maps/first-landings.ts';
import { BLOTS, colourCode, gradeOf, MOST_SPELLS, mixtureOf } from './material.ts';
import { parseOptions } from './options.ts';

/** What an `Rng` stays below. */
const RNG_RANGE = 2 ** 30;

const refusal = (json: unknown) => {
  const result = parseOptions(json);
  return 'rule' in result ? `${result.rule} ${result.code}` : undefined;
};

describe('options', () => {
  it('[R6] name the seats and the map', () => {
    expect(parseOptions({ seats: 3 })).toEqual({ seats: 3, map: 'first' });
    for (const json of [undefined, null, 7, 'seats', [2]]) expect(refusal(json)).toBe('R6 options-not-an-object');
    expect(refusal({ seats: 2, variants: [] })).toBe('R6 unknown-option');
  });

  it('[C18] [C20] allow one to four seats', () => {
    for (const seats of [1, 2, 3, 4]) expect(refusal({ seats })).toBeUndefined();
    for (const seats of [undefined, 0, 5, 2.5, '2']) expect(refusal({ seats })).toBe('C18 bad-seats');
  });

  it('[C1] name a map that there is', () => {
    for (const map of ['second', '', 1, null, {}]) expect(refusal({ seats: 1, map })).toBe('C1 unknown-map');
  });
});

describe('material', () => {
  it('[C8] has ten blots and four cells for each spell', () => {
    expect([BLOTS, MOST_SPELLS]).toEqual([10, 4]);
  });

  it('[C29] mixes base colours', () => {
    const mixture = (one: 'red' | 'blue' | 'yellow', other: 'red' | 'blue' | 'yellow') =>
      mixtureOf(colourCode(one), colourCode(other));
    expect([mixture('red', 'blue'), mixture('blue', 'red')]).toEqual([colourCode('violet'), colourCode('violet')]);
    expect([mixture('blue', 'yellow'), mixture('yellow', 'blue')]).toEqual([colourCode('green'), colourCode('green')]);
    expect([mixture('yellow', 'red'), mixture('red', 'yellow')]).toEqual([colourCode('brown'), colourCode('brown')]);
    for (const colour of ['red', 'blue', 'yellow'] as const) expect(mixture(colour, colour)).toBe(colourCode(colour));
  });

  it('[C46] grades what one player reaches', () => {
    expect([0, 49, 50, 59, 60, 69, 70, 99].map(gradeOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });
});

describe('a throw', () => {
  it('[C13] lands four dice one after the other, each with 2, 3 or 4 drops as likely', () => {
    const state = roundOf({});
    expect(colours.actors(state)).toBe(only(CHANCE));
    expect(legal(state, CHANCE)).toHaveLength(3 * LANDINGS.length);
    expect(refused(state, CHANCE, 'land red 2 green')).toBe('C13 die-order');
    for (const drops of ['1', '5', 'x']) expect(refused(state, CHANCE, `land blue ${drops} green`)).toBe('unreadable');
    const weights = [2, 3, 4].map((drops) =>
      colours.chanceWeight(state, colours.parseMove(state, `land blue ${drops} green`)!),
    );
    expect(new Set(weights).size).toBe(1);
    play(state, 'land blue 2 green');
    expect(refused(state, CHANCE, 'land blue 2 green')).toBe('C13 die-order');
  });

  it('[C13] [C15] is sampled exactly as often as the map says', () => {
    const state = play(roundOf({}), 'land blue 2 green');
    const total = LANDINGS.reduce((sum, { weight }) => sum + weight, 0);
    const counts: Record<string, number> = {};
    for (let part = 0; part < total; part++) {
      const values = [RNG_RANGE - 1, Math.ceil((part / total) * RNG_RANGE)];
      const text = colours.formatMove(
        state,
        colours.sample(state, CHANCE, () => values.shift()!),
      );
      counts[text] = (counts[text] ?? 0) + 1;
    }
    expect(counts).toEqual(
      Object.fromEntries(LANDINGS.map(({ kingdoms, weight }) => [`land red 4 ${kingdoms.join('+')}`, weight])),
    );
  });

  it('[C14] [C15] knows only dice that lie in one, two or three kingdoms, as the map allows', () => {
    const state = roundOf({});
    expect(refused(state, CHANCE, 'land blue 2 ')).toBe('unreadable');
    expect(refused(state, CHANCE, 'land blue 2 blue+green+violet+brown')).toBe('unreadable');
    expect(refused(state, CHANCE, 'land blue 2 blue+red')).toBe('C15 no-such-landing');
    expect(refused(state, CHANCE, 'land blue 2 blue+green+brown')).toBe('C15 no-such-landing');
    expect(refused(state, CHANCE, 'land blue 2 green+blue')).toBe('unreadable');
    for (const kingdoms of ['red', 'yellow+red', 'yellow+red+brown']) {
      expect(refused(state, CHANCE, `land blue 2 ${kingdoms}`)).toBeUndefined();
    }
  });
});

describe('the beginning', () => {
  it('[C17] gives the token by lot, and in turn order a spell to each', () => {
    const state = colours.create({ seats: 4, map: 'first' });
    expect(colours.actors(state)).toBe(only(CHANCE));
    expect(legal(state, CHANCE)).toEqual(['first 0', 'first 1', 'first 2', 'first 3']);
    expect(refused(state, CHANCE, 'first 4')).toBe('C17 no-such-seat');
    expect(refused(state, CHANCE, 'land blue 2 green')).toBe('C17 wrong-step');
    expect([...listMoves(colours, state, CHANCE)].map((move) => colours.chanceWeight(state, move))).toEqual([
      1, 1, 1, 1,
    ]);
    play(state, 'first 2');
    expect([state.token, state.round, state.phase]).toEqual([2, 1, 'land']);
    expect([0, 1, 2, 3].map((seat) => spellsOf(state, seat))).toEqual(['split', 'blend', 'move', 'match']);
  });

  it('[C17] gives nothing to one player', () => {
    const state = colours.create({ seats: 1, map: 'first' });
    expect([state.phase, state.round, spellsOf(state, 0)]).toEqual(['land', 1, '']);
  });

  it('[C17] gives spells that are ready in the first round', () => {
    const state = play(colours.create({ seats: 2, map: 'first' }), 'first 0');
    for (const die of ['blue', 'red', 'yellow', 'white']) act(state, CHANCE, `land ${die} 2 green`);
    play(state, 'take blue green');
    expect(refused(state, 0, 'move red')).toBeUndefined();
    expect(refused(state, 0, 'split blue')).toBe('C33 no-spell');
  });
});

describe('taking', () => {
  it('[C18] goes clockwise from the token, one die each, and leaves the fourth with three', () => {
    const state = thrown({ seats: 3 }, '2 blue', '3 red', '4 yellow', '2 green');
    state.token = 1;
    expect(colours.actors(state)).toBe(only(1));
    play(state, '1> take blue blue; 2> take red red; 0> take yellow yellow');
    expect(refused(state, 1, 'take white green red')).toBe('C23 wrong-step');
    play(state, '0> done; 1> done; 2> done; reveal');
    expect([state.token, state.phase, state.round]).toEqual([2, 'land', 4]);
  });

  it('[C18] begins a round with an empty box: nothing is left of the last throw', () => {
    const state = thrown({ seats: 3 }, '2 blue', '3 red', '4 yellow', '2 green');
    play(state, '0> take blue blue; 1> take red red; 2> take yellow yellow; 0> done; 1> done; 2> done; reveal');
    expect([...state.numbers, ...state.landings, state.box].every((value) => value === 0)).toBe(true);
    expect(colours.parseState(colours.formatState(state))).toEqual(state);
  });

  it('[C18] [C22] offers nothing to anybody else, nor to whoever is done', () => {
    const state = thrown({}, '2 blue', '3 red', '4 yellow', '2 green');
    expect([legal(state, 0), legal(state, 1), legal(state, CHANCE)].map((texts) => texts.length > 0)).toEqual([
      true,
      false,
      false,
    ]);
    play(state, '0> take blue blue; 0> done');
    expect(legal(state, 0)).toEqual([]);
  });

  it('[C18] is compulsory, also when nothing fits, and of dice in the box only', () => {
    const state = thrown({}, '2 blue', '3 red', '4 yellow', '2 green');
    expect(refused(state, 0, 'done')).toBe('C18 wrong-step');
    play(state, '0> take blue blue');
    expect(refused(state, 1, 'take blue blue')).toBe('C18 die-gone');
    expect(refused(state, 1, 'paint b1')).toBe('C18 wrong-step');
  });

  it('[C20] is refused by the rules of one player to whoever plays alone', () => {
    const state = thrown({ seats: 1 }, '2 blue', '3 red', '4 yellow', '2 green');
    expect(refused(state, 0, 'done')).toBe('C20 wrong-step');
    expect(refused(state, CHANCE, 'reveal')).toBe('C20 not-your-turn');
    play(state, 'take blue blue; done; reveal; strike blue 4');
    expect(refused(state, 0, 'take blue blue')).toBe('C20 die-gone');
  });

  it('[C21] names the kingdom: a red die on two, a white die on three kingdoms', () => {
    const state = thrown({}, '2 blue', '3 red+brown', '4 yellow', '2 yellow+red+brown');
    expect(refused(state, 0, 'take red yellow')).toBe('C21 not-in-kingdom');
    expect(legal(state, 0)).toEqual(['take blue blue', 'take red red', 'take red brown', 'take yellow yellow']);
    play(state, '0> take red brown');
    expect(legal(state, 1)).toEqual([
      'take blue blue',
      'take yellow yellow',
      'take white yellow red',
      'take white red red',
      'take white brown red',
    ]);
    play(state, '1> take white yellow red');
    expect([state.kingdoms[1], state.colours[1], state.left[1]]).toEqual([2, colourCode('red'), 2]);
  });

  it('[C16] takes white never first, and in the colour of a die that is gone', () => {
    const state = thrown({}, '2 blue', '3 red', '4 yellow', '2 green');
    for (const colour of ['blue', 'red', 'yellow'])
      expect(refused(state, 0, `take white green ${colour}`)).toBe('C16 white-first');
    expect(refused(state, 0, 'take white green violet')).toBe('unreadable');
    expect(refused(state, 0, 'take white green')).toBe('unreadable');
    play(state, '0> take blue blue');
    expect(refused(state, 1, 'take white green red')).toBe('C16 colour-in-box');
    expect(refused(state, 1, 'take white green blue')).toBeUndefined();
  });

  it('[C16] [C20] counts dice taken earlier in the throw, alone too, and lets the last be any of the three', () => {
    const state = thrown({ seats: 1 }, '2 blue', '3 red', '4 yellow', '2 green');
    expect(refused(state, 0, 'take white green blue')).toBe('C16 white-first');
    for (const [die, kingdom] of [
      ['blue', 'blue'],
      ['red', 'red'],
      ['yellow', 'yellow'],
    ] as const) {
      play(state, `take ${die} ${kingdom}; done; reveal`);
      play(state, legal(state, 0)[0]!);
      expect(state.phase).toBe('play');
    }
    expect(legal(state, 0)).toEqual(['take white green blue', 'take white green yellow', 'take white green red']);
    play(state, 'take white green red; done; reveal');
    play(state, legal(state, 0)[0]!);
    expect([state.phase, state.round]).toEqual(['land', 7]);
  });

  it('[C19] serves two rounds of two players with one throw', () => {
    const state = thrown({}, '2 blue', '3 red', '4 yellow', '2 green');
    play(state, '0> take red red; 1> take white green red; 0> done; 1> done; reveal');
    expect([state.token, state.phase, state.round, state.box]).toEqual([0, 'play', 4, 0b0101]);
    expect(colours.actors(state)).toBe(only(0));
    play(state, '0> take yellow yellow; 0> done');
    expect(legal(state, 1)).toEqual(['take blue blue']);
    play(state, '1> take blue blue; 1> done; reveal');
    expect([state.token, state.phase, state.round]).toEqual([1, 'land', 5]);
  });
});
