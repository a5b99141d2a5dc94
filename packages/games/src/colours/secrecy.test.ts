import { createRng, SPECTATOR } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { colouring, colourOf, dropsOf, play, roundOf, spellsOf, thrown } from '../../test/colours/table.ts';
import { colours } from './index.ts';

const SETUP = { seats: 3, sheets: ['b1 red'], spells: [['match', 'blend']], drops: [['violet']], blots: [4] } as const;

/** Seat 0 has taken, coloured, spent everything and got a blot; seat 1 has taken; seat 2 is to take. */
function midRound() {
  const state = thrown(SETUP, '3 blue', '3 red', '4 yellow', '2 green');
  return play(state, '0> take blue blue; 1> take red red; 0> paint b8; 0> tower b5 violet; 0> choose green');
}

describe('secrecy', () => {
  it('[C22] shows others a sheet as it was when the round began, spells and drops included', () => {
    const state = midRound();
    for (const viewer of [1, 2, SPECTATOR]) {
      const view = colours.view(state, viewer);
      expect([colourOf(view, 0, 'b1'), colourOf(view, 0, 'b8'), colourOf(view, 0, 'b5')]).toEqual([
        'red',
        undefined,
        undefined,
      ]);
      expect([spellsOf(view, 0), dropsOf(view, 0)]).toEqual(['match blend', 'violet']);
      expect([spellsOf(view, 0, 'gainedSpells'), dropsOf(view, 0, 'gainedDrops')]).toEqual(['', '']);
      expect([view.blots[0], view.left[0], view.choices[0], view.stages[0]]).toEqual([4, 3, 0, 0]);
    }
  });

  it('[C22] hides what any seat spends and gains from all others, and nothing of it from the seat itself', () => {
    const seats = [0, 1, 2, 3];
    const spells = seats.map(() => ['move', 'blend'] as const);
    const drops = seats.map(() => ['blue', 'brown'] as const);
    const state = thrown({ seats: 4, spells, drops }, '2 blue', '2 red', '2 yellow', '2 green');
    play(state, '0> take blue blue; 1> take red red; 2> take yellow yellow; 3> take white green red');
    for (const seat of seats) play(state, `${seat}> move violet; ${seat}> tower n4 blue`);
    for (const viewer of [...seats, SPECTATOR]) {
      const view = colours.view(state, viewer);
      const seen = seats.map((seat) => [
        spellsOf(view, seat),
        spellsOf(view, seat, 'gainedSpells'),
        dropsOf(view, seat),
        dropsOf(view, seat, 'gainedDrops'),
      ]);
      const expected = seats.map((seat) =>
        seat === viewer ? ['blend', 'split', 'brown', ''] : ['move blend', '', 'blue brown', ''],
      );
      expect(seen, `seat ${viewer}`).toEqual(expected);
    }
  });

  it('[C22] shows everybody dice, kingdoms, colours, and who is done', () => {
    const state = play(midRound(), '0> done');
    const before = colours.view(midRound(), 2);
    const view = colours.view(state, 2);
    expect([view.dice[0], view.kingdoms[0], view.colours[0]]).toEqual([0, 0, 1]);
    expect([before.done[0], view.done[0]]).toEqual([0, 1]);
    expect(view.blots[0], 'not the blot').toBe(4);
    expect(colourOf(view, 0, 'b8')).toBeUndefined();
  });

  it('[C22] hides a finished turn from whoever is finished too, until all is revealed', () => {
    const state = play(midRound(), '0> done; 1> paint r1; 1> done; 2> take yellow yellow; 2> done');
    expect(state.phase).toBe('reveal');
    expect(colourOf(colours.view(state, 1), 0, 'b8')).toBeUndefined();
    expect(colourOf(colours.view(state, 0), 1, 'r1')).toBeUndefined();
    play(state, 'reveal');
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const view = colours.view(state, viewer);
      expect([...view.bytes]).toEqual([...state.bytes]);
      expect([colourOf(view, 0, 'b8'), colourOf(view, 1, 'r1'), view.blots[0]]).toEqual(['blue', 'red', 5]);
    }
  });

  it('[C22] leaves nothing hidden when a number is struck, nor at the end', () => {
    const alone = play(colouring({}, 'red', 2, 'green'), 'paint g1; paint g3; done; reveal');
    expect(alone.phase).toBe('strike');
    expect(colours.parseState(colours.formatState(alone))).toEqual(alone);
    const two = thrown({ blots: [9, 10] }, '2 blue', '2 red', '2 yellow', '2 green');
    play(two, '0> take blue blue; 0> paint b1; 0> done; 1> take red red; 1> paint r1; 1> done; reveal');
    expect(two.phase).toBe('over');
    expect(colours.parseState(colours.formatState(two))).toEqual(two);
  });

  it('[C22] keeps all of the own facts in an own view', () => {
    const state = midRound();
    const view = colours.view(state, 0);
    expect([colourOf(view, 0, 'b8'), colourOf(view, 0, 'b5')]).toEqual(['blue', 'violet']);
    expect(colours.formatState(view)).toBe(colours.formatState(state));
  });

  it('[C22] fills a view with a turn that could have been, for whoever is done', () => {
    const state = play(midRound(), '0> done');
    const view = colours.view(state, 1);
    const guesses = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const guess = colours.determinize(view, 1, createRng(seed));
      expect([...colours.view(guess, 1).bytes]).toEqual([...view.bytes]);
      guesses.add(colours.formatState(guess));
    }
    expect(guesses.size).toBeGreaterThan(5);
  });

  it('[C22] hides nothing before dice are taken', () => {
    const state = roundOf(SETUP);
    expect([...colours.view(state, SPECTATOR).bytes]).toEqual([...state.bytes]);
  });
});
