import { type Area, type AreaMap, contains, type Point } from '@crownhold/games/colours/map';

/** No area: outside the map. */
const OUTSIDE = -1;

/** Room for signs inside an area, clear of its borders. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A map on a grid of characters. A character stands for the area whose border it may carry along its left and upper side. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Row by row: the area of each character, or -1 on the lower and the right edge of the map. */
  readonly areas: readonly (readonly number[])[];
  /** The weights of the line through each character, as glyphs list them; 0 for none. */
  readonly lines: readonly (readonly number[])[];
  /** By area. */
  readonly spots: readonly Spot[];
  readonly towers: readonly { readonly x: number; readonly y: number }[];
}

const THIN = 1;
const THICK = 2;
/** What a spot can be, the best first: label above symbol, label beside symbol, a label. */
const SPOTS = [
  { width: 4, height: 2 },
  { width: 3, height: 2 },
  { width: 2, height: 2 },
  { width: 5, height: 1 },
  { width: 4, height: 1 },
  { width: 3, height: 1 },
  { width: 2, height: 1 },
] as const;

const known = new Map<string, Raster>();

/** The map with so many characters to a row, and rows, borders included. */
export function rasterOf(map: AreaMap, width: number, height: number): Raster {
  const key = `${map.id} ${width} ${height}`;
  const raster = known.get(key) ?? createRaster(map, width, height);
  known.set(key, raster);
  return raster;
}

function createRaster(map: AreaMap, width: number, height: number): Raster {
  // The lower and the right border have characters of their own.
  const scale = { x: (width - 1) / map.width, y: (height - 1) / map.height };
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => areaAt(map, [(x + 0.5) / scale.x, (y + 0.5) / scale.y])),
  );
  const at = (x: number, y: number) => rows[y]?.[x] ?? OUTSIDE;
  const kingdom = (area: number) => map.areas[area]?.kingdom;
  const weight = (one: number, other: number) => {
    if (one === other) return 0;
    return kingdom(one) === kingdom(other) ? THIN : THICK;
  };
  const lines = rows.map((row, y) =>
    row.map((here, x) => {
      const [before, above, left] = [at(x - 1, y - 1), at(x, y - 1), at(x - 1, y)];
      const arms = [weight(before, above), weight(above, here), weight(left, here), weight(before, left)];
      return arms.reduce((code, arm) => 3 * code + arm, 0);
    }),
  );
  const isClear = (area: number, x: number, y: number) => at(x, y) === area && lines[y]![x] === 0;
  const place = ([x, y]: Point) => ({ x: x * scale.x, y: y * scale.y });
  return {
    width,
    height,
    areas: rows,
    lines,
    spots: map.areas.map((area) => spotOf(area, place(area.centre), width, height, isClear)),
    towers: map.towers.map(({ at: point }) => ({ x: Math.round(place(point).x), y: Math.round(place(point).y) })),
  };
}

function areaAt({ areas, width, height }: AreaMap, point: Point): number {
  if (point[0] > width || point[1] > height) return OUTSIDE;
  return areas.find(({ polygon }) => contains(polygon, point))?.id ?? OUTSIDE;
}

/** The best spot that is there, nearest to the middle of the area; a label alone if all else is too narrow. */
function spotOf(
  { id }: Area,
  centre: { readonly x: number; readonly y: number },
  width: number,
  height: number,
  isClear: (area: number, x: number, y: number) => boolean,
): Spot {
  for (const size of SPOTS) {
    let best: (Spot & { readonly distance: number }) | undefined;
    for (let y = 0; y + size.height <= height; y++) {
      for (let x = 0; x + size.width <= width; x++) {
        if (!isFree(id, { x, y, ...size }, isClear)) continue;
        // A row is as high as two characters are wide.
        const distance = Math.hypot(x + size.width / 2 - centre.x, 2 * (y + size.height / 2 - centre.y));
        if (!best || distance < best.distance) best = { x, y, ...size, distance };
      }
    }
    if (best) return best;
  }
  return { x: Math.round(centre.x) - 1, y: Math.floor(centre.y), width: 2, height: 1 };
}

function isFree(area: number, spot: Spot, isClear: (area: number, x: number, y: number) => boolean): boolean {
  for (let y = spot.y; y < spot.y + spot.height; y++) {
    for (let x = spot.x; x < spot.x + spot.width; x++) if (!isClear(area, x, y)) return false;
  }
  return true;
}
