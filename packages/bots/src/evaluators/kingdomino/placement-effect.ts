import {
  HALVES,
  type MailboxBoard,
  type MailboxCell,
  type MailboxHalf,
  type Place,
  SIDES,
  X_OF,
  Y_OF,
} from './mailbox-board.ts';

/** What a placement does to a kingdom. */
export interface Effect {
  /** [K16] Points won, without bonuses. */
  readonly gain: number;
  /** Sides beside their own terrain. */
  readonly kin: number;
  /** Sides beside any square or at the border of the grid: they keep a kingdom compact. */
  readonly closed: number;
  /** Crowns of the other territories that it stands in the way of. */
  readonly blocked: number;
  /** Single free cells that can never be filled from now on. */
  readonly holes: number;
  /** How far the castle is from the middle of the kingdom, both ways together. */
  readonly offCentre: number;
  /** Whether it can still come to lie there. */
  readonly canCentre: boolean;
}

export function effectOf(board: MailboxBoard, domino: number, place: Place): Effect {
  const { first, second } = place;
  const [one, other] = HALVES.get(domino)!;
  const { terrains, areas, areaCrowns } = board;
  const frame = frameWith(board, place);
  let [kin, closed, blocked, holes] = [0, 0, 0, 0];
  for (let side = 0; side < 8; side++) {
    const beside = (side < 4 ? first : second) + SIDES[side & 3]!;
    if (beside === first || beside === second) continue;
    if (terrains[beside] === (side < 4 ? one : other).terrain) kin++;
    else blocked += areaCrowns[areas[beside]!]!;
    if (!isOpen(board, frame, place, beside)) closed++;
    else if (isLone(board, frame, place, beside)) holes++;
  }
  const { offCentre, canCentre } = frame;
  return { gain: gainOf(board, one, other, place), kin, closed, blocked, holes, offCentre, canCentre };
}

/** [K16] What the territories around a domino are worth with it, less what they were worth before. */
function gainOf(board: MailboxBoard, one: MailboxHalf, other: MailboxHalf, { first, second }: Place): number {
  if (one.terrain === other.terrain) return growth(board, one.terrain, one.crowns + other.crowns, [first, second]);
  return growth(board, one.terrain, one.crowns, [first]) + growth(board, other.terrain, other.crowns, [second]);
}

/** The same for neighbouring cells of one terrain with these crowns. */
function growth(board: MailboxBoard, terrain: number, newCrowns: number, cells: readonly MailboxCell[]): number {
  const joined: number[] = [];
  let [squares, crowns, before] = [cells.length, newCrowns, 0];
  for (const cell of cells) {
    for (let side = 0; side < 4; side++) {
      const beside = cell + SIDES[side]!;
      const area = board.areas[beside]!;
      if (board.terrains[beside] !== terrain || joined.includes(area)) continue;
      joined.push(area);
      squares += board.areaSquares[area]!;
      crowns += board.areaCrowns[area]!;
      before += board.areaSquares[area]! * board.areaCrowns[area]!;
    }
  }
  return squares * crowns - before;
}

/** Where squares can still come to lie, by the farthest ones [K13]. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly offCentre: number;
  readonly canCentre: boolean;
}

function frameWith(board: MailboxBoard, { first, second }: Place): Frame {
  const { size } = board;
  const west = Math.max(board.west, -X_OF[first]!, -X_OF[second]!);
  const east = Math.max(board.east, X_OF[first]!, X_OF[second]!);
  const south = Math.max(board.south, -Y_OF[first]!, -Y_OF[second]!);
  const north = Math.max(board.north, Y_OF[first]!, Y_OF[second]!);
  return {
    left: east - size + 1,
    right: size - 1 - west,
    bottom: north - size + 1,
    top: size - 1 - south,
    offCentre: Math.abs(west - east) + Math.abs(south - north),
    canCentre: 2 * Math.max(west, east, south, north) < size,
  };
}

function isOpen(
  { terrains }: MailboxBoard,
  { left, right, bottom, top }: Frame,
  { first, second }: Place,
  cell: MailboxCell,
): boolean {
  if (terrains[cell] !== 0 || cell === first || cell === second) return false;
  const x = X_OF[cell]!;
  const y = Y_OF[cell]!;
  return x >= left && x <= right && y >= bottom && y <= top;
}

function isLone(board: MailboxBoard, frame: Frame, place: Place, cell: MailboxCell): boolean {
  for (let side = 0; side < 4; side++) if (isOpen(board, frame, place, cell + SIDES[side]!)) return false;
  return true;
}
