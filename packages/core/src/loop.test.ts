import { describe, expect, it } from 'vitest';
import { BOTH_READY, race, raced } from '../test/race.ts';
import { CHANCE } from './game.ts';
import { asked, settle } from './loop.ts';
import { playRandomly, playSampled } from './playout.ts';
import { createRng } from './rng.ts';

describe('loop', () => {
  it('settles chance before anybody is asked', () => {
    const state = raced(...BOTH_READY);
    expect(asked(race, raced())).toEqual({ kind: 'seats', seats: [0, 1] });
    expect(asked(race, state)).toEqual({ kind: 'chance' });
    expect(settle(race, state, () => ({ move: 2, attachment: 'path' }))).toEqual([
      { actor: CHANCE, move: 2, attachment: 'path' },
    ]);
    expect(asked(race, state)).toEqual({ kind: 'seats', seats: [0] });
  });

  it('ends random games, listed or sampled', () => {
    const listed = raced();
    const steps = playRandomly(race, listed, createRng(1), new Int32Array(race.maxMoves));
    expect(asked(race, listed)).toEqual({ kind: 'over' });
    expect(steps).toBeGreaterThan(10);
    const sampled = raced();
    const buffer = new Int32Array(race.maxMoves);
    playSampled(
      { ...race, sample: (state, actor) => buffer[race.legalMoves(state, actor, buffer) - 1]! },
      sampled,
      createRng(1),
    );
    expect(asked(race, sampled)).toEqual({ kind: 'over' });
  });
});
