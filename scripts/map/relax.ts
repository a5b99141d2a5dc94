import { HEIGHT, WIDTH } from './layout.ts';
import { isEnd, kingdomOf, type Mesh } from './mesh.ts';

const ROUNDS = 700;
const STEP = 0.12;
const LONGEST_MOVE = 2;

// Weights of what the corners give way to, found by eye.
const SURFACE_WEIGHT = 6;
const ROUNDNESS_WEIGHT = 8;
const KINGDOM_TENSION = 0.45;
const SHORT_EDGE_WEIGHT = 12;
const ROOM_WEIGHT = 4;

const EVEN_SURFACE = (WIDTH * HEIGHT) / 54;
const SCALE = Math.sqrt(EVEN_SURFACE);
// A regular hexagon has 3.72 times the root of its surface.
const PERIMETER = 3.72 * SCALE;
const SHORT_EDGE = 0.5 * SCALE;
// What a symbol and a finger want, with a margin for the waves of the pencil.
const ROOM = 56;

/**
 * Moves the corners downhill, as soap does: even surfaces, round cells, no short edges, and a pull on the borders of
 * kingdoms that straightens them.
 */
export function relax(mesh: Mesh, surfaces: readonly number[]): void {
  const pull = { x: new Float64Array(mesh.x.length), y: new Float64Array(mesh.x.length) };
  for (let round = 0; round < ROUNDS; round++) {
    pull.x.fill(0);
    pull.y.fill(0);
    mesh.cells.forEach((corners, cell) => {
      pullCell(mesh, corners, surfaces[cell]! * EVEN_SURFACE, pull);
    });
    pullEdges(mesh, pull);
    for (let i = 0; i < mesh.x.length; i++) {
      if (!isEnd(mesh.x[i]!, WIDTH)) mesh.x[i]! -= move(pull.x[i]!);
      if (!isEnd(mesh.y[i]!, HEIGHT)) mesh.y[i]! -= move(pull.y[i]!);
    }
  }
}

function move(pull: number): number {
  return Math.max(-LONGEST_MOVE, Math.min(LONGEST_MOVE, STEP * SCALE * pull));
}

interface Pull {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

function pullCell({ x, y }: Mesh, corners: readonly number[], wanted: number, pull: Pull): void {
  const count = corners.length;
  let [surface, perimeter, middleX, middleY] = [0, 0, 0, 0];
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % count]!;
    surface += (x[from]! * y[to]! - x[to]! * y[from]!) / 2;
    perimeter += Math.sqrt((x[to]! - x[from]!) ** 2 + (y[to]! - y[from]!) ** 2);
    middleX += x[from]! / count;
    middleY += y[from]! / count;
  });
  const bySurface = (SURFACE_WEIGHT * (surface / wanted - 1)) / SCALE;
  const byPerimeter = (ROUNDNESS_WEIGHT * (perimeter / PERIMETER - 1)) / 4;
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % count]!;
    const [dx, dy] = [x[to]! - x[from]!, y[to]! - y[from]!];
    const length = Math.sqrt(dx * dx + dy * dy);
    const room = (dx * (middleY - y[from]!) - dy * (middleX - x[from]!)) / length;
    // Outwards is the left hand: dy, -dx.
    const outwards = bySurface / 2 - (ROOM_WEIGHT * Math.max(0, 1 - room / ROOM)) / length;
    const [pullX, pullY] = [outwards * dy, -outwards * dx];
    pull.x[from]! += pullX - (byPerimeter * dx) / length;
    pull.y[from]! += pullY - (byPerimeter * dy) / length;
    pull.x[to]! += pullX + (byPerimeter * dx) / length;
    pull.y[to]! += pullY + (byPerimeter * dy) / length;
  });
}

function pullEdges({ x, y, edges }: Mesh, pull: Pull): void {
  for (const { from, to, cell, across } of edges) {
    const [dx, dy] = [x[to]! - x[from]!, y[to]! - y[from]!];
    const length = Math.sqrt(dx * dx + dy * dy);
    const between = across !== undefined && kingdomOf(cell) !== kingdomOf(across);
    const tension = (between ? KINGDOM_TENSION : 0) - (SHORT_EDGE_WEIGHT * Math.max(0, 1 - length / SHORT_EDGE)) / 4;
    pull.x[from]! -= (tension * dx) / length;
    pull.y[from]! -= (tension * dy) / length;
    pull.x[to]! += (tension * dx) / length;
    pull.y[to]! += (tension * dy) / length;
  }
}
