import { CHANCE, createRng, isLegal } from '@crownhold/core';
import { colours, NO_DIE, type State } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import { colouringAlone, takingAlone } from '../../../../test/colours-states.ts';
import { playToEnd } from './playout.ts';
import { QuickPlayer } from './quick-player.ts';

/** The steps of the quick player as texts. */
function play(state: State): readonly string[] {
  const player = new QuickPlayer();
  player.playTurn(colours.copy(state), 0);
  const after = colours.copy(state);
  return player.steps.map((step) => {
    const text = colours.formatMove(after, step);
    colours.apply(after, 0, step);
    return text;
  });
}

describe('the quick player', () => {
  it.each([1, 2, 3, 4])('plays by the rules among %i, step by step', (seats) => {
    const player = new QuickPlayer();
    for (let seed = 1; seed <= 4; seed++) {
      const rng = createRng(10 * seats + seed);
      const state = colours.create({ seats, map: 'first' });
      const kinds = new Set<string>();
      while (state.phase !== 'over') {
        if (state.phase !== 'play') {
          const actor = state.phase === 'strike' ? 0 : CHANCE;
          colours.apply(state, actor, colours.sample(state, actor, rng));
          continue;
        }
        const seat = state.taker;
        const copy = colours.copy(state);
        player.playTurn(copy, seat);
        for (const step of player.steps) {
          expect(isLegal(colours, state, seat, step)).toBe(true);
          kinds.add(colours.formatMove(state, step).split(' ')[0]!);
          colours.apply(state, seat, step);
        }
        expect(state.bytes).toEqual(copy.bytes);
      }
      expect([...kinds]).toEqual(expect.arrayContaining(['take', 'paint', 'tower', 'done']));
    }
  });

  it('[C26] builds a capital, and [C30] another with a tower drop', () => {
    expect(play(colouringAlone('blue', 2, 'blue', {}, 'last'))).toContain('paint b5');
    // No dragon is left that is worth as much as the capital.
    const sheet = { blue: 'g........', green: '..g......' };
    const steps = play(colouringAlone('red', 2, 'blue', { sheet, drops: '0,1,0,0,0,0' }, 'last'));
    expect(steps).toContain('tower g5 green');
  });

  it('[C34] blends for a dragon in the last round', () => {
    const steps = play(colouringAlone('red', 2, 'red', { sheet: { red: 'bb.bbrybr' }, spells: '0001' }, 'last'));
    expect(steps).toEqual(['blend r3 brown', 'done']);
  });

  it('[C25] takes the die that it can use', () => {
    const full = { green: 'bgyvrbgyv', brown: 'bgyvrbgyv' };
    expect(play(takingAlone('blue:3:green red:3:brown yellow:3:yellow white:2:green', full))[0]).toBe(
      'take yellow yellow',
    );
  });
});

describe('a quick game to the end', () => {
  it.each([1, 2, 4])('is the same for the same throws, among %i', (seats) => {
    const ends = [5, 5, 6].map((seed) => {
      const state = colours.create({ seats, map: 'first' });
      playToEnd(state, createRng(seed));
      return state;
    });
    expect(ends[0]!.phase).toBe('over');
    expect(ends[1]!.bytes).toEqual(ends[0]!.bytes);
    expect(ends[2]!.bytes).not.toEqual(ends[0]!.bytes);
    for (let seat = 0; seat < seats; seat++) expect(colours.score(ends[0]!, seat)).toBeGreaterThan(30);
  });

  it('goes on where several are colouring', () => {
    const state = colours.create({ seats: 3, map: 'first' });
    const rng = createRng(2);
    while (state.phase !== 'play') colours.apply(state, CHANCE, colours.sample(state, CHANCE, rng));
    const moves = new Int32Array(colours.maxMoves);
    for (let taken = 0; taken < 2; taken++) {
      colours.legalMoves(state, state.taker, moves);
      colours.apply(state, state.taker, moves[0]!);
    }
    expect(Array.from(state.dice).filter((die) => die !== NO_DIE)).toHaveLength(2);
    playToEnd(state, rng);
    expect(state.phase).toBe('over');
  });
});
