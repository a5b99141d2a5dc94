import { describe, expect, it } from 'vitest';
import { dealt, legal, play, refused } from '../../test/duel/table.ts';
import { duel } from './index.ts';
import { groundAt } from './kingdom.ts';
import { encodeMove } from './moves.ts';

/** A stripe to the right of the castle and a black square farther on. */
const STRIPE_AND_BLACK = ['. . . . . . .', '. . . . . . .', '. . . C s b .', '. . . . . . .', '. . . . . . .'];
/** Dots all around the castle, so that it helps nobody. */
const WALLED = ['. . . . . . .', '. . . d . . .', '. . d C d . .', '. . . d . . .', '. . . . . . .'];

const draws = (texts: readonly string[]) => texts.filter((text) => text.startsWith('draw '));

describe('drawing', () => {
  it('[D3] happens on 5 rows and 7 columns around the castle', () => {
    const state = dealt({}, 'dot black dot stripe', '1 2');
    expect(refused(state, 'draw 0,2 0,3')).toBe('D3 off-map');
    expect(refused(state, 'draw 3,0 4,0')).toBe('D3 off-map');
    expect(refused(state, 'draw 0,-3 0,-2')).toBe('D3 off-map');
    expect(refused(state, 'draw -4,0 -3,0')).toBe('D3 off-map');
    expect(refused(state, 'draw 999,-999 1,0')).toBe('D3 off-map');
    expect(refused(state, 'draw 0,0 1,0')).toBe('D7 occupied');
    expect(groundAt(state, 0, { x: 0, y: 0 })).toBe('castle');
    expect(groundAt(state, 0, { x: 4, y: 0 })).toBeUndefined();
    const far = { maps: [['s . . . . . .', '. . . . . . .', '. . . C . . .', '. . . . . . .', '. . . . . . s']] };
    const corners = dealt(far, 'dot black stripe stripe', '1 4');
    expect(legal(corners)).toContain('draw -3,0 -3,1');
    expect(legal(corners)).toContain('draw 3,0 3,-1');
    expect(legal(corners), 'beyond the top of a column').not.toContain('draw -1,-2 -2,-2');
    expect(legal(corners), 'below the bottom of one').not.toContain('draw 1,2 2,2');
    expect(legal(corners)).toContain('draw -1,2 -2,2');
  });

  it('[D7] takes two empty squares side by side, either way round', () => {
    const state = dealt({ maps: [STRIPE_AND_BLACK] }, 'dot stripe dot stripe', '1 2');
    expect(refused(state, 'draw 1,0 1,1')).toBe('D7 occupied');
    expect(refused(state, 'draw 1,1 2,0')).toBe('D7 occupied');
    expect(refused(state, 'draw 0,1 1,2')).toBe('D7 not-side-by-side');
    expect(refused(state, 'draw 0,1 0,1')).toBe('D7 same-square');
    expect(refused(state, 'draw 3,0 -3,0')).toBe('D7 not-side-by-side');
    for (const text of ['draw 0,1 0,2', 'draw 0,2 0,1', 'draw 0,1 -1,1', 'draw -1,1 0,1']) {
      expect(refused(state, text), text).toBeUndefined();
    }
    play(state, 'draw 0,2 0,1');
    expect(groundAt(state, 0, { x: 0, y: 2 })).toEqual({ arms: 'dot', crosses: 0 });
    expect(groundAt(state, 0, { x: 0, y: 1 })).toEqual({ arms: 'stripe', crosses: 0 });
  });

  it('[D8] needs one half beside the castle or beside the same arms', () => {
    const state = dealt({ maps: [STRIPE_AND_BLACK] }, 'dot stripe dot stripe', '1 2');
    expect(refused(state, 'draw 2,1 1,1'), 'stripe beside stripe').toBeUndefined();
    expect(refused(state, 'draw 1,1 2,1'), 'dot beside stripe, stripe beside black').toBe('D8 no-connection');
    expect(refused(state, 'draw -1,0 -2,0'), 'the castle suits all arms').toBeUndefined();
    expect(refused(state, 'draw -1,1 -2,1'), 'a corner of the castle').toBe('D8 no-connection');
    expect(refused(state, 'draw 3,1 2,1'), 'a corner of the stripe').toBe('D8 no-connection');
  });

  it('[D8] does not count the other half of this round', () => {
    const state = dealt({ maps: [WALLED] }, 'stripe stripe dot stripe', '1 2');
    expect(draws(legal(state))).toEqual([]);
    expect(refused(state, 'draw 2,0 3,0')).toBe('D8 no-connection');
  });

  it('[D8] copies crosses to the map', () => {
    const state = dealt({}, 'double-dot+1 black black+2 stripe', '1 3');
    play(state, 'draw 1,0 2,0');
    expect(groundAt(state, 0, { x: 1, y: 0 })).toEqual({ arms: 'double-dot', crosses: 1 });
    expect(groundAt(state, 0, { x: 2, y: 0 })).toEqual({ arms: 'black', crosses: 2 });
  });

  it('[D7] lets a joker match whatever it is named, and the square keeps the name', () => {
    const state = dealt({ maps: [WALLED] }, '? black dot stripe', '1 2');
    expect(draws(legal(state))).toEqual([]);
    expect(refused(state, 'draw 2,0 3,0')).toBe('D7 joker-unnamed');
    expect(refused(state, 'name 2 dot')).toBe('D7 no-joker');
    expect(refused(state, 'name 3 dot')).toBe('D6 not-your-die');
    play(state, 'name 1 dot');
    expect(refused(state, 'name 1 stripe')).toBe('D7 already-named');
    expect(refused(state, 'draw 2,0 3,0')).toBeUndefined();
    expect(refused(state, 'draw 3,0 2,0')).toBe('D8 no-connection');
    play(state, 'draw 2,0 3,0');
    expect(groundAt(state, 0, { x: 2, y: 0 })).toEqual({ arms: 'dot', crosses: 0 });
  });

  it('[D7] [D15] names two jokers each for itself, the die with the lower number first', () => {
    const state = dealt({}, '? black dot ?', '1 4');
    expect(refused(state, 'name 4 dot')).toBe('D15 lower-joker-first');
    play(state, 'name 1 stripe');
    expect(refused(state, 'draw 1,0 2,0')).toBe('D7 joker-unnamed');
    play(state, 'name 4 quarters; draw 1,0 2,0');
    expect([1, 2].map((x) => groundAt(state, 0, { x, y: 0 }))).toEqual([
      { arms: 'stripe', crosses: 0 },
      { arms: 'quarters', crosses: 0 },
    ]);
  });

  it('[D7] [D9] allows only names with which something can be drawn', () => {
    const state = dealt({ maps: [WALLED] }, '? black dot stripe', '1 2');
    expect(legal(state).filter((text) => text.startsWith('name'))).toEqual(['name 1 dot']);
    expect(refused(state, 'name 1 stripe')).toBe('D14 cannot-draw');
  });

  it('[D9] must be when it fits, under some name of its jokers', () => {
    expect(refused(dealt({ maps: [WALLED] }, '? black dot stripe', '1 2'), 'pass')).toBe('D9 must-draw');
    expect(refused(dealt({ maps: [WALLED] }, 'dot black dot stripe', '1 2'), 'pass')).toBe('D9 must-draw');
    expect(refused(dealt({ maps: [WALLED], spells: [['free']] }, 'dot black dot stripe', '1 2'), 'pass')).toBe(
      'D9 must-draw',
    );
  });

  it('[D9] may be passed over when it does not fit, with powers in hand too, and a pass spends nothing', () => {
    const state = dealt({ maps: [WALLED], spells: [['free', 'turn']] }, 'stripe black dot stripe', '1 2');
    expect(legal(state)).toContain('pass');
    expect(legal(state)).toContain('free');
    const before = [...state.used, state.castles];
    play(state, 'pass');
    expect([...state.used, state.castles]).toEqual(before);
    expect(state.drew).toBe(0);
  });

  it('[D9] is the only way once a power is announced', () => {
    const state = dealt({ maps: [WALLED], spells: [['free', 'turn']] }, 'stripe black dot stripe', '1 2');
    for (const power of ['free', 'turn 1 dot']) {
      const announced = play(
        dealt({ maps: [WALLED], spells: [['free', 'turn']] }, 'stripe black dot stripe', '1 2'),
        power,
      );
      expect(refused(announced, 'pass'), power).toBe('D9 pass-after-power');
      expect(legal(announced)).not.toContain('pass');
    }
    expect(legal(state)).toContain('pass');
  });

  it('[N3] has one text for halves that look alike, the smaller cell first, and reads both', () => {
    const twins = dealt({}, 'dot dot stripe stripe', '1 2');
    expect(draws(legal(twins))).toContain('draw 1,0 2,0');
    expect(draws(legal(twins))).not.toContain('draw 2,0 1,0');
    expect(duel.parseMove(twins, 'draw 2,0 1,0')).toBe(duel.parseMove(twins, 'draw 1,0 2,0'));
    const exchanged = encodeMove({ kind: 'draw', first: { x: 2, y: 0 }, second: { x: 1, y: 0 } });
    expect(duel.refusal(twins, 0, exchanged)).toMatchObject({ rule: 'N3', code: 'halves-exchanged' });
    const crossed = dealt({}, 'dot black stripe dot+1', '1 4');
    expect(draws(legal(crossed))).toContain('draw 2,0 1,0');
    play(crossed, 'castle 1');
    expect(draws(legal(crossed)), 'alike with the cross of the castle').not.toContain('draw 2,0 1,0');
  });
});
