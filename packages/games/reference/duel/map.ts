export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Square {
  readonly arms: string;
  readonly crosses: number;
}

/** The drawn squares by "x,y"; the castle at 0,0 is not among them. */
export type DuelMap = Map<string, Square>;

export interface Domain {
  arms: string;
  squares: number;
  crosses: number;
  points: number;
}

export function keyOf(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

function cellOf(key: string): Cell {
  const [x, y] = key.split(',');
  return { x: Number(x), y: Number(y) };
}

export function neighboursOf(cell: Cell): Cell[] {
  return [
    { x: cell.x + 1, y: cell.y },
    { x: cell.x - 1, y: cell.y },
    { x: cell.x, y: cell.y + 1 },
    { x: cell.x, y: cell.y - 1 },
  ];
}

export function shareSide(one: Cell, other: Cell): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
}

export function isSmaller(one: Cell, other: Cell): boolean {
  return one.x < other.x || (one.x === other.x && one.y < other.y);
}

/** D3: seven columns, five rows, the castle in the middle. */
export function isOnMap(cell: Cell): boolean {
  return -3 <= cell.x && cell.x <= 3 && -2 <= cell.y && cell.y <= 2;
}

export function isCastle(cell: Cell): boolean {
  return cell.x === 0 && cell.y === 0;
}

export function isEmpty(map: DuelMap, cell: Cell): boolean {
  return isOnMap(cell) && !isCastle(cell) && !map.has(keyOf(cell));
}

/** D3: the castle's square too. */
export function listCells(): Cell[] {
  const cells: Cell[] = [];
  for (let x = -3; x <= 3; x += 1) {
    for (let y = -2; y <= 2; y += 1) cells.push({ x, y });
  }
  return cells;
}

/** D18: all 34 squares are drawn. */
export function isFull(map: DuelMap): boolean {
  return listCells().every((cell) => !isEmpty(map, cell));
}

/** D8: the other half is not on the map yet, so it cannot count. */
export function connects(map: DuelMap, cell: Cell, arms: string): boolean {
  return neighboursOf(cell).some((neighbour) => isCastle(neighbour) || map.get(keyOf(neighbour))?.arms === arms);
}

/** D19: the castle is no square of the map, so it belongs to no domain and joins none. */
export function listDomains(map: DuelMap): Domain[] {
  const seen = new Set<string>();
  const domains: Domain[] = [];

  function explore(cell: Cell, domain: Domain): void {
    const key = keyOf(cell);
    const square = map.get(key);
    if (square === undefined || square.arms !== domain.arms || seen.has(key)) return;
    seen.add(key);
    domain.squares += 1;
    domain.crosses += square.crosses;
    for (const neighbour of neighboursOf(cell)) explore(neighbour, domain);
  }

  for (const [key, square] of map) {
    if (seen.has(key)) continue;
    const domain = { arms: square.arms, squares: 0, crosses: 0, points: 0 };
    explore(cellOf(key), domain);
    domain.points = domain.squares * domain.crosses;
    domains.push(domain);
  }
  return domains;
}
