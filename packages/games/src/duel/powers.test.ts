import { describe, expect, it } from 'vitest';
import { dealt, legal, play, refused, spellsOf, ticksOf } from '../../test/duel/table.ts';
import { duel } from './index.ts';
import { groundAt } from './kingdom.ts';

/** Dots all around the castle, so that it helps nobody. */
const WALLED = ['. . . . . . .', '. . . d . . .', '. . d C d . .', '. . . d . . .', '. . . . . . .'];
/** The same with a stripe in the upper right corner, and quarters below. */
const WALLED_STRIPE = ['. . . . . . s', '. . . d . . .', '. . d C d . .', '. . . d . . .', '. . . . . . q'];
/** Two empty squares that share no side, and nothing but dots elsewhere. */
const APART = ['. d d d d d .', 'd d d d d d d', 'd d d C d d d', 'd d d d d d d', 'd d d d d d d'];

const kinds = (texts: readonly string[]) => [...new Set(texts.map((text) => text.split(' ')[0]))];

describe('free', () => {
  it('[D4] [D14] lets the domino touch nothing at all', () => {
    const state = dealt({ maps: [WALLED], spells: [['free']] }, 'stripe black dot stripe', '1 2');
    expect(refused(state, 'draw 3,2 3,1')).toBe('D8 no-connection');
    play(state, 'free');
    expect(refused(state, 'draw 3,2 3,1')).toBeUndefined();
    expect(refused(state, 'draw 3,2 2,1')).toBe('D7 not-side-by-side');
    expect(refused(state, 'draw 3,2 1,2')).toBe('D7 not-side-by-side');
    expect(refused(state, 'draw 1,0 2,0')).toBe('D7 occupied');
    expect(kinds(legal(state))).toEqual(['draw']);
    play(state, 'draw 3,2 3,1');
    expect(groundAt(state, 0, { x: 3, y: 2 })).toEqual({ arms: 'stripe', crosses: 0 });
    expect(spellsOf(state, 0)).toEqual([]);
  });

  it('[D14] may be spent without need, and works once', () => {
    const state = dealt({ spells: [['free']] }, 'stripe black dot stripe', '1 2');
    play(state, 'free; draw 1,0 2,0; draw 1,0 2,0; roll 1 dot; roll 2 dot; roll 3 dot; roll 4 stripe');
    play(state, 'take 1; take 2 3; draw 0,1 0,2');
    expect(refused(state, 'free')).toBe('D14 spell-used');
    expect(legal(state)).not.toContain('free');
  });

  it('[D14] belongs to whoever has won it', () => {
    const state = dealt({ spells: [[], ['free']] }, 'stripe black dot stripe', '1 2');
    expect(refused(state, 'free')).toBe('D14 spell-not-won');
    expect(legal(state)).not.toContain('free');
  });

  it('[D14] is no use without two empty squares side by side, unless split follows', () => {
    const alone = dealt({ maps: [APART], spells: [['free']] }, 'stripe black dot stripe', '1 2');
    expect(refused(alone, 'free')).toBe('D14 cannot-draw');
    expect(legal(alone)).toEqual(['pass']);
    const both = dealt({ maps: [APART], spells: [['free', 'split']] }, 'stripe black dot stripe', '1 2');
    expect(legal(both)).toEqual(['castle 1', 'castle 2', 'free', 'pass']);
    play(both, 'free');
    expect(legal(both)).toEqual(['split']);
    expect(refused(both, 'draw -3,2 3,2')).toBe('D7 not-side-by-side');
    play(both, 'split');
    expect(legal(both)).toEqual(['draw -3,2 3,2', 'draw 3,2 -3,2']);
  });
});

describe('split', () => {
  it('[D4] draws the dice apart, each connected by itself', () => {
    const state = dealt({ maps: [WALLED_STRIPE], spells: [['split']] }, 'dot stripe dot stripe', '1 2');
    play(state, 'split');
    expect(refused(state, 'draw -2,0 2,2')).toBeUndefined();
    expect(refused(state, 'draw 2,0 2,1'), 'one half beside nothing of its arms').toBe('D8 half-unconnected');
    expect(refused(state, 'draw -3,-2 2,2'), 'the other').toBe('D8 half-unconnected');
    expect(refused(state, 'draw 1,0 2,2')).toBe('D7 occupied');
    expect(refused(state, 'draw 2,2 2,2')).toBe('D7 same-square');
    play(state, 'draw -2,0 2,2');
    expect(groundAt(state, 0, { x: -2, y: 0 })).toEqual({ arms: 'dot', crosses: 0 });
    expect(groundAt(state, 0, { x: 2, y: 2 })).toEqual({ arms: 'stripe', crosses: 0 });
    expect(spellsOf(state, 0)).toEqual([]);
  });

  it('[D4] is not used at all when one half has no place', () => {
    const state = dealt({ maps: [WALLED], spells: [['split']] }, 'dot stripe dot stripe', '1 2');
    expect(refused(state, 'split')).toBe('D14 cannot-draw');
    expect(legal(state)).not.toContain('split');
    expect(refused(state, 'draw 2,0 3,0'), 'the domino as a whole fits').toBeUndefined();
  });

  it('[D4] needs two squares, not one that would suit both', () => {
    const one = ['. d d d d d .', 's d d d d d d', 'd d d C d d d', 'd d d d d d d', 'd d d d d d d'];
    const state = dealt({ maps: [one], spells: [['split']] }, 'stripe stripe dot stripe', '1 2');
    expect(refused(state, 'split')).toBe('D14 cannot-draw');
    const dots = dealt({ maps: [one], spells: [['split']] }, 'dot stripe dot stripe', '1 2');
    play(dots, 'split');
    expect(legal(dots)).toEqual(['draw 3,2 -3,2']);
  });

  it('[D8] does not count the other half of this round either', () => {
    const state = dealt({ maps: [WALLED_STRIPE], spells: [['split']] }, 'stripe stripe dot stripe', '1 2');
    play(state, 'split');
    expect(legal(state)).toEqual(['draw 2,2 3,1']);
  });

  it('[D14] goes with free to any two empty squares', () => {
    const state = dealt({ maps: [WALLED], spells: [['free', 'split']] }, 'stripe black dot stripe', '1 2');
    play(state, 'free; split');
    expect(legal(state)).toHaveLength(30 * 29);
    expect(refused(state, 'draw 3,2 -3,-2')).toBeUndefined();
    play(state, 'draw 3,2 -3,-2');
    expect(spellsOf(state, 0)).toEqual([]);
  });

  it('[N3] writes halves that look alike with the smaller cell first', () => {
    const state = dealt({ maps: [WALLED], spells: [['free', 'split']] }, 'stripe stripe dot stripe', '1 2');
    play(state, 'free; split');
    expect(legal(state)).toHaveLength((30 * 29) / 2);
    expect(legal(state)[0]).toBe('draw -3,-2 -3,-1');
    expect(legal(state)).not.toContain('draw -3,-1 -3,-2');
  });

  it('[D15] is announced after free', () => {
    const state = dealt({ maps: [WALLED_STRIPE], spells: [['free', 'split']] }, 'dot stripe dot stripe', '1 2');
    play(state, 'split');
    expect(refused(state, 'free')).toBe('D15 wrong-order');
    expect(kinds(legal(state))).toEqual(['draw']);
    expect(refused(state, 'split')).toBe('D14 spell-used');
  });
});

describe('turn', () => {
  it('[D15] shows another face of that die, crosses included, as if it had been rolled', () => {
    const state = dealt({ spells: [['turn']] }, 'stripe black dot stripe', '1 3');
    expect(legal(state).filter((text) => text.startsWith('turn'))).toEqual([
      'turn 1 ?',
      'turn 1 dot',
      'turn 1 double-dot+1',
      'turn 1 double-stripe+1',
      'turn 3 stripe',
      'turn 3 double-dot',
      'turn 3 double-stripe',
      'turn 3 black+2',
      'turn 3 quarters+2',
    ]);
    play(state, 'turn 3 black+2; draw 1,0 2,0');
    expect(groundAt(state, 0, { x: 2, y: 0 })).toEqual({ arms: 'black', crosses: 2 });
    play(state, 'draw 1,0 2,0');
    expect(ticksOf(state, 0), 'a face with crosses does not tick').toEqual({ stripe: 1 });
    expect(spellsOf(state, 0)).toEqual([]);
  });

  it('[D15] needs a face that looks different, of that very die', () => {
    const state = dealt({ spells: [['turn']] }, 'dot black dot stripe', '1 3');
    expect(refused(state, 'turn 1 dot')).toBe('D15 same-face');
    expect(refused(state, 'turn 1 black')).toBe('D2 no-such-face');
    expect(refused(state, 'turn 2 dot')).toBe('D6 not-your-die');
  });

  it('[D15] to a joker does not tick, from a joker to arms without a cross does', () => {
    const toJoker = dealt({ spells: [['turn']] }, 'stripe black dot stripe', '1 3');
    play(toJoker, 'turn 1 ?; name 1 quarters; draw 1,0 2,0; draw 1,0 2,0');
    expect(ticksOf(toJoker, 0)).toEqual({ dot: 1 });
    const fromJoker = dealt({ spells: [['turn']] }, '? black dot stripe', '1 3');
    play(fromJoker, 'turn 1 stripe; draw 1,0 2,0; draw 1,0 2,0');
    expect(ticksOf(fromJoker, 0)).toEqual({ dot: 1, stripe: 1 });
  });

  it('[D14] needs something to be drawn afterwards, with whatever may follow', () => {
    const state = dealt({ maps: [WALLED], spells: [['turn']] }, 'stripe black stripe double-dot', '1 4');
    expect(legal(state)).toEqual(['turn 1 ?', 'turn 1 dot', 'turn 4 ?', 'turn 4 dot+1', 'pass']);
    expect(refused(state, 'turn 4 double-stripe')).toBe('D14 cannot-draw');
    const free = dealt({ maps: [WALLED], spells: [['turn', 'free']] }, 'stripe black stripe double-dot', '1 4');
    expect(refused(free, 'turn 4 double-stripe')).toBeUndefined();
    const split = dealt({ maps: [WALLED_STRIPE], spells: [['turn', 'split']] }, 'dot black dot double-dot', '1 4');
    expect(refused(split, 'turn 4 stripe')).toBeUndefined();
  });

  it('[D15] comes before every other power', () => {
    const state = dealt({ spells: [['turn', 'free']] }, '? black dot stripe', '1 3');
    for (const power of ['castle 1', 'name 1 dot', 'name 1 dot; free']) {
      const later = play(duel.copy(state), power);
      expect(refused(later, 'turn 3 stripe'), power).toBe('D15 wrong-order');
      expect(kinds(legal(later)), power).not.toContain('turn');
    }
    play(state, 'turn 3 stripe');
    expect(refused(state, 'turn 1 dot')).toBe('D14 spell-used');
  });
});

describe('the castle', () => {
  it('[D16] adds a cross to a die, once in a game, and that die does not tick', () => {
    const state = dealt({}, 'stripe black dot stripe', '1 3');
    play(state, 'castle 3; draw 1,0 2,0');
    expect(groundAt(state, 0, { x: 2, y: 0 })).toEqual({ arms: 'dot', crosses: 1 });
    play(state, 'castle 2; draw 1,0 2,0');
    expect(ticksOf(state, 0)).toEqual({ stripe: 1 });
    expect(ticksOf(state, 1)).toEqual({ stripe: 1 });
    play(state, 'roll 1 dot; roll 2 dot; roll 3 dot; roll 4 stripe; take 1; take 2 3');
    expect(refused(state, 'castle 1')).toBe('D16 castle-used');
    expect(kinds(legal(state))).not.toContain('castle');
  });

  it('[D16] adds to a joker, to a die with crosses and to a turned die', () => {
    const joker = dealt({}, '? black black+2 stripe', '1 3');
    play(joker, 'castle 1; name 1 dot; draw 1,0 2,0');
    expect(groundAt(joker, 0, { x: 1, y: 0 })).toEqual({ arms: 'dot', crosses: 1 });
    const crossed = dealt({ spells: [['turn']] }, '? black dot stripe', '1 3');
    play(crossed, 'turn 3 black+2; castle 3; name 1 dot; draw 1,0 2,0');
    expect(groundAt(crossed, 0, { x: 2, y: 0 })).toEqual({ arms: 'black', crosses: 3 });
  });

  it('[D16] is not used without drawing, nor on the dice of the other', () => {
    const state = dealt({ maps: [WALLED] }, 'stripe black dot stripe', '1 2');
    expect(refused(state, 'castle 1')).toBe('D14 cannot-draw');
    expect(legal(state)).toEqual(['pass']);
    const free = dealt({ maps: [WALLED], spells: [['free']] }, 'stripe black dot stripe', '1 2');
    expect(refused(free, 'castle 3')).toBe('D6 not-your-die');
    play(free, 'castle 1');
    expect(refused(free, 'pass')).toBe('D9 pass-after-power');
  });

  it('[D15] comes after turn and before names', () => {
    const state = dealt({}, '? black dot stripe', '1 3');
    play(state, 'name 1 dot');
    expect(refused(state, 'castle 1')).toBe('D15 wrong-order');
    expect(kinds(legal(state))).not.toContain('castle');
  });
});

describe('powers', () => {
  it('[D14] go together in one turn, in the order of D15', () => {
    const state = dealt({ maps: [WALLED], spells: [['turn', 'free', 'split']] }, 'stripe black dot stripe', '1 2');
    play(state, 'turn 1 ?; castle 1; name 1 quarters; free; split; draw 3,2 -3,-2');
    expect(groundAt(state, 0, { x: 3, y: 2 })).toEqual({ arms: 'quarters', crosses: 1 });
    expect(groundAt(state, 0, { x: -3, y: -2 })).toEqual({ arms: 'black', crosses: 0 });
    expect([...state.turns]).toEqual([2, 1]);
  });

  it('[D7] [D15] wait for the names of jokers before free and split', () => {
    const state = dealt({ spells: [['free', 'split']] }, '? black dot stripe', '1 2');
    expect(refused(state, 'free')).toBe('D7 joker-unnamed');
    expect(refused(state, 'split')).toBe('D7 joker-unnamed');
    expect(kinds(legal(state))).toEqual(['castle', 'name']);
  });

  it('[D15] are forgotten with the turn', () => {
    const state = dealt({ spells: [['free'], []] }, 'stripe black dot stripe', '1 2');
    play(state, 'free; draw 3,2 3,1');
    expect(state.stage).toBe('-');
    expect(refused(state, 'draw 3,2 3,1')).toBe('D8 no-connection');
  });
});
