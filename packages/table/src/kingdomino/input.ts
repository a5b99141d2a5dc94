import {
  type Cell,
  type Draft,
  extendDraft,
  isComplete,
  isRefusal,
  type MoveCode,
  type Refusal,
  type Seat,
  startDraft,
  undoDraft,
  type View,
} from '@crownhold/core';
import {
  decodeMove,
  type Event,
  encodeMove,
  extentsOf,
  kingdomino,
  type Options,
  placementsOf,
  type State,
} from '@crownhold/games/kingdomino';
import type { Input } from '../input.ts';
import { cellsOf, isSame, type Place, placeOn, type Reach } from '../place.ts';

export interface KingdominoTypes {
  readonly state: State;
  readonly options: Options;
  readonly event: Event;
}

/** The turn so far, and where the next piece hovers. */
export interface KingdominoInput extends Input<KingdominoTypes>, Place {
  /** How the person has turned it: it may hover otherwise where it fits only so. */
  readonly wish: number;
  /** The square that was tapped: the ghost turns around it. */
  readonly anchor?: Cell | undefined;
  /** The place in the next line that is pointed at. */
  readonly pick: number;
  /** Whether something is pointed at: until then nothing hovers over the kingdom. */
  readonly isPointing: boolean;
  /** Whether the last change is not worth saying: a mouse passes over many cells. */
  readonly isQuiet?: boolean;
}

export function startInput(view: View<State>, seat: Seat): KingdominoInput {
  const cursor = { cell: { x: 0, y: 0 }, quarter: 0, wish: 0, pick: 0, isPointing: false };
  return settleInput({ draft: startDraft(view, seat), ...cursor });
}

/** What would be played if the piece were let go now. */
export function inputMove(input: KingdominoInput): MoveCode {
  const { state } = input.draft;
  if (state.phase === 'take') return encodeMove({ kind: 'take', domino: state.next[input.pick]! });
  if (isDiscard(input)) return encodeMove({ kind: 'discard' });
  const [first, second] = cellsOf(input);
  const put = encodeMove({ kind: 'put', first, second });
  // A domino with equal halves lies the same both ways round.
  const turned = encodeMove({ kind: 'put', first: second, second: first });
  return kingdomino.refusal(state, input.draft.seat, put)?.code === 'halves-exchanged' ? turned : put;
}

/** [K14] Whether the domino fits nowhere. */
export function isDiscard({ draft }: KingdominoInput): boolean {
  return draft.state.phase === 'place' && !isComplete(kingdomino, draft) && placesOf(draft).length === 0;
}

/** Why the piece may not be let go where it is. */
export function inputRefusal(input: KingdominoInput): Refusal | undefined {
  return kingdomino.refusal(input.draft.state, input.draft.seat, inputMove(input));
}

/** Points that the placement would win or lose; `undefined` where nothing is placed or it may not be. */
export function inputGain(input: KingdominoInput): number | undefined {
  const { draft } = input;
  if (draft.state.phase !== 'place' || isComplete(kingdomino, draft)) return undefined;
  const move = inputMove(input);
  return placesOf(draft).find((place) => place.move === move)?.gain;
}

/** The cells that the domino can cover, each once. */
export function openCells({ draft }: KingdominoInput): readonly Cell[] {
  if (draft.state.phase !== 'place' || isComplete(kingdomino, draft)) return [];
  const cells = placesOf(draft).flatMap((place) => place.cells);
  return [...new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell])).values()];
}

/** Whether the hovering domino covers a cell. */
export function isCovered(input: KingdominoInput, cell: Cell): boolean {
  return cellsOf(input).some((each) => isSame(each, cell));
}

/** The domino that the turn takes, once it does. */
export function takenDomino({ draft }: KingdominoInput): number | undefined {
  const last = draft.moves.at(-1);
  const move = last === undefined ? undefined : decodeMove(last);
  return move?.kind === 'take' ? move.domino : undefined;
}

/** [K13] The rectangle that a domino can be moved over: all that the limit of the grid leaves open. */
export function reachOf(state: State, seat: Seat): Reach {
  const { west, east, south, north } = extentsOf(state, seat);
  const { size } = state.grid;
  return { left: east - size + 1, right: size - 1 - west, bottom: north - size + 1, top: size - 1 - south };
}

type Placements = ReturnType<typeof placementsOf>;

/** A picture asks many times where the same domino fits, and every answer scores all its places. */
const PLACES = new WeakMap<Draft<State>, Placements>();

/** Where the domino that is to be placed fits. */
export function placesOf(draft: Draft<State>): Placements {
  const { state, seat } = draft;
  const places = PLACES.get(draft) ?? (state.phase === 'place' ? placementsOf(state, seat, state.activeDomino) : []);
  PLACES.set(draft, places);
  return places;
}

/** The input with one more step, or why there cannot be one. */
export function withStep(input: KingdominoInput, move: MoveCode): KingdominoInput | Refusal {
  const draft = extendDraft(kingdomino, input.draft, move);
  return isRefusal(draft) ? draft : settleInput({ ...input, draft });
}

export function withoutStep(input: KingdominoInput): KingdominoInput {
  return settleInput({ ...input, draft: undoDraft(kingdomino, input.draft) }, input.draft.moves.at(-1));
}

/** Puts the cursor where it is handy: on the place that was undone, on the best place, or on a free domino. */
export function settleInput(input: KingdominoInput, undone?: MoveCode): KingdominoInput {
  const { draft } = input;
  if (isComplete(kingdomino, draft)) return input;
  if (draft.state.phase === 'take') return { ...input, pick: nextPick({ ...input, pick: -1 }, 1) };
  const places = placesOf(draft);
  const most = Math.max(...places.map(({ gain }) => gain));
  const place = places.find(({ move }) => move === undone) ?? places.find(({ gain }) => gain === most);
  return place ? lieOn(input, placeOn(...place.cells)) : input;
}

/** The domino hovers there, and is turned so from now on. */
export function lieOn(input: KingdominoInput, place: Place): KingdominoInput {
  return { ...input, ...place, wish: place.quarter };
}

/** The next free domino in a direction, staying put where there is none. */
export function nextPick({ draft, pick }: KingdominoInput, direction: number): number {
  const { state, seat } = draft;
  const step = Math.sign(direction);
  for (let at = pick + step; step !== 0 && at >= 0 && at < state.lineLength; at += step) {
    const take = encodeMove({ kind: 'take', domino: state.next[at]! });
    if (!kingdomino.refusal(state, seat, take)) return at;
  }
  return pick;
}
