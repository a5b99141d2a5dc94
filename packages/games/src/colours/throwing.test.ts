import { CHANCE } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { act, roundOf, thrown } from '../../test/colours/table.ts';
import { colours } from './index.ts';
import { FIRST } from './maps/first.ts';
import { type DiceThrow, landingBy, type ThrowInto, throwOf } from './throwing.ts';

const SEED = new Uint8Array(32);
const FOOTPRINT = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
] as const;
const THROW: DiceThrow = {
  dice: [
    { drops: 3, kingdoms: [1], footprint: FOOTPRINT },
    { drops: 2, kingdoms: [4, 5], footprint: FOOTPRINT },
    { drops: 4, kingdoms: [1, 3, 5], footprint: FOOTPRINT },
    { drops: 2, kingdoms: [0], footprint: FOOTPRINT },
  ],
  attempts: 2,
  path: '',
};

describe('dice that are thrown', () => {
  it('[C13] [C15] land one after the other, and the throw comes along with the first', () => {
    const state = roundOf({});
    const landed = landingBy(() => THROW)(state, SEED)!;
    const steps = landed.map(({ move }) => colours.formatMove(state, move));
    expect(steps).toEqual([
      'land blue 3 green',
      'land red 2 red+brown',
      'land yellow 4 green+violet+brown',
      'land white 2 blue',
    ]);
    expect(landed.map(throwOf)).toEqual([THROW, undefined, undefined, undefined]);
  });

  it('[C10] fall into the box of the map, onto its kingdoms', () => {
    const inputs: ThrowInto[] = [];
    landingBy((into) => {
      inputs.push(into);
      return THROW;
    })(roundOf({}), SEED);
    const [{ seed, box, kingdoms }] = inputs as [ThrowInto];
    expect(seed).toBe(SEED);
    expect([box.width, box.height, box.dieSize]).toEqual([FIRST.width, FIRST.height, FIRST.dieSize]);
    expect(kingdoms).toEqual(FIRST.kingdoms.map(({ outline }) => outline));
  });

  it('are thrown only when all of them are due', () => {
    const landing = landingBy(() => THROW);
    expect(landing(colours.create({ seats: 2, map: 'first' }), SEED)).toBeUndefined();
    expect(landing(thrown({}, '3 green', '2 red', '4 yellow', '2 blue'), SEED)).toBeUndefined();
    const state = roundOf({});
    act(state, CHANCE, 'land blue 3 green');
    expect(landing(state, SEED)).toBeUndefined();
  });
});
