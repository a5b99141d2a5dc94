import { expect, it } from 'vitest';
import { duelTable } from '../../test/duel-table.ts';
import { refusedInput } from './refused-turn.ts';

it('a turn is refused once, while it is on its way', () => {
  const shown = duelTable().shown.value;
  const { input } = shown;
  const rejected = { kind: 'refused', code: 'too-late' } as const;
  const sent = { ...shown, stage: { kind: 'sent', seat: 0 } } as const;
  const back = { ...shown, rejected };
  expect(refusedInput(sent, back)).toBe(input);
  expect(refusedInput(back, { ...back })).toBeUndefined();
  expect(refusedInput(sent, shown)).toBeUndefined();
  expect(refusedInput(shown, back)).toBeUndefined();
  expect(refusedInput(undefined, back)).toBeUndefined();
  // One that is sent again may be refused again, with the same words.
  expect(refusedInput({ ...sent, rejected: { ...rejected } }, back)).toBe(input);
});
