import { type Domino, hasEqualHalves, type Square } from './dominoes.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Place {
  readonly first: Cell;
  readonly second: Cell;
}

/** Squares by "x,y", the castle at "0,0". */
export type Kingdom = Map<string, Square>;

export interface Territory {
  terrain: string;
  squares: number;
  crowns: number;
  points: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export type PlaceRefusal = { rule: string; code: string };

/** K1: the start tile alone. */
export function createKingdom(): Kingdom {
  return new Map([['0,0', { terrain: 'castle', crowns: 0 }]]);
}

function keyOf(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

function cellOf(key: string): Cell {
  const [x, y] = key.split(',');
  return { x: Number(x), y: Number(y) };
}

function neighboursOf(cell: Cell): Cell[] {
  return [
    { x: cell.x + 1, y: cell.y },
    { x: cell.x - 1, y: cell.y },
    { x: cell.x, y: cell.y + 1 },
    { x: cell.x, y: cell.y - 1 },
  ];
}

function shareSide(one: Cell, other: Cell): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
}

function isSmaller(one: Cell, other: Cell): boolean {
  return one.x < other.x || (one.x === other.x && one.y < other.y);
}

/** The smallest box around the kingdom, castle included. */
export function boxOf(kingdom: Kingdom): Box {
  const cells = [...kingdom.keys()].map(cellOf);
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

// K13: the width and the height count from the farthest squares; the castle may be anywhere between them.
function fitsWith(box: Box, cell: Cell, size: number): boolean {
  const width = Math.max(box.right, cell.x) - Math.min(box.left, cell.x) + 1;
  const height = Math.max(box.top, cell.y) - Math.min(box.bottom, cell.y) + 1;
  return width <= size && height <= size;
}

// K12: the castle matches any terrain; the other half is not in the kingdom yet, so it cannot count.
function touchesMatch(kingdom: Kingdom, cell: Cell, half: Square): boolean {
  return neighboursOf(cell).some((neighbour) => {
    const square = kingdom.get(keyOf(neighbour));
    return square !== undefined && (square.terrain === 'castle' || square.terrain === half.terrain);
  });
}

/** K12, K13: why the domino may not lie there, `undefined` when it may; `box` is the kingdom's. */
export function refusePlace(
  kingdom: Kingdom,
  box: Box,
  size: number,
  domino: Domino,
  { first, second }: Place,
): PlaceRefusal | undefined {
  if (!fitsWith(box, first, size)) return { rule: 'K13', code: 'outside-grid' };
  if (!fitsWith(box, second, size)) return { rule: 'K13', code: 'outside-grid' };
  if (kingdom.has(keyOf(first))) return { rule: 'K12', code: 'occupied' };
  if (kingdom.has(keyOf(second))) return { rule: 'K12', code: 'occupied' };
  if (!shareSide(first, second)) return { rule: 'K12', code: 'not-side-by-side' };
  const matches = touchesMatch(kingdom, first, domino.first) || touchesMatch(kingdom, second, domino.second);
  return matches ? undefined : { rule: 'K12', code: 'no-match' };
}

/** K12, K13: every place of the domino; one with equal halves has one per pair of squares, the smaller first. */
export function listPlaces(kingdom: Kingdom, size: number, domino: Domino): Place[] {
  const box = boxOf(kingdom);
  const places: Place[] = [];
  for (let x = 1 - size; x < size; x += 1) {
    for (let y = 1 - size; y < size; y += 1) {
      const first = { x, y };
      for (const second of neighboursOf(first)) {
        if (hasEqualHalves(domino) && isSmaller(second, first)) continue;
        if (refusePlace(kingdom, box, size, domino, { first, second }) === undefined) places.push({ first, second });
      }
    }
  }
  return places;
}

export function addDomino(kingdom: Kingdom, domino: Domino, { first, second }: Place): void {
  kingdom.set(keyOf(first), domino.first);
  kingdom.set(keyOf(second), domino.second);
}

/** K16: the castle belongs to no territory and joins none. */
export function listTerritories(kingdom: Kingdom): Territory[] {
  const seen = new Set<string>();
  const territories: Territory[] = [];

  function explore(cell: Cell, territory: Territory): void {
    const key = keyOf(cell);
    const square = kingdom.get(key);
    if (square === undefined || square.terrain !== territory.terrain || seen.has(key)) return;
    seen.add(key);
    territory.squares += 1;
    territory.crowns += square.crowns;
    for (const neighbour of neighboursOf(cell)) explore(neighbour, territory);
  }

  for (const [key, square] of kingdom) {
    if (square.terrain === 'castle' || seen.has(key)) continue;
    const territory = { terrain: square.terrain, squares: 0, crowns: 0, points: 0 };
    explore(cellOf(key), territory);
    territory.points = territory.squares * territory.crowns;
    territories.push(territory);
  }
  return territories;
}

/** K18: the box is symmetric about the castle; gaps and a narrow kingdom do not matter. */
export function hasCastleInCentre(kingdom: Kingdom): boolean {
  const box = boxOf(kingdom);
  return box.left + box.right === 0 && box.bottom + box.top === 0;
}
