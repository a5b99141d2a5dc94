import { colours, parseOptions } from '@crownhold/games/colours';
import { expect, it } from 'vitest';
import { firstPlan } from '../plan.ts';
import { coloursSetup } from './setup.ts';

it('[C18] [C19] [C20] offers as many seats as the rules know, and makes options that they accept', () => {
  const { min, max } = colours.seats;
  expect([coloursSetup.seatCounts[0], coloursSetup.seatCounts.at(-1)]).toEqual([min, max]);
  for (const count of coloursSetup.seatCounts) {
    const options = coloursSetup.options({ ...firstPlan(coloursSetup), count });
    expect(parseOptions(options)).toEqual({ seats: count, map: 'first' });
  }
});
