import type { AreaMap } from './map.ts';
import { type Point, pointsOf, type Side, sidesOf } from './polygon.ts';

/** A stretch of an area's outline along one other area, or along the wall; from corner to corner, both included. */
export interface Border {
  readonly area: number;
  /** Nothing: the wall. */
  readonly across: number | undefined;
  readonly points: readonly Point[];
}

/** The outline of every area in stretches, clockwise. A border of two areas comes twice, once each way. */
export function outlinesOf(map: Pick<AreaMap, 'areas'>): readonly (readonly Border[])[] {
  const owners = new Map<string, number>();
  for (const { id, polygon } of map.areas) for (const side of sidesOf(polygon)) owners.set(way(side), id);
  const across = ([from, to]: Side) => owners.get(way([to, from]));
  return map.areas.map(({ id, polygon }) => {
    const sides = sidesOf(polygon);
    const starts = sides.flatMap((side, i) => (across(side) === across(sides.at(i - 1)!) ? [] : [i]));
    const points = pointsOf(polygon);
    return starts.map((start, i) => {
      const end = starts[i + 1] ?? starts[0]! + points.length;
      const stretch = Array.from({ length: end - start + 1 }, (_, k) => points[(start + k) % points.length]!);
      return { area: id, across: across(sides[start]!), points: stretch };
    });
  });
}

/** Every border of two areas once, seen from the smaller id. */
export function bordersOf(map: Pick<AreaMap, 'areas'>): readonly Border[] {
  return outlinesOf(map).flatMap((outline) =>
    outline.filter(({ area, across }) => across !== undefined && across > area),
  );
}

function way([from, to]: Side): string {
  return `${from} ${to}`;
}
