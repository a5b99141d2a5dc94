import { type Cell, type Refusal, refuse } from '@crownhold/core';
import { DOMINOES, kingdomino, type Placement } from '@crownhold/games/kingdomino';
import { cellsOf, flipPlace, isSame, isWithin, type Place, placeOn } from '../place.ts';
import { inputMove, inputRefusal, type KingdominoInput, lieOn, placesOf, reachOf } from './input.ts';

/** How far a tap may miss: one and a half squares, squared. */
const NEAR = 2.25;

/** A legal placement as it lies over a square: which half covers that square, and where the other one points. */
interface Landing {
  readonly place: Place;
  readonly gain: number;
  readonly half: 0 | 1;
  /** How often turned a quarter to the left, as seen from the covered square. */
  readonly way: number;
}

/**
 * The ghost on the legal placement that covers a square: turned as before if it can be, then where it wins most. If none
 * covers it, the nearest one within reach of a finger; else why not.
 */
export function snapTo(input: KingdominoInput, cell: Cell): KingdominoInput | Refusal {
  const over = landingsOn(input, cell);
  if (over.length > 0) return land(input, cell, preferred(input, over));
  const near = placesOf(input.draft)
    .flatMap(({ cells }) => cells)
    .filter((other) => distance(other, cell) <= NEAR)
    .toSorted((one, other) => distance(one, cell) - distance(other, cell));
  const [nearest] = near;
  if (nearest === undefined) return refusalAt(input, cell);
  // Several squares may be as near as the nearest one.
  const ties = near.filter((other) => distance(other, cell) === distance(nearest, cell));
  const landings = ties.flatMap((tied) => landingsOn(input, tied).map((landing) => ({ tied, landing })));
  const best = preferred(
    input,
    landings.map(({ landing }) => landing),
  );
  return land(input, landings.find(({ landing }) => landing === best)!.tied, best);
}

/** The next legal placement over the same square, clockwise: first with this half on it, then with the other. */
export function spin(input: KingdominoInput, direction: 1 | -1): KingdominoInput {
  const cell = anchorOf(input);
  const ring = landingsOn(input, cell);
  if (ring.length <= 1) return { ...input, remark: { id: 'news-only-way' } };
  const at = ring.findIndex(({ place }) => isSamePlace(input, place));
  return land(input, cell, ring[(at + direction + ring.length) % ring.length]!);
}

/** The two halves exchanged, where that is legal too. */
export function swapHalves(input: KingdominoInput): KingdominoInput | Refusal {
  const swapped = lieOn(input, flipPlace(input));
  return inputRefusal(swapped) ?? swapped;
}

/** The nearest legal placement in a direction; the ghost stays where there is none. */
export function slide(input: KingdominoInput, dx: number, dy: number): KingdominoInput {
  const from = middle(cellsOf(input));
  const ahead = placesOf(input.draft)
    .map((placement) => ({ placement, to: middle(placement.cells) }))
    .map(({ placement, to }) => {
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { placement, along, cost: along + 2 * aside };
    })
    .filter(({ along, cost }) => along > 0 && along >= (cost - along) / 2);
  const sorted = ahead.toSorted(
    (one, other) =>
      one.cost - other.cost || turns(input, one.placement) - turns(input, other.placement) || one.along - other.along,
  );
  const [best] = sorted;
  return best ? { ...lieOn(input, placeOf(input, best.placement)), anchor: undefined } : input;
}

/** The square that the ghost turns around. */
function anchorOf({ anchor, ...input }: KingdominoInput): Cell {
  return anchor && cellsOf(input).some((cell) => isSame(cell, anchor)) ? anchor : input.cell;
}

/** All legal placements over a square, clockwise from the right, those with the first half on it before the others. */
function landingsOn(input: KingdominoInput, cell: Cell): readonly Landing[] {
  const landings = placesOf(input.draft).flatMap((placement): readonly Landing[] => {
    const half = placement.cells.findIndex((each) => isSame(each, cell));
    if (half < 0) return [];
    const isFirst = half === 0 || isTwin(input);
    const way = placeOn(cell, placement.cells[1 - half]!).quarter;
    return [{ place: placeOf(input, placement), gain: placement.gain, half: isFirst ? 0 : 1, way }];
  });
  return landings.toSorted((one, other) => one.half - other.half || clockwise(one.way) - clockwise(other.way));
}

/** Turned as the person has turned it, then the most points, then the first in the order of turning. */
function preferred({ wish }: KingdominoInput, landings: readonly Landing[]): Landing {
  const [best] = landings.toSorted(
    (one, other) => Number(other.place.quarter === wish) - Number(one.place.quarter === wish) || other.gain - one.gain,
  );
  return best!;
}

function land(input: KingdominoInput, anchor: Cell, { place }: Landing): KingdominoInput {
  return { ...input, ...place, anchor, wish: place.quarter };
}

/** How a placement lies. Equal halves lie the same both ways round: then as the person has turned it. */
function placeOf(input: KingdominoInput, { cells }: Placement): Place {
  const place = placeOn(...cells);
  const flipped = flipPlace(place);
  return isTwin(input) && flipped.quarter === input.wish ? flipped : place;
}

function isTwin({ draft }: KingdominoInput): boolean {
  const [one, other] = DOMINOES[draft.state.activeDomino - 1]!.halves;
  return one.terrain === other.terrain && one.crowns === other.crowns;
}

/** Why nothing can lie on a square: as the rules say of the domino as it is turned, else turned otherwise. */
function refusalAt(input: KingdominoInput, cell: Cell): Refusal {
  const reach = reachOf(input.draft.state, input.draft.seat);
  const { size } = input.draft.state.grid;
  if (!isWithin(cell, reach)) return refuse('K13', 'outside-grid', { ...cell, size });
  const places = [0, 1, 2, 3].map((quarters) => ({ ...input, cell, quarter: (input.wish + quarters) % 4 }));
  const refusals = places.map((place) => kingdomino.refusal(input.draft.state, input.draft.seat, inputMove(place)));
  // That nothing matches tells more than that one of the four ways leaves the grid or meets a domino.
  return refusals.find((refusal) => refusal?.code === 'no-match') ?? refusals.find((refusal) => refusal !== undefined)!;
}

function isSamePlace(input: KingdominoInput, place: Place): boolean {
  const ways = isTwin(input) ? [input, flipPlace(input)] : [input];
  return ways.some(({ cell, quarter }) => isSame(cell, place.cell) && quarter === place.quarter);
}

function turns({ wish }: KingdominoInput, placement: Placement): number {
  return Number(placeOn(...placement.cells).quarter !== wish);
}

/** Quarters are counted to the left. */
function clockwise(quarter: number): number {
  return (4 - quarter) % 4;
}

function middle([one, other]: readonly [Cell, Cell]): Cell {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Squared, so that all engines agree. */
function distance(one: Cell, other: Cell): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}
