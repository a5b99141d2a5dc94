import { describe, expect, it } from 'vitest';
import { GROUNDS } from './face.ts';
import { GROUND_DRAWINGS, groundName } from './ground.ts';

describe('drawings of the grounds', () => {
  it('has at least four of each', () => {
    for (const ground of GROUNDS) expect(GROUND_DRAWINGS.full[ground].length).toBeGreaterThanOrEqual(4);
  });

  it('finds a drawing for any whole number, and uses them all', () => {
    for (const size of ['small', 'full'] as const) {
      for (const ground of GROUNDS) {
        const names = new Set<string>();
        for (let drawing = -100; drawing <= 200; drawing++) names.add(groundName(ground, drawing, size));
        const known = GROUND_DRAWINGS[size][ground].map((_, index) => `art-${ground}-${size}-${index}`);
        expect([...names].toSorted()).toEqual(known);
      }
    }
  });

  it('shows a scene on about one square in five', () => {
    const names = Array.from({ length: 96 }, (_, drawing) => groundName('wheat', drawing, 'full'));
    const scenes = names.filter((name) => Number(name.at(-1)) >= 4).length;
    expect(scenes).toBeGreaterThan(10);
    expect(scenes).toBeLessThan(30);
  });

  it('prints no path with a broken number', () => {
    const paths = Object.values(GROUND_DRAWINGS).flatMap((size) =>
      Object.values(size)
        .flat(2)
        .map(([, path]) => path),
    );
    for (const path of paths) expect(path).not.toMatch(/NaN|undefined|Infinity|--/);
  });
});
