import { type CellSet, type MailboxCell, setOf, union } from './cell-set.ts';
import type { Half } from './half.ts';
import { type MailboxBoard, SIDES, type Site } from './mailbox-board.ts';

/** [D20] */
const DOMAIN_BONUS = 3;

/** What drawing two halves adds to the worth of a kingdom: points, those to come, and the shape that is left. */
export function effectOf(board: MailboxBoard, one: Half, first: MailboxCell, other: Half, second: MailboxCell): number {
  const closed = union(setOf(first), setOf(second));
  const here = board.siteAt(first, one.arms);
  const there = board.siteAt(second, other.arms);
  const loss = lossOf(board, here, there, closed) + board.expectation.hole * countHoles(board, first, second);
  if (one.arms === other.arms && (areBeside(first, second) || overlap(here, there))) {
    const both = { arms: one.arms, squares: 2, crosses: one.crosses + other.crosses };
    return gainOf(board, both, unite(here, there), closed) - loss;
  }
  const [gain, otherGain] = [gainOf(board, single(one), here, closed), gainOf(board, single(other), there, closed)];
  return gain + otherGain - loss;
}

interface Squares {
  readonly arms: number;
  readonly squares: number;
  readonly crosses: number;
}

function single({ arms, crosses }: Half): Squares {
  return { arms, squares: 1, crosses };
}

/** What a domain is worth with its new squares, less what its parts were worth. */
function gainOf(board: MailboxBoard, fresh: Squares, { joined, open }: Site, closed: CellSet): number {
  const { domains, worths, expectation, named } = board;
  const { arms } = fresh;
  let { squares, crosses } = fresh;
  let before = 0;
  for (const id of joined) {
    squares += domains[id]!.squares;
    crosses += domains[id]!.crosses;
    before += worths[id]!;
  }
  const bonus = arms === named ? DOMAIN_BONUS * (1 - joined.length) : 0;
  return expectation.worth({ arms, squares, crosses, open }, closed) - before + bonus;
}

/** What other domains are worth less now that open cells of theirs are closed. */
function lossOf({ domains, worths, expectation }: MailboxBoard, here: Site, there: Site, closed: CellSet): number {
  let loss = 0;
  for (const id of here.blocked) {
    if (!there.joined.includes(id)) loss += worths[id]! - expectation.worth(domains[id]!, closed);
  }
  for (const id of there.blocked) {
    if (here.joined.includes(id) || here.blocked.includes(id)) continue;
    loss += worths[id]! - expectation.worth(domains[id]!, closed);
  }
  return loss;
}

function overlap(here: Site, there: Site): boolean {
  return here.joined.some((id) => there.joined.includes(id));
}

function unite(here: Site, there: Site): Site {
  const joined = [...here.joined, ...there.joined.filter((id) => !here.joined.includes(id))];
  return { joined, blocked: [], open: union(here.open, there.open) };
}

function areBeside(first: MailboxCell, second: MailboxCell): boolean {
  return SIDES.includes(second - first);
}

/** The empty cells that are left without an empty one beside them. */
function countHoles(board: MailboxBoard, first: MailboxCell, second: MailboxCell): number {
  let holes = 0;
  for (let side = 0; side < 8; side++) {
    const cell = (side < 4 ? first : second) + SIDES[side & 3]!;
    if (isOpen(board, cell, first, second) && isLone(board, cell, first, second)) holes++;
  }
  return holes;
}

function isLone(board: MailboxBoard, cell: MailboxCell, first: MailboxCell, second: MailboxCell): boolean {
  for (let side = 0; side < 4; side++) if (isOpen(board, cell + SIDES[side]!, first, second)) return false;
  return true;
}

function isOpen(board: MailboxBoard, cell: MailboxCell, first: MailboxCell, second: MailboxCell): boolean {
  return board.contents[cell] === 0 && cell !== first && cell !== second;
}
