import { colours } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import { areaTowards } from './areas.ts';

const STATE = colours.create({ seats: 1, map: 'first' });
const { areas: AREAS } = STATE.atlas.map;
const WAYS = [
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
] as const;

describe('steps over the map', () => {
  it('lead from everywhere to everywhere', () => {
    for (const { id } of AREAS) {
      const reached = new Set([id]);
      for (const area of reached) for (const [dx, dy] of WAYS) reached.add(areaTowards(STATE, area, dx, dy));
      expect(reached.size, AREAS[id]!.label).toBe(AREAS.length);
    }
  });

  it('lead where they point, and stay at the edge', () => {
    const towards = (name: string, dx: number, dy: number) =>
      AREAS[
        areaTowards(
          STATE,
          AREAS.findIndex((each) => each.label === name),
          dx,
          dy,
        )
      ]!.label;
    expect(towards('b1', 1, 0)).toBe('b2');
    expect(towards('b1', 0, -1)).toBe('b4');
    expect(towards('b1', -1, 0)).toBe('b1');
  });
});
