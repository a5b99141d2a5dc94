import {
  type Area,
  type AreaMap,
  bordersOf,
  distance,
  distanceToSide,
  pointsOf,
  sidesOf,
} from '../../src/colours/map/index.ts';

// Closer than that, nobody could say whether two areas are neighbours.
const SHORTEST_BORDER = 30;
const SMALLEST_GAP = 20;

/** [C3] */
export function borderComplaints(map: AreaMap): string[] {
  return [...neighbourComplaints(map), ...cornerComplaints(map), ...doubtComplaints(map)];
}

function neighbourComplaints(map: AreaMap): string[] {
  const found = map.areas.map((): number[] => []);
  for (const { area, across } of bordersOf(map)) {
    found[area]!.push(across!);
    found[across!]!.push(area);
  }
  return map.areas.flatMap(({ id, label, neighbours }) => {
    const sharing = found[id]!.sort((a, b) => a - b);
    const complaints = sharing.join() === neighbours.join() ? [] : [`${label}: neighbours are ${sharing}`];
    return new Set(sharing).size === sharing.length
      ? complaints
      : [...complaints, `${label}: a border is in two parts`];
  });
}

function cornerComplaints({ areas, width, height }: AreaMap): string[] {
  const counts = new Map<string, number>();
  for (const { polygon } of areas) {
    for (const [x, y] of pointsOf(polygon)) {
      const onWall = x === 0 || y === 0 || x === width || y === height;
      counts.set(`${x},${y}`, (counts.get(`${x},${y}`) ?? (onWall ? 1 : 0)) + 1);
    }
  }
  return [...counts].flatMap(([point, count]) => (count > 3 ? [`${point}: more than three meet`] : []));
}

function doubtComplaints(map: AreaMap): string[] {
  const short = bordersOf(map).flatMap(({ area, across, points }) =>
    distance(points[0]!, points.at(-1)!) < SHORTEST_BORDER ? [`${area}-${across}: the border is short`] : [],
  );
  const close = map.areas.flatMap((area) =>
    map.areas.flatMap((other) =>
      area.id === other.id || area.neighbours.includes(other.id) || gap(area, other) >= SMALLEST_GAP
        ? []
        : [`${area.label}-${other.label}: nearly neighbours`],
    ),
  );
  return [...short, ...close];
}

/** From the points of one area to the sides of the other; a rough but smaller value where they lie far apart. */
function gap(area: Area, other: Area): number {
  const boxes = boxGap(area, other);
  if (boxes >= SMALLEST_GAP) return boxes;
  const sides = sidesOf(other.polygon);
  return Math.min(...pointsOf(area.polygon).flatMap((point) => sides.map((side) => distanceToSide(point, side))));
}

function boxGap(area: Area, other: Area): number {
  const [a, b] = [pointsOf(area.polygon), pointsOf(other.polygon)];
  const along = (i: 0 | 1) => {
    const [of, to] = [a.map((point) => point[i]), b.map((point) => point[i])];
    return Math.max(Math.min(...of) - Math.max(...to), Math.min(...to) - Math.max(...of));
  };
  return Math.max(along(0), along(1));
}
