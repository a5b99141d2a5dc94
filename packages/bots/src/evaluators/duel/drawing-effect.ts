import { type CellSet, type LandCell, setOf, union } from './cell-set.ts';
import type { Half } from './half.ts';
import { type Land, SIDES, type Site } from './mailbox-board.ts';

/** [D20] */
const DOMAIN_BONUS = 3;

/** What drawing two halves adds to the worth of a kingdom: points, those to come, and the shape that is left. */
export function effectOf(land: Land, one: Half, first: LandCell, other: Half, second: LandCell): number {
  const closed = union(setOf(first), setOf(second));
  const here = land.siteAt(first, one.arms);
  const there = land.siteAt(second, other.arms);
  const loss = lossOf(land, here, there, closed) + land.prospect.hole * countHoles(land, first, second);
  if (one.arms === other.arms && (areBeside(first, second) || overlap(here, there))) {
    const both = { arms: one.arms, squares: 2, crosses: one.crosses + other.crosses };
    return gainOf(land, both, unite(here, there), closed) - loss;
  }
  const [gain, otherGain] = [gainOf(land, single(one), here, closed), gainOf(land, single(other), there, closed)];
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
function gainOf(land: Land, fresh: Squares, { joined, open }: Site, closed: CellSet): number {
  const { domains, worths, prospect, named } = land;
  const { arms } = fresh;
  let { squares, crosses } = fresh;
  let before = 0;
  for (const id of joined) {
    squares += domains[id]!.squares;
    crosses += domains[id]!.crosses;
    before += worths[id]!;
  }
  const bonus = arms === named ? DOMAIN_BONUS * (1 - joined.length) : 0;
  return prospect.worth({ arms, squares, crosses, open }, closed) - before + bonus;
}

/** What other domains are worth less now that open cells of theirs are closed. */
function lossOf({ domains, worths, prospect }: Land, here: Site, there: Site, closed: CellSet): number {
  let loss = 0;
  for (const id of here.blocked) {
    if (!there.joined.includes(id)) loss += worths[id]! - prospect.worth(domains[id]!, closed);
  }
  for (const id of there.blocked) {
    if (here.joined.includes(id) || here.blocked.includes(id)) continue;
    loss += worths[id]! - prospect.worth(domains[id]!, closed);
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

function areBeside(first: LandCell, second: LandCell): boolean {
  return SIDES.includes(second - first);
}

/** The empty cells that are left without an empty one beside them. */
function countHoles(land: Land, first: LandCell, second: LandCell): number {
  let holes = 0;
  for (let side = 0; side < 8; side++) {
    const cell = (side < 4 ? first : second) + SIDES[side & 3]!;
    if (isOpen(land, cell, first, second) && isLone(land, cell, first, second)) holes++;
  }
  return holes;
}

function isLone(land: Land, cell: LandCell, first: LandCell, second: LandCell): boolean {
  for (let side = 0; side < 4; side++) if (isOpen(land, cell + SIDES[side]!, first, second)) return false;
  return true;
}

function isOpen(land: Land, cell: LandCell, first: LandCell, second: LandCell): boolean {
  return land.grounds[cell] === 0 && cell !== first && cell !== second;
}
