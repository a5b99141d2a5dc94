import type { AreaMap } from '@crownhold/games/colours/map';
import { arrowOf } from '@crownhold/hands';

/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

/** The area that an arrow key leads to: the nearest ahead, rather straight than aside. Stays where there is none. */
export function areaTowards({ areas }: AreaMap, from: number, key: string): number {
  const arrow = arrowOf(key);
  if (!arrow) return from;
  const [x, y] = areas[from]!.centre;
  let best: { readonly id: number; readonly distance: number } | undefined;
  for (const { id, centre } of areas) {
    const [dx, dy] = [centre[0] - x, centre[1] - y];
    // The map counts downwards, arrows upwards.
    const ahead = dx * arrow.x - dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (ahead <= 0 || aside > ASIDE * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (!best || distance < best.distance) best = { id, distance };
  }
  return best?.id ?? from;
}
