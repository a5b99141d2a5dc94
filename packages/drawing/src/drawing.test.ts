import { describe, expect, it } from 'vitest';
import { heavyLine, neatline } from './border.ts';
import type { Corners } from './hand.ts';
import { KINGDOMS } from './kingdom.ts';
import { ornament } from './ornament.ts';
import { rimPlace } from './rim.ts';
import { rose } from './rose.ts';
import { scenery } from './scenery.ts';
import { distanceTo, stopsAlong } from './way.ts';

const SQUARE: Corners = [0, 0, 300, 0, 300, 200, 0, 200];

/** The places of a path without curves and arcs of its own. */
function placesOf(path: string): readonly (readonly [number, number])[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}

describe('a way', () => {
  it('has stops equally far from each other', () => {
    const stops = stopsAlong(SQUARE, 20);
    expect(stops).toHaveLength(50);
    expect(stops[16]).toEqual({ at: [300, 20], along: [0, 1] });
    expect(stopsAlong([0, 0, 100, 0], 30, true).at(-1)!.at).toEqual([100, 0]);
  });

  it('knows how far a place is from it', () => {
    expect(distanceTo(SQUARE, [150, 30])).toBe(30);
    expect(distanceTo(SQUARE, [-30, -40])).toBe(50);
  });
});

describe('borders', () => {
  it('are broad in one place and thin in the next, and never broader than told by half', () => {
    const path = heavyLine([0, 0, 200, 0], 8).replaceAll(/A4 4 0 0 0 /g, 'L');
    const heights = placesOf(path).map(([, y]) => Math.abs(y));
    expect(Math.max(...heights)).toBeLessThanOrEqual(6);
    expect(Math.min(...heights)).toBeGreaterThan(2);
    expect(new Set(heights).size).toBeGreaterThan(10);
  });

  it('have a frame outside of the map', () => {
    const starts = [...neatline(100, 70, 6, 10).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
    expect(starts).toHaveLength(2 * 5 + 2 * 4 + 4);
    for (const [, x, y] of starts)
      expect(Number(x) < 0 || Number(x) >= 100 || Number(y) < 0 || Number(y) >= 70).toBe(true);
  });
});

describe('ornaments', () => {
  it('[C12] run inside the border, and no two kingdoms have the same', () => {
    const paths = KINGDOMS.map((kingdom) => ornament(kingdom, SQUARE, () => true));
    for (const path of paths) {
      for (const [x, y] of placesOf(path.replaceAll(/[MLQ]/g, ' '))) {
        expect(Math.min(x, y, 300 - x, 200 - y)).toBeGreaterThanOrEqual(0);
        expect(distanceTo(SQUARE, [x, y])).toBeLessThan(20);
      }
    }
    expect(new Set(paths).size).toBe(6);
  });

  it('leave out places that are not free', () => {
    const path = ornament('blue', SQUARE, ([, y]) => y > 100);
    expect(Math.min(...placesOf(path.replaceAll(/[MLQ]/g, ' ')).map(([, y]) => y))).toBeGreaterThan(85);
  });
});

describe('scenes', () => {
  it('stay in their square, and no two areas have the same', () => {
    for (const kingdom of KINGDOMS) {
      const scenes = [1, 2, 3].map((seed) => scenery(kingdom, seed));
      expect(new Set(scenes.map(({ lines }) => lines)).size).toBe(3);
      for (const { lines } of scenes) {
        for (const [x, y] of placesOf(lines)) {
          expect(Math.abs(x)).toBeLessThan(40);
          expect(Math.abs(y)).toBeLessThan(40);
        }
      }
    }
  });
});

describe('the compass rose', () => {
  it('points up, and to the right where the map is turned', () => {
    const tipOf = (isTurned: boolean) =>
      placesOf(rose(100, isTurned).dark).reduce((far, at) =>
        far[0] ** 2 + far[1] ** 2 < at[0] ** 2 + at[1] ** 2 ? at : far,
      );
    expect(tipOf(false)).toEqual([0, -152]);
    expect(tipOf(true)).toEqual([152, 0]);
  });
});

describe('names', () => {
  const LETTERING = { inset: 7, rise: 12, length: 100 };

  it('stand inside the rim that their kingdom touches', () => {
    expect(rimPlace([0, 0, 300, 0, 300, 200, 0, 200], { width: 900, height: 700 }, LETTERING, [])).toEqual({
      at: [150, 19],
      degrees: 0,
    });
    expect(rimPlace([700, 0, 700, 300, 500, 300], { width: 700, height: 900 }, LETTERING, [])).toEqual({
      at: [681, 150],
      degrees: 90,
    });
  });

  it('make way for signs', () => {
    const { at } = rimPlace([0, 0, 300, 0, 300, 200], { width: 900, height: 700 }, LETTERING, [[150, 50]])!;
    expect(Math.abs(at[0] - 150)).toBeGreaterThan(80);
    expect(rimPlace([10, 10, 20, 10, 20, 20], { width: 900, height: 700 }, LETTERING, [])).toBeUndefined();
  });
});
