import { CHANCE, createRng, lowestActor, SPECTATOR } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { placing, played, TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';
import type { Event } from './narration.ts';
import type { State } from './state.ts';

function told(state: State, text: string): readonly Event[] {
  const actor = lowestActor(kingdomino.actors(state));
  return kingdomino.events(state, { actor, move: kingdomino.parseMove(state, text)! }, SPECTATOR);
}

describe('events', () => {
  it('tell of draws, and of a line when it is whole', () => {
    expect(told(played(TWO, ''), 'draw 9')).toEqual([
      { kind: 'game-began', game: 0 },
      { kind: 'drawn', domino: 9 },
    ]);
    const three = played(TWO, 'draw 9; draw 3; draw 20');
    expect(told(three, 'draw 1')).toEqual([
      { kind: 'drawn', domino: 1 },
      { kind: 'line-laid', dominoes: [1, 3, 9, 20] },
    ]);
  });

  it('tell of kings and of what they take', () => {
    const line = played(TWO, 'draw 9; draw 3; draw 20; draw 1');
    expect(told(line, 'king 1')).toEqual([{ kind: 'king-drawn', seat: 1 }]);
    expect(told(played(TWO, 'draw 9; draw 3; draw 20; draw 1; king 1'), 'take 9')).toEqual([
      { kind: 'taken', seat: 1, domino: 9 },
    ]);
  });

  it('tell what a placement gains, bonuses included', () => {
    const cells = [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ];
    expect(told(placing(24), 'put 1,0 2,0')).toEqual([{ kind: 'placed', seat: 0, domino: 24, cells, gain: 1 }]);
    const middle = placing(24, '', { ...TWO, variants: ['middle-kingdom'] });
    expect(told(middle, 'put 1,0 2,0')).toEqual([{ kind: 'placed', seat: 0, domino: 24, cells, gain: 1 - 10 }]);
  });

  it('tell of rounds, of the end of each game of a dynasty and of the match', () => {
    const state = kingdomino.create({ ...TWO, variants: ['dynasty', 'harmony'] });
    const rng = createRng(3);
    const kinds: string[] = [];
    let starts = 0;
    const ends: Event[] = [];
    while (kingdomino.actors(state) !== 0) {
      const actor = lowestActor(kingdomino.actors(state));
      const move = kingdomino.sample(state, actor, rng);
      for (const event of kingdomino.events(state, { actor, move }, 0)) {
        kinds.push(event.kind);
        if (event.kind === 'game-ended' || event.kind === 'match-ended') ends.push(event);
      }
      starts += Number(kingdomino.startsAct(state));
      kingdomino.apply(state, actor, move);
    }
    // [K20] The end of each game but the last is looked at.
    expect(starts).toBe(2);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect(['game-began', 'round-began', 'line-laid', 'taken', 'game-ended', 'match-ended'].map(count)).toEqual([
      3, 18, 18, 72, 3, 1,
    ]);
    expect(count('placed') + count('discarded')).toBe(72);
    const sums = [0, 1].map((seat) =>
      ends.reduce((sum, end) => sum + (end.kind === 'game-ended' ? end.results[seat]!.points : 0), 0),
    );
    expect(ends.at(-1)).toEqual({ kind: 'match-ended', scores: sums, ranks: kingdomino.ranking(state) });
  });

  it('do not change what they tell of', () => {
    const state = played(TWO, 'draw 9');
    const bytes = [...state.bytes];
    told(state, 'draw 10');
    kingdomino.events(state, { actor: CHANCE, move: kingdomino.parseMove(state, 'draw 11')! }, 1);
    expect([...state.bytes]).toEqual(bytes);
  });
});
