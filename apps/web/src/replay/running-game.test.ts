import type { GameRecord } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { isSameCourse } from './running-game.ts';

const record = (steps: readonly string[], options: object = { seats: 2 }): GameRecord =>
  ({ game: 'kingdomino', options, steps }) as unknown as GameRecord;

describe('a record of a game that still goes on', () => {
  it('is known by its beginning, whichever of both is longer', () => {
    expect(isSameCourse(record(['a', 'b', 'c']), record(['a', 'b']))).toBe(true);
    expect(isSameCourse(record(['a']), record(['a', 'b']))).toBe(true);
  });

  it('differs from other games', () => {
    expect(isSameCourse(record(['a', 'b']), record(['a', 'x']))).toBe(false);
    expect(isSameCourse(record(['a']), record(['a'], { seats: 3 }))).toBe(false);
    expect(isSameCourse(record([]), record(['a']))).toBe(false);
  });
});
