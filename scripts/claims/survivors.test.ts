import { expect, it } from 'vitest';
import { survivorReason } from './survivors.ts';

const FILE = 'packages/games/src/colours/rules.ts';
const LINE = 'for (let seat = 0; seat < seats; seat++) clearTurn(state, seat);';

it('lets a mutant live only in its file, on its line, and as it is', () => {
  expect(survivorReason(FILE, LINE, 'seat <= seats')).toContain('one step too far');
  expect(survivorReason(FILE.replace('rules', 'scoring'), LINE, 'seat <= seats')).toBeUndefined();
  expect(survivorReason(FILE, LINE.replace('seats', 'state.seats'), 'seat <= state.seats')).toBeUndefined();
  for (const other of ['false', 'seat >= seats', ';']) expect(survivorReason(FILE, LINE, other), other).toBeUndefined();
});
