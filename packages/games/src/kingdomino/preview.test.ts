import { createRng, listMoves, lowestActor } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { kingdomino } from './index.ts';
import { placementsOf, withDomino } from './preview.ts';

const OPTIONS = { seats: 2, variants: ['middle-kingdom', 'harmony'], tiebreak: 'crowns' } as const;

describe('a preview', () => {
  it('[K12] [K16] tells the places of a domino and what each brings, as playing it does', () => {
    const state = kingdomino.create(OPTIONS);
    const rng = createRng(5);
    let compared = 0;
    while (kingdomino.actors(state) !== 0) {
      const actor = lowestActor(kingdomino.actors(state));
      if (state.phase === 'place') {
        const bytes = [...state.bytes];
        const { seat, activeDomino } = state;
        const places = placementsOf(state, seat, activeDomino);
        const before = kingdomino.score(state, seat);
        const moves = [...listMoves(kingdomino, state, seat)];
        if (places.length > 0) expect(places.map(({ move }) => move)).toEqual(moves);
        for (const { move, gain, cells } of places) {
          const after = kingdomino.copy(state);
          kingdomino.apply(after, seat, move);
          expect(gain).toBe(kingdomino.score(after, seat) - before);
          expect(kingdomino.score(withDomino(state, seat, activeDomino, move), seat)).toBe(before + gain);
          expect(kingdomino.formatMove(state, move)).toBe(`put ${cells.map(({ x, y }) => `${x},${y}`).join(' ')}`);
          compared++;
        }
        expect([...state.bytes]).toEqual(bytes);
      }
      kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('works for any domino and seat, whoever is to act', () => {
    const state = kingdomino.create(OPTIONS);
    expect(placementsOf(state, 1, 1)).toHaveLength(12);
    expect(placementsOf(state, 1, 20).map(({ gain }) => gain)).not.toContain(Number.NaN);
  });
});
