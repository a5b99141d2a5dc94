import { COLOURS, type Colour, type Point } from '@crownhold/games/colours/map';
import { AREAS_PER_KINGDOM, HEIGHT, WIDTH } from './layout.ts';
import { voronoiCells } from './voronoi.ts';

interface Edge {
  readonly from: number;
  readonly to: number;
  /** Cell on the right of the way from `from` to `to`. */
  readonly cell: number;
  /** Cell on the left; nothing: the wall. */
  readonly across: number | undefined;
}

/** Cells with common corners. The corners move, the rest stays. */
export interface Mesh {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Corners of each cell, clockwise. */
  readonly cells: readonly (readonly number[])[];
  /** Each once. */
  readonly edges: readonly Edge[];
}

export function kingdomOf(cell: number): Colour {
  return COLOURS[Math.floor(cell / AREAS_PER_KINGDOM)]!;
}

/** The Voronoi cells of the sites, or nothing if their corners do not meet in threes. */
export function createMesh(sites: readonly Point[]): Mesh | undefined {
  const corners: Point[] = [];
  const numbers = new Map<string, number>();
  const numberOf = ([x, y]: Point) => {
    const key = `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, corners.length);
    return corners.push([x, y]) - 1;
  };
  const cells = voronoiCells(sites).map((cell) => cell.map(numberOf));
  const edges = edgesOf(cells);
  const mesh = { x: Float64Array.from(corners, ([x]) => x), y: Float64Array.from(corners, ([, y]) => y), cells, edges };
  return isSound(mesh) ? mesh : undefined;
}

function edgesOf(cells: readonly (readonly number[])[]): Edge[] {
  const owners = new Map<string, number>();
  const ways = cells.flatMap((corners, cell) =>
    corners.map((from, i) => {
      const to = corners[(i + 1) % corners.length]!;
      owners.set(`${from} ${to}`, cell);
      return { from, to, cell };
    }),
  );
  return ways
    .map((way) => ({ ...way, across: owners.get(`${way.to} ${way.from}`) }))
    .filter(({ cell, across }) => across === undefined || cell < across);
}

/** Every corner inside has three edges, every one on a wall three or, in the corners of the box, two; walls have walls. */
function isSound({ x, y, edges }: Mesh): boolean {
  const degrees = Array.from(x, () => 0);
  for (const { from, to, across } of edges) {
    degrees[from]! += 1;
    degrees[to]! += 1;
    const onWall = (x[from] === x[to] && isEnd(x[from]!, WIDTH)) || (y[from] === y[to] && isEnd(y[from]!, HEIGHT));
    if (onWall !== (across === undefined)) return false;
  }
  return degrees.every((degree, i) => degree === (isEnd(x[i]!, WIDTH) && isEnd(y[i]!, HEIGHT) ? 2 : 3));
}

export function isEnd(value: number, length: number): boolean {
  return value === 0 || value === length;
}
