import { CHANCE, createRng, lowestActor, only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { FOUR, lay, legal, played, step, TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';
import type { Options } from './options.ts';
import { gameResult, pastResult } from './result.ts';
import { gamePoints } from './scoring.ts';
import { FREE, PHASES, type State } from './state.ts';

const DYNASTY: Options = { ...TWO, variants: ['dynasty', 'middle-kingdom', 'harmony'] };

function playUntil(state: State, rng: () => number, phase: string): void {
  do {
    const actor = lowestActor(kingdomino.actors(state));
    kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
  } while (state.phase !== phase && state.phase !== 'over');
}

describe('dynasty', () => {
  it('[K20] plays three games, each set up anew from all dominoes, and adds up the points', () => {
    const state = kingdomino.create(DYNASTY);
    const rng = createRng(9);
    const totals = [0, 0];
    for (let game = 0; game < 3; game++) {
      expect(state.game).toBe(Math.max(0, game - 1));
      playUntil(state, rng, game < 2 ? 'renew' : 'over');
      expect(state.game).toBe(game);
      for (const seat of [0, 1]) totals[seat]! += gamePoints(state, seat);
      expect([0, 1].map((seat) => kingdomino.score(state, seat))).toEqual(totals);
      expect([...state.laidCount]).toEqual([12, 12]);
      if (game === 2) break;
      expect(kingdomino.actors(state)).toBe(only(CHANCE));
      expect(legal(state)).toHaveLength(48);
    }
    expect(kingdomino.actors(state)).toBe(0);
  });

  it('[K20] clears the kingdoms away with the first draw of the next game, and only then', () => {
    const state = kingdomino.create(DYNASTY);
    playUntil(state, createRng(4), 'renew');
    const results = [0, 1].map((seat) => gameResult(state, seat));
    step(state, 'draw 48');
    expect([state.game, state.round, state.phase, state.drawn]).toEqual([1, 0, 'draw', 1]);
    expect([...state.laidCount, ...state.discards]).toEqual([0, 0, 0, 0]);
    expect([...state.kings]).toEqual([2, 2]);
    for (const cleared of [state.laidDominoes, state.laidMoves, state.extents]) {
      expect([...cleared].every((value) => value === 0)).toBe(true);
    }
    expect([...state.line, ...state.lineKings].every((value) => value === FREE)).toBe(true);
    expect(legal(state)).toHaveLength(47);
    expect(legal(state)).not.toContain('draw 48');
    expect([0, 1].map((seat) => pastResult(state, 0, seat))).toEqual(results);
    // A bare castle is centred and nothing is discarded yet.
    expect([0, 1].map((seat) => kingdomino.score(state, seat))).toEqual(results.map(({ points }) => points + 15));
  });

  it('[K20] goes on counting turns', () => {
    const state = kingdomino.create(DYNASTY);
    const rng = createRng(2);
    playUntil(state, rng, 'renew');
    expect([0, 1].map((seat) => kingdomino.turn(state, seat))).toEqual([14, 14]);
    playUntil(state, rng, 'renew');
    expect([0, 1].map((seat) => kingdomino.turn(state, seat))).toEqual([28, 28]);
  });

  it('[K20] plays one game without it', () => {
    const state = kingdomino.create(TWO);
    playUntil(state, createRng(1), 'renew');
    expect([state.phase, state.game]).toEqual(['over', 0]);
  });

  it('[K20] breaks a tie by the sums of largest territories, then of crowns', () => {
    const tied = (results: readonly (readonly [number, number, number])[], tiebreak: Options['tiebreak']) => {
      const state = kingdomino.create({ ...FOUR, variants: ['dynasty'], tiebreak });
      for (const [seat, result] of results.entries()) state.past.set(result, state.pastAt(0, seat));
      for (const seat of [0, 1, 2, 3]) lay(state, seat, ['C w1']);
      state.game = 2;
      state.phaseIndex = PHASES.indexOf('over');
      return kingdomino.ranking(state);
    };
    const results = [
      [50, 7, 9],
      [50, 8, 5],
      [50, 8, 6],
      [49, 20, 20],
    ] as const;
    expect(tied(results, 'territory-then-crowns')).toEqual([3, 2, 1, 4]);
    expect(tied(results, 'crowns')).toEqual([1, 3, 2, 4]);
  });

  it('[K20] replays from one list of steps, the second game following the first without a mark', () => {
    const state = kingdomino.create({ ...TWO, variants: ['dynasty'] });
    const rng = createRng(8);
    const steps: string[] = [];
    while (kingdomino.actors(state) !== 0) {
      const actor = lowestActor(kingdomino.actors(state));
      const move = kingdomino.sample(state, actor, rng);
      steps.push(kingdomino.formatMove(state, move));
      kingdomino.apply(state, actor, move);
    }
    expect(steps).toHaveLength(3 * 76);
    expect(steps[76]).toMatch(/^draw /);
    expect([...played({ ...TWO, variants: ['dynasty'] }, steps.join('; ')).bytes]).toEqual([...state.bytes]);
  });
});
