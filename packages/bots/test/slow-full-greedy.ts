import { listMoves, type MoveCode, type Seat } from '@crownhold/core';
import {
  type Cell,
  DOMINOES,
  decodeMove,
  encodeMove,
  extentsOf,
  FREE,
  groundAt,
  kingdomino,
  type State,
  territories,
} from '@crownhold/games/kingdomino';

const SIDES = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

interface Outcome {
  readonly turn: string;
  readonly points: number;
  readonly isSound: boolean;
}

/** Every turn that the full greedy player may play in a position where a domino is to be placed: word by word, not fast. */
export function fullGreedyTurns(state: State): ReadonlySet<string> {
  const { seat } = state;
  const puts = [...listMoves(kingdomino, state, seat)];
  const picks = [...state.next].filter((domino, at) => domino !== FREE && state.nextKings[at] === FREE);
  const turns = (those: readonly number[]) =>
    puts.flatMap((put) => (those.length === 0 ? [[put]] : those.map((domino) => [put, take(domino)])));
  if (isBare(state, seat)) {
    const most = Math.max(...picks.map(mostCrowns));
    return texts(turns(picks.filter((pick) => mostCrowns(pick) === most)));
  }
  const outcomes = puts.flatMap((put) =>
    picks.flatMap((pick) => outcomesOf(placed(state, seat, state.activeDomino, put), seat, put, pick)),
  );
  const sound = outcomes.filter(({ isSound }) => isSound);
  const eligible = sound.length > 0 ? sound : outcomes;
  if (eligible.length === 0) return texts(turns(picks));
  const most = Math.max(...eligible.map(({ points }) => points));
  return new Set(eligible.filter(({ points }) => points === most).map(({ turn }) => turn));
}

function outcomesOf(state: State, seat: Seat, put: MoveCode, pick: number): readonly Outcome[] {
  const before = toPlace(state, seat, pick);
  return [...listMoves(kingdomino, before, seat)]
    .filter((move) => decodeMove(move)?.kind === 'put')
    .map((move) => {
      const after = placed(state, seat, pick, move);
      const territory = territories(after, seat).reduce((sum, { points }) => sum + points, 0);
      const hasBonus = state.hasVariant('middle-kingdom') && isCentred(after, seat);
      const keepsCentre = !state.hasVariant('middle-kingdom') || isCentred(after, seat);
      return {
        turn: [put, take(pick)].join(),
        points: territory + (hasBonus ? 10 : 0),
        isSound: keepsCentre && !hasHole(after, seat),
      };
    });
}

function placed(state: State, seat: Seat, domino: number, move: MoveCode): State {
  const after = toPlace(state, seat, domino);
  kingdomino.apply(after, seat, move);
  return after;
}

/** The same kingdoms with a seat about to place a domino. */
function toPlace(state: State, seat: Seat, domino: number): State {
  const before = kingdomino.copy(state);
  before.phaseIndex = 0;
  while (before.phase !== 'place') before.phaseIndex++;
  before.seat = seat;
  before.slot = 0;
  before.line[0] = domino;
  return before;
}

function isCentred(state: State, seat: Seat): boolean {
  return Math.max(...Object.values(extentsOf(state, seat))) <= (state.grid.size - 1) / 2;
}

function hasHole(state: State, seat: Seat): boolean {
  const { size } = state.grid;
  const { west, east, south, north } = extentsOf(state, seat);
  const half = (size - 1) / 2;
  const isInReach = ({ x, y }: Cell) =>
    state.hasVariant('middle-kingdom')
      ? Math.max(Math.abs(x), Math.abs(y)) <= half
      : Math.max(east, x) + Math.max(west, -x) < size && Math.max(north, y) + Math.max(south, -y) < size;
  const isFree = (cell: Cell) => isInReach(cell) && groundAt(state, seat, cell) === undefined;
  for (let x = -size; x <= size; x++) {
    for (let y = -size; y <= size; y++) {
      if (isFree({ x, y }) && !SIDES.some((side) => isFree({ x: x + side.x, y: y + side.y }))) return true;
    }
  }
  return false;
}

function isBare(state: State, seat: Seat): boolean {
  return territories(state, seat).length === 0;
}

function mostCrowns(domino: number): number {
  return Math.max(...DOMINOES[domino - 1]!.halves.map(({ crowns }) => crowns));
}

function take(domino: number): MoveCode {
  return encodeMove({ kind: 'take', domino });
}

function texts(turns: readonly (readonly MoveCode[])[]): ReadonlySet<string> {
  return new Set(turns.map((turn) => turn.join()));
}
