import { FIRST } from '@crownhold/games/colours/maps/first';
import { describe, expect, it } from 'vitest';
import { rasterOf } from './raster.ts';

describe('the map on a grid of characters', () => {
  it.each([
    [55, 19],
    [79, 27],
    [94, 32],
  ])('has room for the signs of every area at %i by %i', (width, height) => {
    const { areas, lines, spots } = rasterOf(FIRST, width, height);
    expect(areas).toHaveLength(height);
    for (const { id, label, symbol } of FIRST.areas) {
      const spot = spots[id]!;
      // Label and symbol, or a label and the letter of the paint.
      expect(spot.height > 1 ? spot.width : spot.width - 2, label).toBeGreaterThanOrEqual(symbol ? 2 : 1);
      for (let y = spot.y; y < spot.y + spot.height; y++) {
        for (let x = spot.x; x < spot.x + spot.width; x++) {
          expect([areas[y]![x], lines[y]![x]], label).toEqual([id, 0]);
        }
      }
    }
  });

  it('shows neighbours as neighbours', () => {
    const { areas } = rasterOf(FIRST, 94, 32);
    const seen = new Set<string>();
    for (const [y, row] of areas.entries()) {
      for (const [x, area] of row.entries()) {
        for (const other of [row[x + 1], areas[y + 1]?.[x]]) {
          if (other !== undefined && other !== area && other >= 0 && area >= 0)
            seen.add([area, other].sort().join(' '));
        }
      }
    }
    const missing = FIRST.areas.flatMap(({ id, neighbours }) =>
      neighbours.filter((other) => !seen.has([id, other].sort().join(' '))),
    );
    expect(missing).toEqual([]);
  });
});
