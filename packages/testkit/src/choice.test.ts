import { CHANCE } from '@crownhold/core';
import { expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { ROLL, SEAL } from '../test/toy-rules.ts';
import { chooseStep } from './choice.ts';

it('chooses the actor first, then the move', () => {
  const state = toy.create({ seats: 2, rounds: 1 });
  expect([0, 1, 2, 3].map((choice) => chooseStep(toy, state, choice)?.move)).toEqual([65, 66, 67, 65]);
  toy.apply(state, CHANCE, ROLL + 1);
  expect(chooseStep(toy, state, 0)).toEqual({ actor: 0, move: 1 });
  expect(chooseStep(toy, state, 1)).toEqual({ actor: 1, move: 1 });
  expect(chooseStep(toy, state, 7)).toEqual({ actor: 1, move: SEAL });
});

it('finds nothing where nobody can move', () => {
  expect(chooseStep({ ...toy, actors: () => 0 }, toy.create({ seats: 2, rounds: 1 }), 5)).toBeUndefined();
  expect(chooseStep({ ...toy, legalMoves: () => 0 }, toy.create({ seats: 2, rounds: 1 }), 5)).toBeUndefined();
});
