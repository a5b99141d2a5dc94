import { only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { ALWAYS, dealt, legal, play, refused, spellsOf, ticksOf } from '../../test/duel/table.ts';
import { duel } from './index.ts';
import { groundAt } from './kingdom.ts';
import { points } from './scoring.ts';
import { isStruck } from './spellbook.ts';

const WALLED = ['. . . . . . .', '. . . d . . .', '. . d C d . .', '. . . d . . .', '. . . . . . .'];
const BOTH_DRAW = 'draw 1,0 2,0; draw 1,0 2,0';

describe('the spellbook', () => {
  it('[D11] has one tick for each die that shows arms without a cross', () => {
    const state = play(dealt({}, 'double-dot+1 black dot stripe', '1 2'), BOTH_DRAW);
    expect(ticksOf(state, 0)).toEqual({ black: 1 });
    expect(ticksOf(state, 1)).toEqual({ dot: 1, stripe: 1 });
  });

  it('[D11] is ticked only after both have drawn', () => {
    const state = play(dealt({}, 'double-dot+1 black dot stripe', '1 2'), 'draw 1,0 2,0');
    expect(ticksOf(state, 0)).toEqual({});
  });

  it('[D11] is ticked twice by two dice of one arms', () => {
    const state = play(dealt({}, 'dot dot stripe stripe', '1 2'), BOTH_DRAW);
    expect([ticksOf(state, 0), ticksOf(state, 1)]).toEqual([{ dot: 2 }, { stripe: 2 }]);
  });

  it('[D11] is never ticked by a joker, whatever its name', () => {
    const state = play(dealt({}, '? black dot stripe', '1 2'), `name 1 black; ${BOTH_DRAW}`);
    expect(groundAt(state, 0, { x: 1, y: 0 })).toEqual({ arms: 'black', crosses: 0 });
    expect(ticksOf(state, 0)).toEqual({ black: 1 });
  });

  it('[D12] counts only the dice of whoever has drawn, in the Russian edition', () => {
    const state = play(dealt({ maps: [WALLED] }, 'stripe black dot stripe', '1 2'), 'pass; draw 1,0 2,0');
    expect([ticksOf(state, 0), ticksOf(state, 1)]).toEqual([{}, { dot: 1, stripe: 1 }]);
  });

  it('[D12] counts the dice of whoever has passed as well, in the Bulgarian edition', () => {
    const state = play(dealt({ maps: [WALLED] }, 'stripe black dot stripe', '1 2', ALWAYS), 'pass; draw 1,0 2,0');
    expect([ticksOf(state, 0), ticksOf(state, 1)]).toEqual([
      { stripe: 1, black: 1 },
      { dot: 1, stripe: 1 },
    ]);
  });

  it('[D12] wins a spell for whoever has passed, too', () => {
    const setup = { maps: [WALLED], ticks: [{ stripe: 4 }] };
    const state = play(dealt(setup, 'stripe black dot double-dot', '1 2', ALWAYS), 'pass; draw 1,0 2,0');
    expect(spellsOf(state, 0)).toEqual(['split']);
  });

  it('[D13] gives a spell to the first who fills its row, and strikes out the other row', () => {
    const setup = { ticks: [{ dot: 4 }, { dot: 3 }] };
    const state = play(dealt(setup, 'dot black double-dot stripe', '1 2'), BOTH_DRAW);
    expect(spellsOf(state, 0)).toEqual(['free']);
    expect([isStruck(state, 0, 0), isStruck(state, 1, 0)]).toEqual([false, true]);
    expect([isStruck(state, 0, 1), isStruck(state, 1, 1)]).toEqual([false, false]);
    play(
      state,
      'roll 1 dot; roll 2 dot; roll 3 double-stripe; roll 4 double-stripe; take 1; take 3 4; draw 0,1 0,2; draw 0,1 0,2',
    );
    expect(ticksOf(state, 1), 'ticks in a struck row are lost').toEqual({ dot: 3, 'double-dot': 1, stripe: 1 });
    expect(spellsOf(state, 1)).toEqual([]);
  });

  it('[D13] gives it to A when both fill the row in one round, before B ticks', () => {
    const setup = { ticks: [{ dot: 4 }, { dot: 4 }] };
    const state = play(dealt(setup, 'dot dot stripe double-stripe', '1 3'), BOTH_DRAW);
    expect([spellsOf(state, 0), spellsOf(state, 1)]).toEqual([['free'], []]);
    expect([ticksOf(state, 0), ticksOf(state, 1)]).toEqual([
      { dot: 5, stripe: 1 },
      { dot: 4, 'double-stripe': 1 },
    ]);
  });

  it('[D13] gives it to B when B fills the row and A does not', () => {
    const setup = { ticks: [{ dot: 3 }, { dot: 4 }] };
    const state = play(dealt(setup, 'dot dot stripe double-stripe', '1 3'), BOTH_DRAW);
    expect([spellsOf(state, 0), spellsOf(state, 1)]).toEqual([[], ['free']]);
  });

  it('[D11] loses what is ticked beyond a row just filled, or filled long ago', () => {
    const state = play(dealt({ ticks: [{ dot: 4 }] }, 'dot dot stripe stripe', '1 2'), BOTH_DRAW);
    expect(ticksOf(state, 0)).toEqual({ dot: 5 });
    play(state, 'roll 1 dot; roll 2 dot; roll 3 stripe; roll 4 stripe; take 3; take 1 2; draw 0,1 0,2; draw 0,1 0,2');
    expect(ticksOf(state, 0)).toEqual({ dot: 5 });
  });

  it('[D4] has rows of 5, 5, 4, 4, 3 and 3 squares', () => {
    const rows = [
      ['dot', 5, 'free', 'dot black stripe stripe', '1 2'],
      ['stripe', 5, 'split', 'stripe black dot double-dot', '1 2'],
      ['double-dot', 4, 'pair', 'dot black double-dot stripe', '3 2'],
      ['double-stripe', 4, 'turn', 'dot black double-stripe stripe', '3 2'],
      ['black', 3, 'domains', 'dot black double-dot stripe', '1 2'],
      ['quarters', 3, 'cross', 'dot quarters double-dot stripe', '1 2'],
    ] as const;
    for (const [arms, length, spell, faces, dice] of rows) {
      const early = play(dealt({ ticks: [{ [arms]: length - 2 }] }, faces, dice), BOTH_DRAW);
      expect(spellsOf(early, 0), arms).toEqual([]);
      const won = play(dealt({ ticks: [{ [arms]: length - 1 }] }, faces, dice), BOTH_DRAW);
      expect(spellsOf(won, 0), arms).toEqual([spell]);
    }
  });

  it('[D14] gives spells that work from the next round on', () => {
    const setup = { ticks: [{}, { dot: 4 }] };
    const state = play(dealt(setup, 'dot dot stripe double-stripe', '1 3'), 'draw 1,0 2,0');
    expect(refused(state, 'free')).toBe('D14 spell-not-won');
    play(state, 'draw 1,0 2,0; roll 1 dot; roll 2 dot; roll 3 dot; roll 4 stripe; take 1; take 2 3');
    expect(refused(state, 'free')).toBeUndefined();
  });
});

describe('lightning', () => {
  const DOMAINS = { ticks: [{ black: 2 }] };
  const CROSS = { ticks: [{ quarters: 2 }] };

  it('[D14] is used at once when it is won, and must be', () => {
    const state = play(dealt(DOMAINS, 'dot black dot stripe', '1 2'), BOTH_DRAW);
    expect(duel.actors(state)).toBe(only(0));
    expect(legal(state)).toEqual(
      ['dot', 'stripe', 'double-dot', 'double-stripe', 'black', 'quarters'].map((arms) => `domains ${arms}`),
    );
    expect(refused(state, 'pass')).toBe('D11 wrong-step');
    expect(refused(state, 'cross 1,0')).toBe('D11 wrong-step');
    const before = duel.turn(state, 0);
    play(state, 'domains stripe');
    expect(duel.turn(state, 0)).toBe(before + 1);
    expect(spellsOf(state, 0)).toEqual([]);
    expect(state.phase).toBe('roll');
  });

  it('[D11] of A is used before B ticks', () => {
    const state = play(dealt({ ticks: [{ black: 2 }] }, 'dot black dot stripe', '1 2'), BOTH_DRAW);
    expect([ticksOf(state, 0), ticksOf(state, 1)]).toEqual([{ black: 3, dot: 1 }, {}]);
    play(state, 'domains stripe');
    expect(ticksOf(state, 1)).toEqual({ dot: 1, stripe: 1 });
  });

  it('[D11] of B is used after B has ticked', () => {
    const state = play(dealt({ ticks: [{}, { quarters: 2 }] }, 'dot quarters dot stripe', '1 3'), BOTH_DRAW);
    expect(duel.actors(state)).toBe(only(1));
    expect(duel.refusal(state, 0, duel.parseMove(state, 'cross 1,0')!)).toMatchObject({
      rule: 'D11',
      code: 'not-your-turn',
    });
    play(state, 'cross 1,0');
    expect([state.phase, state.round]).toEqual(['roll', 4]);
    expect(groundAt(state, 1, { x: 1, y: 0 })).toEqual({ arms: 'quarters', crosses: 1 });
  });

  it('[D4] puts a cross on a square drawn this round, or earlier', () => {
    const early = ['. . . . . . .', '. . . b2 b . .', '. . . C . . .', '. . . . . . .', '. . . . . . .'];
    const state = play(dealt({ ...CROSS, maps: [early] }, 'dot quarters dot stripe', '1 2'), BOTH_DRAW);
    expect(legal(state)).toEqual(['cross 0,1', 'cross 1,0', 'cross 1,1', 'cross 2,0']);
    expect(refused(state, 'cross 0,0')).toBe('D4 nothing-drawn');
    expect(refused(state, 'cross 3,2')).toBe('D4 nothing-drawn');
    expect(refused(state, 'cross 4,0')).toBe('D3 off-map');
    const onOld = play(duel.copy(state), 'cross 0,1');
    expect(groundAt(onOld, 0, { x: 0, y: 1 })).toEqual({ arms: 'black', crosses: 3 });
    play(state, 'cross 2,0');
    expect(groundAt(state, 0, { x: 2, y: 0 })).toEqual({ arms: 'quarters', crosses: 1 });
  });

  it('[D14] strikes in the last round too', () => {
    const last = ['. . d d d d d', 'd d d d d d d', 'd d d C d d d', 'd d d d d d d', 'd d d d d d d'];
    const state = play(
      dealt({ ...DOMAINS, maps: [last] }, 'dot black dot stripe', '1 2'),
      'draw -2,2 -3,2; draw 1,0 2,0',
    );
    expect(state.phase).toBe('lightning');
    play(state, 'domains black');
    expect(state.phase).toBe('over');
    expect(points(state, 0)).toBe(3);
  });
});
