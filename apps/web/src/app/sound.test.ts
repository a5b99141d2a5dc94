import { expect, it } from 'vitest';
import { notePitch } from './sound.ts';

it('every territory that is counted sounds higher than the one before, up to where ears like it', () => {
  const pitches = Array.from({ length: 15 }, (_, step) => notePitch(step));
  for (const [step, pitch] of pitches.entries()) expect(pitch).toBeGreaterThan(pitches[step - 1] ?? 0);
  expect(notePitch(40)).toBe(pitches.at(-1));
  expect(pitches.at(-1)).toBeLessThan(3000);
});
