import { describe, expect, it } from 'vitest';
import { CRAYONS, STROKES, scribble } from './crayon.tsx';

describe('scribble', () => {
  it('[C12] stays within a step of the shape, whatever the crayon', () => {
    for (const crayon of CRAYONS) {
      for (const degrees of STROKES[crayon]) {
        const numbers = scribble([0, 0, 100, 0, 100, 60, 0, 60], degrees, 8)
          .match(/-?\d+(\.\d+)?/g)!
          .map(Number);
        expect(numbers.length).toBeGreaterThan(20);
        numbers.forEach((value, index) => {
          expect(value).toBeGreaterThan(-8);
          expect(value).toBeLessThan(index % 2 ? 68 : 108);
        });
      }
    }
  });

  it('[C12] leads no two crayons alike', () => {
    expect(new Set(CRAYONS.map((crayon) => STROKES[crayon].join())).size).toBe(CRAYONS.length);
  });
});
