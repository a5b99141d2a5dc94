import { type Actor, CHANCE, createRng, lowestActor, NOBODY, SPECTATOR, type Viewer } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { all, colouring, play, roundOf, thrown } from '../../test/colours/table.ts';
import { colours } from './index.ts';
import type { Event } from './narration.ts';
import type { State } from './state.ts';

function told(state: State, actor: Actor, text: string, viewer: Viewer = actor): readonly Event[] {
  return colours.events(state, { actor, move: colours.parseMove(state, text)! }, viewer);
}

const NOTHING = { areas: [], usedSpells: [], gainedSpells: [], usedDrops: [], gainedDrops: [], blots: 0 };

describe('events', () => {
  it('tell of the lot, of landings and of what is taken', () => {
    expect(told(colours.create({ seats: 2, map: 'first' }), CHANCE, 'first 1')).toEqual([
      { kind: 'token-given', seat: 1 },
      { kind: 'round-began', round: 1, token: 1 },
    ]);
    expect(told(roundOf({}), CHANCE, 'land blue 3 yellow+red')).toEqual([
      { kind: 'landed', die: 'blue', drops: 3, kingdoms: ['yellow', 'red'] },
    ]);
    const state = play(thrown({}, '2 blue', '3 red', '4 yellow', '3 green'), 'take blue blue');
    const taken = { kind: 'taken', seat: 1, die: 'white', kingdom: 'green', colour: 'blue', drops: 3 };
    expect(told(state, 1, 'take white green blue', SPECTATOR)).toEqual([taken]);
  });

  it('tell the painter of paint and of what it brings', () => {
    const state = colouring(
      { sheets: ['b1 blue'], spells: [['move', 'split', 'blend', 'match']], drops: [['green']] },
      'red',
      3,
      'blue',
    );
    expect(told(state, 0, 'move red')).toEqual([{ kind: 'moved', seat: 0, kingdom: 'red' }]);
    expect(told(state, 0, 'split green')).toEqual([{ kind: 'split', seat: 0, kingdom: 'green' }]);
    expect(told(state, 0, 'paint b5')).toEqual([
      { kind: 'painted', seat: 0, area: 'b5', colour: 'red', by: 'die', isMatch: false },
      { kind: 'drop-gained', seat: 0, colour: 'violet' },
    ]);
    expect(told(state, 0, 'blend b8 brown')).toEqual([
      { kind: 'painted', seat: 0, area: 'b8', colour: 'brown', by: 'blend', isMatch: false },
      { kind: 'spell-gained', seat: 0, spell: 'match' },
    ]);
    expect(told(state, 0, 'tower n4 green')).toEqual([
      { kind: 'painted', seat: 0, area: 'n4', colour: 'green', by: 'tower', isMatch: false },
      { kind: 'spell-gained', seat: 0, spell: 'split' },
    ]);
    const chosen = play(colouring({ sheets: ['b1 green'] }, 'red', 3, 'blue'), 'paint b5');
    expect(told(chosen, 0, 'choose brown')).toEqual([{ kind: 'drop-gained', seat: 0, colour: 'brown' }]);
  });

  it('[C22] tell others nothing of it but its end', () => {
    const state = play(thrown({}, '3 blue', '3 red', '4 yellow', '2 green'), '0> take blue blue');
    for (const viewer of [1, SPECTATOR]) {
      expect(told(state, 0, 'paint b1', viewer)).toEqual([]);
      expect(told(state, 0, 'done', viewer)).toEqual([{ kind: 'done', seat: 0 }]);
    }
    expect(told(state, 0, 'done')).toEqual([
      { kind: 'done', seat: 0 },
      { kind: 'blot-painted', seat: 0 },
    ]);
    play(state, '0> paint b1; 0> paint b3; 0> paint b6');
    expect(told(state, 0, 'done')).toEqual([{ kind: 'done', seat: 0 }]);
  });

  it('tell of the reveal, of achievements, of the last round and of strikes', () => {
    const three = [all('blue', 'red'), all('green', 'red'), all('yellow', 'red')].join(', ');
    const state = thrown({ seats: 1, sheets: [three] }, '3 blue', '3 red', '4 yellow', '2 green');
    play(state, 'take red red; done');
    expect(told(state, CHANCE, 'reveal', 0)).toEqual([
      {
        kind: 'revealed',
        round: 3,
        sheets: [{ ...NOTHING, seat: 0, blots: 1 }],
      },
      { kind: 'achieved', seat: 0, achievement: 'blue', points: 4 },
      { kind: 'achieved', seat: 0, achievement: 'green', points: 4 },
      { kind: 'achieved', seat: 0, achievement: 'yellow', points: 4 },
      { kind: 'achieved', seat: 0, achievement: 'three', points: 3 },
      { kind: 'last-round' },
    ]);
    expect(told(play(state, 'reveal'), 0, 'strike red 4')).toEqual([
      { kind: 'struck', achievement: 'red', number: 4 },
      { kind: 'round-began', round: 4, token: 0 },
    ]);
  });

  it('[C22] tell everybody at the reveal what each has done since the round began, and nothing older', () => {
    const state = thrown(
      { sheets: ['b1 blue', 'n1 red'], spells: [['blend'], ['match']], drops: [['green'], []] },
      '3 blue',
      '3 blue',
      '4 yellow',
      '2 green',
    );
    play(state, '0> take red blue; 1> take blue blue');
    play(state, '0> blend b8 brown; 0> tower n4 green; 0> done; 1> paint b1; 1> paint b3; 1> paint b6; 1> done');
    const sheets = [
      {
        seat: 0,
        areas: [
          { area: 'b8', colour: 'brown' },
          { area: 'n4', colour: 'green' },
        ],
        usedSpells: ['blend'],
        gainedSpells: ['match', 'split'],
        usedDrops: ['green'],
        gainedDrops: [],
        blots: 1,
      },
      {
        ...NOTHING,
        seat: 1,
        areas: ['b1', 'b3', 'b6'].map((area) => ({ area, colour: 'blue' })),
        gainedSpells: ['split'],
      },
    ];
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(told(state, CHANCE, 'reveal', viewer)[0]).toMatchObject({ kind: 'revealed', round: 3, sheets });
    }
  });

  it('tell of the end once', () => {
    const state = colours.create({ seats: 3, map: 'first' });
    const rng = createRng(3);
    const list: Event[] = [];
    while (colours.actors(state) !== NOBODY) {
      const actor = lowestActor(colours.actors(state));
      const move = colours.sample(state, actor, rng);
      list.push(...colours.events(state, { actor, move }, SPECTATOR));
      colours.apply(state, actor, move);
    }
    expect(list.filter(({ kind }) => kind === 'game-ended')).toHaveLength(1);
    expect(list.at(-1)).toEqual({
      kind: 'game-ended',
      results: [0, 1, 2].map((seat) => expect.objectContaining({ points: colours.score(state, seat) })),
      ranks: colours.ranking(state),
    });
  });
});

describe('acts', () => {
  it('[C35] let people look at what was revealed before the next throw', () => {
    const state = thrown({ seats: 3 }, '3 blue', '3 red', '4 yellow', '2 green');
    play(state, '0> take blue blue; 1> take red red; 2> take yellow yellow; 0> done; 1> done; 2> done');
    expect(colours.startsAct(state)).toBe(false);
    play(state, 'reveal');
    expect(colours.startsAct(state)).toBe(true);
    expect(colours.startsAct(play(state, 'land blue 2 blue'))).toBe(false);
  });
});
