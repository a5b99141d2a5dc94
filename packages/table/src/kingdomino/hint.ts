import type { Cell, MoveCode, Seat, View } from '@crownhold/core';
import {
  DOMINOES,
  decodeMove,
  extentsOf,
  FREE,
  groundAt,
  kingdomino,
  placementsOf,
  type State,
  type Terrain,
  territories,
  withDomino,
} from '@crownhold/games/kingdomino';
import { isSame, isWithin } from '../place.ts';
import { reachOf } from './input.ts';

/** Why a step is good: facts of the position, each found by the rules. */
export type Reason =
  | { readonly kind: 'gain'; readonly points: number; readonly isMost: boolean }
  /** The territory that a half of the domino becomes part of. */
  | { readonly kind: 'joins'; readonly terrain: Terrain; readonly squares: number; readonly crowns: number }
  /** What a domino that is the seat's already can bring after it, and could not after every other. */
  | { readonly kind: 'prepares'; readonly domino: number; readonly points: number }
  /** Another place would take the room of a domino that is the seat's already. */
  | { readonly kind: 'room'; readonly domino: number }
  /** Another place would push the castle out of the middle for good. */
  | { readonly kind: 'can-centre' }
  /** Another place that wins as much would leave a square that nothing can fill. */
  | { readonly kind: 'no-hole' }
  | { readonly kind: 'compact'; readonly sides: number }
  /** Nothing tells it from other places yet. */
  | { readonly kind: 'even' }
  /** The largest territory that a domino can become part of. */
  | { readonly kind: 'could-join'; readonly terrain: Terrain; readonly squares: number; readonly crowns: number }
  /** What a domino can bring, once what the seat has already is placed. */
  | { readonly kind: 'worth'; readonly points: number }
  | { readonly kind: 'crowns'; readonly crowns: number }
  /** Of all that is free this would bring the most to whoever chooses next. */
  | { readonly kind: 'denies'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'first' | 'earlier' }
  | { readonly kind: 'places'; readonly count: number };

export interface Hint {
  /** The step, as the notation has it. */
  readonly step: string;
  readonly reasons: readonly Reason[];
}

/** More than a few words would not help. */
const MOST_REASONS = 3;

export function hintOf(view: View<State>, seat: Seat, move: MoveCode): Hint {
  const decoded = decodeMove(move);
  const reasons =
    decoded?.kind === 'put'
      ? putReasons(view, seat, move, [decoded.first, decoded.second])
      : decoded?.kind === 'take'
        ? takeReasons(view, seat, decoded.domino)
        : [];
  return { step: kingdomino.formatMove(view, move), reasons: reasons.slice(0, MOST_REASONS) };
}

function putReasons(view: State, seat: Seat, move: MoveCode, cells: readonly Cell[]): readonly Reason[] {
  const domino = view.activeDomino;
  const options = placementsOf(view, seat, domino).map((place) => ({
    ...place,
    points: place.gain,
    state: withDomino(view, seat, domino, place.move),
  }));
  const { state: after, points } = options.find((place) => place.move === move)!;
  const others = options.filter((place) => place.move !== move);
  const reasons: Reason[] = [];
  if (points > 0) reasons.push({ kind: 'gain', points, isMost: others.every((other) => other.points < points) });
  reasons.push(...joinReasons(after, seat, cells));
  const waiting = waitingDominoes(after, seat);
  const next = waiting[0];
  const nextPoints = next === undefined ? 0 : bestGain(after, seat, next);
  if (next !== undefined && others.some(({ state }) => bestGain(state, seat, next) < nextPoints)) {
    reasons.push({ kind: 'prepares', domino: next, points: nextPoints });
  }
  const crowded = waiting.find(
    (domino) => places(after, seat, domino) > 0 && others.some(({ state }) => places(state, seat, domino) === 0),
  );
  if (crowded !== undefined) reasons.push({ kind: 'room', domino: crowded });
  const isCentral = view.hasVariant('middle-kingdom') && canCentre(after, seat);
  if (isCentral && others.some(({ state }) => !canCentre(state, seat))) reasons.push({ kind: 'can-centre' });
  const holes = holeCount(after, seat);
  if (others.some((other) => other.points >= points && holeCount(other.state, seat) > holes)) {
    reasons.push({ kind: 'no-hole' });
  }
  if (reasons.length > 0) return reasons;
  const sides = touchedSides(view, seat, cells);
  return [
    sides === 1 && others.every((other) => other.points <= points) ? { kind: 'even' } : { kind: 'compact', sides },
  ];
}

/** The best territory that has more squares than the domino has brought. */
function joinReasons(after: State, seat: Seat, cells: readonly Cell[]): readonly Reason[] {
  const joined = territories(after, seat).find((territory) => {
    const own = cells.filter((cell) => territory.cells.some((other) => isSame(cell, other))).length;
    return own > 0 && territory.squares > own;
  });
  if (joined === undefined) return [];
  const { terrain, squares, crowns } = joined;
  return [{ kind: 'joins', terrain, squares, crowns }];
}

function takeReasons(view: State, seat: Seat, domino: number): readonly Reason[] {
  const reasons: Reason[] = [];
  const own = settled(view, seat);
  const points = bestGain(own, seat, domino);
  if (points > 0) reasons.push({ kind: 'worth', points });
  const crowns = DOMINOES[domino - 1]!.halves.reduce((sum, half) => sum + half.crowns, 0);
  if (crowns > 0) reasons.push({ kind: 'crowns', crowns });
  const free = freeDominoes(view);
  const rival = nextRival(view, seat);
  if (rival !== undefined) {
    const land = settled(view, rival);
    const theirs = bestGain(land, rival, domino);
    const isBest = free.every((other) => other === domino || bestGain(land, rival, other) < theirs);
    if (theirs > 0 && isBest) reasons.push({ kind: 'denies', seat: rival, points: theirs });
  }
  if (domino === view.next[0]) reasons.push({ kind: 'first' });
  else if (domino === Math.min(...free)) reasons.push({ kind: 'earlier' });
  if (points === 0) reasons.push(...couldJoin(own, seat, domino));
  return reasons.length > 0 ? reasons : [{ kind: 'places', count: places(own, seat, domino) }];
}

function couldJoin(view: State, seat: Seat, domino: number): readonly Reason[] {
  const joins = placementsOf(view, seat, domino).flatMap(({ move, cells }) =>
    joinReasons(withDomino(view, seat, domino, move), seat, cells),
  );
  const found = joins.flatMap((reason) => (reason.kind === 'joins' ? [reason] : []));
  const [best] = found.sort((one, other) => other.squares - one.squares);
  return best ? [{ ...best, kind: 'could-join' }] : [];
}

/** The kingdoms once a seat has placed what it has already, each domino where it brings most. */
function settled(view: State, seat: Seat): State {
  let state = view;
  for (const domino of waitingDominoes(view, seat)) {
    const [best] = placementsOf(state, seat, domino).toSorted((one, other) => other.gain - one.gain);
    if (best) state = withDomino(state, seat, domino, best.move);
  }
  return state;
}

/** Whose king chooses next, if it is somebody else's. */
function nextRival({ round, slot, lineKings, kings, seats }: State, seat: Seat): Seat | undefined {
  if (round > 0) return [...lineKings].slice(slot + 1).find((other) => other !== seat && other < seats);
  // In the setup kings are drawn blind: only with one rival is it clear who it will be.
  const rivals = [...kings.keys()].filter((other) => other !== seat && kings[other]! > 0);
  return rivals.length === 1 ? rivals[0] : undefined;
}

function freeDominoes({ next, nextKings }: State): readonly number[] {
  return [...next].filter((domino, at) => domino !== FREE && domino !== 0 && nextKings[at] === FREE);
}

/** What a seat has taken and not placed, without what it is busy with. */
function waitingDominoes({ round, line, lineKings, slot, next, nextKings }: State, seat: Seat): readonly number[] {
  const current = [...line].filter((_, at) => round > 0 && at > slot && lineKings[at] === seat);
  return [...current, ...[...next].filter((_, at) => nextKings[at] === seat)];
}

/** On how many pairs of squares a domino fits. */
function places(view: State, seat: Seat, domino: number): number {
  const pairs = placementsOf(view, seat, domino).map(({ cells }) =>
    cells
      .map(({ x, y }) => `${x},${y}`)
      .sort()
      .join(),
  );
  return new Set(pairs).size;
}

function bestGain(view: State, seat: Seat, domino: number): number {
  return Math.max(0, ...placementsOf(view, seat, domino).map(({ gain }) => gain));
}

function canCentre(state: State, seat: Seat): boolean {
  return 2 * Math.max(...Object.values(extentsOf(state, seat))) < state.grid.size;
}

/** [K13] Free squares within reach none of whose neighbours is one. */
function holeCount(state: State, seat: Seat): number {
  const reach = reachOf(state, seat);
  const isFree = (cell: Cell) => isWithin(cell, reach) && groundAt(state, seat, cell) === undefined;
  let holes = 0;
  for (let x = reach.left; x <= reach.right; x++) {
    for (let y = reach.bottom; y <= reach.top; y++) {
      if (isFree({ x, y }) && !neighbours({ x, y }).some(isFree)) holes++;
    }
  }
  return holes;
}

function touchedSides(view: State, seat: Seat, cells: readonly Cell[]): number {
  return cells.flatMap(neighbours).filter((cell) => groundAt(view, seat, cell) !== undefined).length;
}

function neighbours({ x, y }: Cell): readonly Cell[] {
  return [
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ];
}
