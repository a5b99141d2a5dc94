import { expect, it } from 'vitest';
import { reasonToLive } from './survivors.ts';

const FILE = 'packages/games/src/colours/rules.ts';
const LINE = 'for (let seat = 0; seat < seats; seat++) clearTurn(state, seat);';

it('lets a mutant live only in its file, on its line, and as it is', () => {
  expect(reasonToLive(FILE, LINE, 'seat <= seats')).toContain('one step too far');
  expect(reasonToLive(FILE.replace('rules', 'scoring'), LINE, 'seat <= seats')).toBeUndefined();
  expect(reasonToLive(FILE, LINE.replace('seats', 'state.seats'), 'seat <= state.seats')).toBeUndefined();
  for (const other of ['false', 'seat >= seats', ';']) expect(reasonToLive(FILE, LINE, other), other).toBeUndefined();
});
