import { asked, createRng, lowestActor, seeRow, type View } from '@crownhold/core';
import { kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import type { KingdominoTypes } from './input.ts';
import { scenesOf } from './scenes.ts';

const OPTIONS: readonly Options[] = [
  { seats: 2, variants: [], tiebreak: 'crowns' },
  { seats: 4, variants: ['harmony', 'middle-kingdom'], tiebreak: 'crowns' },
  { seats: 2, variants: ['dynasty', 'mighty-duel'], tiebreak: 'crowns' },
];

describe.each(OPTIONS)('the scenes of a game of $seats with $variants', (options) => {
  it('lead from each act to the table after it, as every viewer sees it', () => {
    const rng = createRng(5);
    const state = kingdomino.create(options);
    for (let version = 1; kingdomino.actors(state) !== 0; version++) {
      const before = kingdomino.copy(state);
      const entries = [];
      do {
        const actor = lowestActor(kingdomino.actors(state));
        const move = kingdomino.sample(state, actor, rng);
        entries.push({ actor, move });
        kingdomino.apply(state, actor, move);
      } while (asked(kingdomino, state).kind === 'chance');
      const viewer = version % options.seats;
      let view: View<State> = kingdomino.view(before, viewer);
      for (const act of seeRow<KingdominoTypes>(kingdomino, before, { version, entries }, viewer).acts) {
        const scenes = scenesOf(view, act.events);
        expect(kingdomino.formatState(scenes.at(-1)!.view)).toBe(kingdomino.formatState(act.view));
        view = act.view;
      }
    }
  });
});
