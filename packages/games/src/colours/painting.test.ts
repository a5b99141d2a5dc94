import { describe, expect, it } from 'vitest';
import { act, colouring, colourOf, dropsOf, legal, play, refused, spellsOf, thrown } from '../../test/colours/table.ts';
import { colours } from './index.ts';

const paints = (texts: readonly string[]) => texts.filter((text) => text.startsWith('paint '));

describe('colouring', () => {
  it("[C23] paints unpainted areas of the die's kingdom, one after the other, in its colour", () => {
    const state = colouring({ sheets: ['g7 yellow'] }, 'red', 3, 'green');
    expect(paints(legal(state, 0))).toEqual(
      ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g8', 'g9'].map((area) => `paint ${area}`),
    );
    expect(refused(state, 0, 'paint g7')).toBe('C23 painted');
    expect(refused(state, 0, 'paint b1')).toBe('C23 out-of-reach');
    play(state, 'paint g1; paint g3; paint g8');
    expect([colourOf(state, 0, 'g1'), colourOf(state, 0, 'g3'), colourOf(state, 0, 'g8')]).toEqual([
      'red',
      'red',
      'red',
    ]);
    expect(refused(state, 0, 'paint g9')).toBe('C23 no-drop-left');
    expect(legal(state, 0)).toEqual(['done']);
  });

  it('[C24] gives no area the colour of a painted neighbour, across borders neither, nor one painted this turn', () => {
    const state = colouring({ sheets: ['b8 red, n4 blue'] }, 'red', 4, 'green');
    expect(refused(state, 0, 'paint g1'), 'beside b8').toBe('C24 same-colour');
    expect(refused(state, 0, 'paint g2'), 'beside b8').toBe('C24 same-colour');
    expect(refused(state, 0, 'paint g3'), 'beside blue').toBeUndefined();
    expect(refused(state, 0, 'paint g9')).toBeUndefined();
    play(state, 'paint g9');
    expect(refused(state, 0, 'paint g8')).toBe('C24 same-colour');
    expect(refused(state, 0, 'paint g7'), 'not a neighbour of g9').toBeUndefined();
  });

  it('[C25] ends at any time; unused drops of the die cost one blot, however many', () => {
    const none = play(colouring({}, 'red', 4, 'green'), 'done');
    expect(none.blots[0]).toBe(1);
    const one = play(colouring({}, 'red', 2, 'green'), 'paint g1; done');
    expect(one.blots[0]).toBe(1);
    const all = play(colouring({}, 'red', 2, 'green'), 'paint g1; paint g3; done');
    expect(all.blots[0]).toBe(0);
    const full = play(colouring({ blots: [10] }, 'red', 2, 'green'), 'done');
    expect(full.blots[0], 'with no blot left, nothing').toBe(10);
  });

  it('[C28] gains a spell with its area, in any colour, ready from the next round', () => {
    const state = colouring({}, 'red', 2, 'green');
    play(state, 'paint g4; paint g8');
    expect([spellsOf(state, 0), spellsOf(state, 0, 'gainedSpells')]).toEqual(['', 'move match']);
    expect(refused(state, 0, 'move red')).toBe('C31 no-spell');
    play(state, 'done; reveal; strike blue 4');
    expect([spellsOf(state, 0), spellsOf(state, 0, 'gainedSpells')]).toEqual(['move match', '']);
  });

  it('[C29] gains a drop with the second area of a tower: the mixture of two base colours', () => {
    const mixed = (first: string, die: 'red' | 'blue' | 'yellow') => {
      const state = play(colouring({ sheets: [`b1 ${first}`] }, die, 2, 'blue'), 'paint b5');
      return dropsOf(state, 0, 'gainedDrops');
    };
    expect([mixed('blue', 'red'), mixed('yellow', 'blue'), mixed('red', 'yellow')]).toEqual([
      'violet',
      'green',
      'brown',
    ]);
  });

  it('[C29] gains the same base colour from two areas that match, in either order, ready from the next round', () => {
    const state = colouring({ sheets: ['b5 red'], spells: [['match']] }, 'red', 2, 'blue');
    play(state, 'paint b1 match');
    expect([dropsOf(state, 0), dropsOf(state, 0, 'gainedDrops')]).toEqual(['', 'red']);
    expect(refused(state, 0, 'tower g1 red')).toBe('C30 no-tower-drop');
    play(state, 'done; reveal; strike blue 4');
    expect(dropsOf(state, 0)).toBe('red');
  });

  it('[C29] lets any composite be chosen where either area is composite, before any other step', () => {
    const state = colouring({ sheets: ['b1 violet'] }, 'red', 2, 'blue');
    play(state, 'paint b5');
    expect(legal(state, 0)).toEqual(['choose green', 'choose violet', 'choose brown']);
    expect(refused(state, 0, 'done')).toBe('C29 wrong-step');
    expect(refused(state, 0, 'paint b3')).toBe('C29 wrong-step');
    expect(refused(state, 0, 'choose red')).toBe('unreadable');
    play(state, 'choose brown');
    expect(dropsOf(state, 0, 'gainedDrops')).toBe('brown');
    expect(refused(state, 0, 'choose green')).toBe('C23 wrong-step');
    const other = colouring({ sheets: ['b1 blue'], drops: [['violet']] }, 'red', 2, 'green');
    play(other, 'tower b5 violet');
    expect(legal(other, 0)).toEqual(['choose green', 'choose violet', 'choose brown']);
  });

  it('[C29] completes several towers with one area, a drop or a choice for each', () => {
    const state = colouring({ sheets: ['n2 blue, g3 green'] }, 'red', 2, 'brown');
    play(state, 'paint n1');
    expect(dropsOf(state, 0, 'gainedDrops')).toBe('violet');
    expect(legal(state, 0)).toHaveLength(3);
    play(state, 'choose green');
    expect(dropsOf(state, 0, 'gainedDrops')).toBe('green violet');
    const twice = play(colouring({ sheets: ['n2 brown, g3 green'] }, 'red', 2, 'brown'), 'paint n1; choose green');
    expect(legal(twice, 0)).toHaveLength(3);
    play(twice, 'choose brown; done');
    expect(dropsOf(twice, 0, 'gainedDrops')).toBe('green brown');
  });

  it('[C30] spends tower drops in any kingdom, before, between and after drops of the die, and counts no blot for them', () => {
    const state = colouring({ drops: [['green', 'red', 'red']] }, 'blue', 2, 'green');
    play(state, 'tower r6 red; paint g1; tower b1 green; paint g6');
    expect(legal(state, 0).filter((text) => text.startsWith('tower')).length).toBeGreaterThan(0);
    play(state, 'done');
    expect([state.blots[0], dropsOf(state, 0)]).toEqual([0, 'red']);
  });

  it('[C30] keeps to C24, lists equal drops once, and needs no drop of the die', () => {
    const state = colouring({ sheets: ['r6 red'], drops: [['red', 'red']] }, 'blue', 2, 'green');
    expect(refused(state, 0, 'tower r1 red')).toBe('C24 same-colour');
    expect(refused(state, 0, 'tower r6 red')).toBe('C23 painted');
    expect(refused(state, 0, 'tower r3 green')).toBe('C30 no-tower-drop');
    expect(legal(state, 0).filter((text) => text.startsWith('tower b1'))).toEqual(['tower b1 red']);
    play(state, 'tower r3 red; done');
    expect([colourOf(state, 0, 'r3'), state.blots[0]]).toEqual(['red', 1]);
  });
});

describe('move', () => {
  it('[C31] takes all drops to another kingdom, neighbour or not, once, before anything else', () => {
    const state = colouring({ spells: [['move', 'move', 'split']] }, 'red', 3, 'green');
    expect(refused(state, 0, 'move green')).toBe('C31 same-kingdom');
    expect(legal(state, 0).filter((text) => text.startsWith('move'))).toEqual(
      ['blue', 'yellow', 'violet', 'red', 'brown'].map((kingdom) => `move ${kingdom}`),
    );
    const later = colours.copy(state);
    play(state, 'move yellow');
    expect(refused(state, 0, 'move blue')).toBe('C31 moved-already');
    expect(refused(state, 0, 'paint g1')).toBe('C23 out-of-reach');
    expect(refused(state, 0, 'paint y1')).toBeUndefined();
    expect(refused(state, 0, 'split blue'), 'no neighbour of yellow').toBe('C33 not-a-neighbour');
    expect(refused(state, 0, 'split violet')).toBeUndefined();
    play(later, 'paint g1');
    expect(refused(later, 0, 'move yellow')).toBe('C31 move-too-late');
  });

  it('[C31] comes too late after a tower drop or a split', () => {
    const towered = play(colouring({ spells: [['move']], drops: [['red']] }, 'red', 3, 'green'), 'tower b1 red');
    expect(refused(towered, 0, 'move yellow')).toBe('C31 move-too-late');
    expect(legal(towered, 0).some((text) => text.startsWith('move'))).toBe(false);
    const split = play(colouring({ spells: [['move', 'split']] }, 'red', 3, 'green'), 'split blue');
    expect(refused(split, 0, 'move yellow')).toBe('C31 move-too-late');
  });
});

describe('match', () => {
  it('[C32] places a drop that C24 forbids, of the die, blended or of a tower, one spell each', () => {
    const setup = {
      sheets: ['g1 red, g5 green, b1 blue'],
      spells: [['match', 'match', 'match', 'blend']],
      drops: [['blue']],
    };
    const state = colouring(setup as never, 'red', 4, 'green');
    expect(refused(state, 0, 'paint g2')).toBe('C24 same-colour');
    expect(refused(state, 0, 'paint g9 match')).toBe('C32 match-not-needed');
    play(state, 'paint g2 match; blend g6 green match; tower b2 blue match');
    expect([colourOf(state, 0, 'g2'), colourOf(state, 0, 'g6'), colourOf(state, 0, 'b2')]).toEqual([
      'red',
      'green',
      'blue',
    ]);
    expect(spellsOf(state, 0)).toBe('');
    expect(refused(state, 0, 'paint g3 match')).toBe('C32 no-spell');
    expect(refused(state, 0, 'paint g3')).toBe('C24 same-colour');
  });

  it('[C32] [C48] is offered exactly where C24 forbids', () => {
    const state = colouring({ sheets: ['g1 red'], spells: [['match']] }, 'red', 4, 'green');
    const offers = paints(legal(state, 0));
    expect(offers.filter((text) => text.endsWith('match'))).toEqual([
      'paint g2 match',
      'paint g4 match',
      'paint g5 match',
    ]);
    expect(offers).toHaveLength(8);
  });
});

describe('split', () => {
  it("[C33] opens a neighbour of the die's kingdom for its drops, another one each time", () => {
    const state = colouring({ spells: [['split', 'split', 'split']] }, 'red', 4, 'green');
    expect(refused(state, 0, 'split green')).toBe('C33 not-a-neighbour');
    expect(refused(state, 0, 'split red')).toBe('C33 not-a-neighbour');
    play(state, 'split blue');
    expect(refused(state, 0, 'split blue')).toBe('C33 split-already');
    expect(refused(state, 0, 'paint b1')).toBeUndefined();
    expect(refused(state, 0, 'paint g1'), 'the die stays where it is').toBeUndefined();
    expect(refused(state, 0, 'split yellow'), 'no neighbour of green').toBe('C33 not-a-neighbour');
    play(state, 'paint b1; paint b3; split brown; paint n1; paint n7');
    expect(refused(state, 0, 'split violet'), 'no drop left').toBe('C33 no-drop-left');
    expect(legal(state, 0)).toEqual(['done']);
    expect(spellsOf(state, 0)).toBe('split');
  });
});

describe('blend', () => {
  it('[C34] makes one composite drop of two drops of the die, once with 2 or 3, twice with 4', () => {
    const state = colouring({ spells: [['blend', 'blend']] }, 'red', 3, 'green');
    expect(refused(state, 0, 'blend g5 red')).toBe('unreadable');
    expect(refused(state, 0, 'blend b5 green')).toBe('C23 out-of-reach');
    play(state, 'blend g5 green');
    expect([colourOf(state, 0, 'g5'), state.left[0]]).toEqual(['green', 1]);
    expect(refused(state, 0, 'blend g9 violet')).toBe('C34 two-drops');
    play(state, 'paint g3; done');
    expect(state.blots[0]).toBe(0);
    const four = play(
      colouring({ spells: [['blend', 'blend']] }, 'red', 4, 'green'),
      'blend g5 green; blend g9 violet; done',
    );
    expect(four.blots[0]).toBe(0);
    expect(refused(colouring({}, 'red', 4, 'green'), 0, 'blend g5 green')).toBe('C34 no-spell');
  });

  it('[C34] counts two drops as used, so what is left may cost a blot', () => {
    const state = play(colouring({ spells: [['blend']] }, 'red', 3, 'green'), 'blend g5 green; done');
    expect(state.blots[0]).toBe(1);
  });
});

describe('a turn', () => {
  it('[C31] [C32] [C33] [C34] chains move, match, split twice and blend', () => {
    const setup = { sheets: ['v4 violet, y7 blue'], spells: [['move', 'match', 'split', 'split', 'blend']] } as const;
    const state = colouring(setup, 'red', 4, 'blue');
    play(state, 'move violet; split yellow; paint y4; split green; blend v9 violet match; paint g1; done');
    expect(['y4', 'v9', 'g1'].map((area) => colourOf(state, 0, area))).toEqual(['red', 'violet', 'red']);
    expect([state.blots[0], spellsOf(state, 0)]).toEqual([0, '']);
  });

  it('[C22] may be coloured as soon as the die is taken, while others still choose, and ends on its own', () => {
    const state = thrown({ seats: 3 }, '2 blue', '3 red', '4 yellow', '2 green');
    act(state, 0, 'take blue blue');
    expect(colours.actors(state)).toBe(0b011);
    play(state, '0> paint b1; 0> paint b3; 0> done');
    expect(colours.actors(state)).toBe(0b010);
    expect(refused(state, 0, 'paint b6')).toBe('C22 not-your-turn');
    play(state, '1> take red red; 2> take yellow yellow');
    expect(colours.actors(state)).toBe(0b110);
    expect(colours.turn(state, 0)).toBe(2);
    play(state, '2> done; 1> done');
    expect(state.phase).toBe('reveal');
  });
});
