import { round, wobble } from '../art/mark.ts';
import { SIDES, type Side, type Spot, STEPS } from './square.ts';

/** Units of a spot's side in every picture. */
export const UNIT = 64;

type Point = readonly [x: number, y: number];

const SHAKE = 1.1;

// Corners of the grid, counter-clockwise from the south-east one, so that side n runs from corner n to corner n + 1.
const CORNERS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];

function corner(x: number, y: number): Point {
  return [x * UNIT + wobble(x * 3 + 1, y) * SHAKE, -(y - 1) * UNIT + wobble(x, y * 5 + 2) * SHAKE];
}

function show([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

// Two neighbours draw the same edge from opposite ends: the bend comes from the edge, not from who draws it.
function edge(from: Point, to: Point): string {
  const [a, b] = [corner(...from), corner(...to)];
  const [kx, ky] = [from[0] + to[0], from[1] + to[1]];
  const middle: Point = [
    (a[0] + b[0]) / 2 + wobble(kx, ky * 3) * SHAKE,
    (a[1] + b[1]) / 2 + wobble(kx * 3, ky) * SHAKE,
  ];
  return `Q${show(middle)} ${show(b)}`;
}

/** The uneven square of a spot; without `open` it is closed, with it that side is left out. */
export function outline(spot: Spot, open?: Side): string {
  const skip = open === undefined ? -1 : SIDES.indexOf(open);
  const points = CORNERS.map(([x, y]): Point => [spot.x + x, spot.y + y]);
  const first = (skip + 1) % 4;
  let path = `M${show(corner(...points[first]!))}`;
  for (let step = 0; step < (skip < 0 ? 4 : 3); step++) {
    path += edge(points[(first + step) % 4]!, points[(first + step + 1) % 4]!);
  }
  return skip < 0 ? `${path}z` : path;
}

/** The line around a whole region: every side beyond which the region ends. */
export function rim(region: readonly Spot[]): string {
  const inside = new Set(region.map(({ x, y }) => `${x} ${y}`));
  return region
    .flatMap(({ x, y }) =>
      SIDES.map((side, index) => {
        const step = STEPS[side];
        if (inside.has(`${x + step.x} ${y + step.y}`)) return '';
        const [from, to] = [CORNERS[index]!, CORNERS[(index + 1) % 4]!].map(([cx, cy]): Point => [x + cx, y + cy]);
        return `M${show(corner(...from!))}${edge(from!, to!)}`;
      }),
    )
    .join('');
}

/** Where a spot's 64-unit picture begins. */
export function placed(spot: Spot): string {
  return `translate(${spot.x * UNIT} ${-spot.y * UNIT})`;
}
