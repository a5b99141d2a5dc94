import { createRng, lowestActor, SPECTATOR } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { DRAWN, dealt, play, played, rolled } from '../../test/duel/table.ts';
import { duel } from './index.ts';
import type { Event } from './narration.ts';
import type { State } from './state.ts';

function told(state: State, text: string): readonly Event[] {
  const actor = lowestActor(duel.actors(state));
  return duel.events(state, { actor, move: duel.parseMove(state, text)! }, SPECTATOR);
}

describe('events', () => {
  it('tell of the lot and of dice', () => {
    expect(told(duel.create({ ...DRAWN, first: 'random' }), 'first 1')).toEqual([
      { kind: 'round-began', round: 1, leader: 1 },
    ]);
    expect(told(played(DRAWN, ''), 'roll 1 double-dot+1')).toEqual([{ kind: 'rolled', die: 0, face: 'double-dot+1' }]);
  });

  it('tell who takes what, and who gets the rest', () => {
    const state = rolled({ spells: [['pair']] }, '? black dot stripe');
    expect(told(state, 'take 2')).toEqual([{ kind: 'taken', seat: 0, dice: [1], isPair: false }]);
    expect(told(state, 'pair 1 2')).toEqual([
      { kind: 'taken', seat: 0, dice: [0, 1], isPair: true },
      { kind: 'left', seat: 1, dice: [2, 3] },
    ]);
    expect(told(play(state, 'take 2'), 'take 3 4')).toEqual([
      { kind: 'taken', seat: 1, dice: [2, 3], isPair: false },
      { kind: 'left', seat: 0, dice: [0] },
    ]);
  });

  it('tell of powers, of what is drawn and what it gains', () => {
    const state = dealt({ spells: [['turn', 'free', 'split']] }, '? black dot stripe', '1 3');
    expect(told(state, 'turn 3 black+2')).toEqual([{ kind: 'turned', seat: 0, die: 2, face: 'black+2' }]);
    expect(told(play(state, 'turn 3 black+2'), 'castle 1')).toEqual([{ kind: 'castle-used', seat: 0, die: 0 }]);
    expect(told(play(state, 'castle 1'), 'name 1 black')).toEqual([{ kind: 'named', seat: 0, die: 0, arms: 'black' }]);
    expect(told(play(state, 'name 1 black'), 'free')).toEqual([{ kind: 'announced', seat: 0, spell: 'free' }]);
    const cells = [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ];
    const halves = [
      { die: 0, arms: 'black', crosses: 1 },
      { die: 2, arms: 'black', crosses: 2 },
    ];
    expect(told(state, 'draw 1,0 2,0')).toEqual([{ kind: 'drawn', seat: 0, cells, halves, gain: 6 }]);
  });

  it('tell of passes, ticks, spells won and lightning', () => {
    const walled = ['. . . . . . .', '. . . d . . .', '. . d C d . .', '. . . d . . .', '. . . . . . .'];
    const setup = { maps: [walled], ticks: [{}, { quarters: 2 }] };
    const state = dealt(setup, 'stripe quarters double-dot stripe', '1 4');
    expect(told(state, 'pass')).toEqual([{ kind: 'passed', seat: 0 }]);
    expect(told(play(state, 'pass'), 'draw 1,0 2,0')).toEqual([
      expect.objectContaining({ kind: 'drawn', seat: 1, gain: 0 }),
      { kind: 'ticked', seat: 1, arms: 'double-dot', count: 1, ticks: 1 },
      { kind: 'ticked', seat: 1, arms: 'quarters', count: 1, ticks: 3 },
      { kind: 'spell-won', seat: 1, spell: 'cross' },
    ]);
    expect(told(play(state, 'draw 1,0 2,0'), 'cross 1,0')).toEqual([
      { kind: 'cross-added', seat: 1, cell: { x: 1, y: 0 }, gain: 1 },
      { kind: 'round-began', round: 4, leader: 1 },
    ]);
    const domains = play(dealt({ ticks: [{ black: 2 }] }, 'dot black dot dot+1', '1 2'), 'draw 1,0 2,0; draw 1,0 2,0');
    expect(told(domains, 'domains dot')).toEqual([
      { kind: 'domains-named', seat: 0, arms: 'dot', gain: 3 },
      { kind: 'ticked', seat: 1, arms: 'dot', count: 1, ticks: 1 },
      { kind: 'round-began', round: 4, leader: 1 },
    ]);
  });

  it('tell of every round and of the end', () => {
    const state = duel.create(DRAWN);
    const rng = createRng(3);
    const list: Event[] = [];
    while (duel.actors(state) !== 0) {
      const actor = lowestActor(duel.actors(state));
      const move = duel.sample(state, actor, rng);
      list.push(...duel.events(state, { actor, move }, SPECTATOR));
      duel.apply(state, actor, move);
    }
    const rounds = list.filter(({ kind }) => kind === 'round-began');
    expect(rounds.map((event) => event.kind === 'round-began' && event.round)).toEqual(
      Array.from({ length: state.round - 1 }, (_, i) => i + 2),
    );
    expect(list.at(-1)).toEqual({
      kind: 'game-ended',
      results: [0, 1].map((seat) => expect.objectContaining({ points: duel.score(state, seat) })),
      ranks: duel.ranking(state),
    });
    expect(list.filter(({ kind }) => kind === 'game-ended')).toHaveLength(1);
  });
});

describe('acts', () => {
  it('[D11] let people look at the spellbook before the next roll', () => {
    const state = dealt({}, 'dot black dot stripe', '1 2');
    expect(duel.startsAct(state)).toBe(false);
    play(state, 'draw 1,0 2,0; draw 1,0 2,0');
    expect(state.phase).toBe('roll');
    expect(duel.startsAct(state)).toBe(true);
    expect(duel.startsAct(play(state, 'roll 1 dot'))).toBe(false);
  });
});
