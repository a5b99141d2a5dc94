import { createRng, lowestActor, NOBODY, type View } from '@crownhold/core';
import { duel, type State } from '@crownhold/games/duel';
import { expect, it } from 'vitest';
import { scenesOf } from './scenes.ts';

it('[D11] come one by one to the table after the step, whatever happened', () => {
  const rng = createRng(12);
  const kinds = new Set<string>();
  for (let game = 0; game < 20; game++) {
    const state = duel.create({ seats: 2, spellbook: 'drawn', first: 0 });
    for (let actors = duel.actors(state); actors !== NOBODY; actors = duel.actors(state)) {
      const actor = lowestActor(actors);
      const before = duel.copy(state) as View<State>;
      const move = duel.sample(state, actor, rng);
      const events = duel.events(before, { actor, move }, 0);
      duel.apply(state, actor, move);
      const scenes = scenesOf(before, events, duel.copy(state) as View<State>);
      const last = scenes.at(-1)?.view;
      for (const { kind } of events) kinds.add(kind);
      if (!last) continue;
      for (const seat of [0, 1]) expect(duel.score(last, seat)).toBe(duel.score(state, seat));
      expect([...last.ticks]).toEqual([...state.ticks]);
      expect([...last.won]).toEqual([...state.won]);
      if (state.phase !== 'roll') {
        expect([...last.hands]).toEqual([...state.hands]);
        expect([...last.faces]).toEqual([...state.faces]);
      }
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['ticked', 'spell-won', 'cross-added', 'domains-named', 'turned']));
});

it('[D11] show the map before the ticks, and the ticks before the next round', () => {
  const rng = createRng(3);
  const state = duel.create({ seats: 2, spellbook: 'drawn', first: 0 });
  for (;;) {
    const actor = lowestActor(duel.actors(state));
    const before = duel.copy(state) as View<State>;
    const move = duel.sample(state, actor, rng);
    const events = duel.events(before, { actor, move }, 0);
    duel.apply(state, actor, move);
    if (!events.some(({ kind }) => kind === 'ticked') || !events.some(({ kind }) => kind === 'drawn')) continue;
    const scenes = scenesOf(before, events, duel.copy(state) as View<State>);
    const drawn = scenes.find(({ event }) => event.kind === 'drawn')!.view;
    expect([...drawn.ticks]).toEqual([...before.ticks]);
    expect([...drawn.hands]).toEqual([...before.hands]);
    const ticked = scenes.find(({ event }) => event.kind === 'ticked')!.view;
    expect([ticked.phase, ticked.round]).toEqual(['lightning', before.round]);
    return;
  }
});
