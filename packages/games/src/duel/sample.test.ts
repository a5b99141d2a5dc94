import { CHANCE, createRng, listMoves, lowestActor, NOBODY } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { dealt, roundOf } from '../../test/duel/table.ts';
import { duel } from './index.ts';
import type { State } from './state.ts';

/** So many samples that one of a few moves is missed less than once in a million positions. */
const SAMPLES_PER_MOVE = 25;
const FEW = 60;
const SIDES = 6;
/** What an `Rng` stays below. */
const RNG_RANGE = 2 ** 30;

function expectAllSampled(state: State, seed: number): void {
  const rng = createRng(seed);
  const actor = lowestActor(duel.actors(state));
  const moves = [...listMoves(duel, state, actor)];
  const found = new Set<number>();
  const samples = Math.min(moves.length, FEW) * SAMPLES_PER_MOVE;
  for (let i = 0; i < samples; i++) found.add(duel.sample(state, actor, rng));
  const sorted = [...found].sort((a, b) => a - b);
  if (moves.length <= FEW) expect(sorted).toEqual(moves);
  else expect(moves).toEqual(expect.arrayContaining(sorted));
}

describe('sample', () => {
  it('finds the legal moves and nothing else, at every third position of a game', () => {
    const rng = createRng(5);
    const state = duel.create({ seats: 2, spellbook: 'always', first: 'random' });
    for (let step = 0; duel.actors(state) !== NOBODY; step++) {
      if (step % 3 === 0) expectAllSampled(state, step);
      const actor = lowestActor(duel.actors(state));
      duel.apply(state, actor, duel.sample(state, actor, rng));
    }
  });

  it('finds them with every power in hand, jokers, twins, passes and splits too', () => {
    const walled = ['. . . . . . s', '. . . d . . .', '. . d C d . .', '. . . d . . .', '. . . . . . q'];
    const setup = { maps: [walled], spells: [['turn', 'free', 'split']] } as const;
    const positions = [
      dealt(setup, 'stripe black dot stripe', '1 2'),
      dealt(setup, '? black dot ?', '1 4'),
      dealt({}, '? black dot stripe', '1 2'),
      dealt({}, 'dot black dot ?', '2 4'),
      dealt({}, 'dot dot stripe stripe', '1 2'),
      dealt({ maps: [walled] }, 'double-dot+1 black dot stripe', '1 2'),
      dealt({ maps: [walled], spells: [['split']] }, 'dot stripe dot stripe', '1 2'),
    ];
    for (const [index, state] of positions.entries()) {
      expectAllSampled(state, index);
      for (const power of ['free', 'split']) {
        const move = duel.parseMove(state, power)!;
        if (duel.refusal(state, 0, move)) continue;
        duel.apply(state, 0, move);
        expectAllSampled(state, index);
      }
    }
  });

  it('[D2] rolls every side of a die as often, and so a face that is there twice twice as often', () => {
    const state = roundOf({});
    const rolls = Array.from({ length: SIDES }, (_, side) =>
      duel.sample(state, CHANCE, () => Math.ceil((side / SIDES) * RNG_RANGE)),
    );
    for (const face of listMoves(duel, state, CHANCE)) {
      const count = rolls.filter((roll) => roll === face).length;
      expect(count, duel.formatMove(state, face)).toBe(duel.chanceWeight(state, face));
    }
  });

  it('leaves nothing to whoever does not act', () => {
    const state = dealt({}, 'stripe black dot stripe', '1 2');
    expect([0, 1, CHANCE].map((actor) => listMoves(duel, state, actor).length > 0)).toEqual([true, false, false]);
  });
});
