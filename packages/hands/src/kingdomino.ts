import {
  type Draft,
  extendDraft,
  isComplete,
  isRefusal,
  type MoveCode,
  type Refusal,
  startDraft,
  type View,
} from '@crownhold/core';
import { decodeMove, encodeMove, extentsOf, kingdomino, type State } from '@crownhold/games/kingdomino';
import {
  type Cell,
  cellsOf,
  flipPlace,
  isSame,
  isWithin,
  movePlace,
  nextOf,
  type Place,
  placeOn,
  type Reach,
  turnPlace,
} from './domino.ts';
import type { Hand } from './hand.ts';

/** The turn so far, and where the next piece hovers. */
export interface KingdominoHand extends Hand<State>, Place {
  /** How the person has turned it: it may hover otherwise where it fits only so. */
  readonly wish: number;
  /** The place in the next line that is pointed at. */
  readonly pick: number;
}

export function startHand(view: View<State>, seat: number): KingdominoHand {
  return settleHand({ draft: startDraft(view, seat), cell: { x: 0, y: 0 }, quarter: 0, wish: 0, pick: 0 });
}

/** How a hand is taken back and goes on. */
export const kingdominoHandling = { game: kingdomino, lift: () => undefined, settle: settleHand };

/** What the hand would play if it were let go now. */
function handMove(hand: KingdominoHand): MoveCode {
  const { state } = hand.draft;
  if (state.phase === 'take') return encodeMove({ kind: 'take', domino: state.next[hand.pick]! });
  if (isDiscard(hand)) return encodeMove({ kind: 'discard' });
  const [first, second] = cellsOf(hand);
  const put = encodeMove({ kind: 'put', first, second });
  // A domino with equal halves lies the same both ways round.
  const turned = encodeMove({ kind: 'put', first: second, second: first });
  return kingdomino.refusal(state, hand.draft.seat, put)?.code === 'halves-exchanged' ? turned : put;
}

/** Whether the domino in hand fits nowhere. */
export function isDiscard({ draft }: KingdominoHand): boolean {
  return draft.state.phase === 'place' && legalPuts(draft).length === 0;
}

export function handRefusal(hand: KingdominoHand): Refusal | undefined {
  return kingdomino.refusal(hand.draft.state, hand.draft.seat, handMove(hand));
}

/** Points the placement would win or lose; `undefined` where nothing is placed or it may not be. */
export function handGain(hand: KingdominoHand): number | undefined {
  const { state, seat } = hand.draft;
  if (state.phase !== 'place' || isComplete(kingdomino, hand.draft)) return undefined;
  const next = extendDraft(kingdomino, hand.draft, handMove(hand));
  return isRefusal(next) ? undefined : kingdomino.score(next.state, seat) - kingdomino.score(state, seat);
}

/** Moves the domino over the board, or the pointer along the line. */
export function moveHand(hand: KingdominoHand, dx: number, dy: number): KingdominoHand {
  const { state, seat } = hand.draft;
  if (state.phase === 'take') return { ...hand, pick: nextPick(hand, dx - dy) };
  return { ...hand, ...movePlace(hand, dx, dy, reachOf(state, seat)) };
}

/** Moves the domino onto a cell: as it was turned if it may lie so, else turned so that it may, else as it was. */
export function pointHand(hand: KingdominoHand, cell: Cell): KingdominoHand {
  const reach = reachOf(hand.draft.state, hand.draft.seat);
  const turns = [0, 1, 3, 2].map((quarters) => (hand.wish + quarters) % 4);
  const places = [
    ...turns.map((quarter) => ({ ...hand, cell, quarter })),
    ...turns.map((quarter) => ({ ...hand, ...flipPlace({ cell, quarter }) })),
  ].filter((place) => cellsOf(place).every((each) => isWithin(each, reach)));
  return places.find((place) => handRefusal(place) === undefined) ?? places[0] ?? hand;
}

/** Whether the hovering domino covers a cell. */
export function isUnderHand(hand: KingdominoHand, cell: Cell): boolean {
  return cellsOf(hand).some((each) => isSame(each, cell));
}

/** Points at a domino of the next line. */
export function pickHand(hand: KingdominoHand, pick: number): KingdominoHand {
  return { ...hand, pick };
}

/** The cells that the domino in hand can cover, each once. */
export function openCells({ draft }: KingdominoHand): readonly Cell[] {
  if (draft.state.phase !== 'place') return [];
  const cells = new Map<string, Cell>();
  for (const put of legalPuts(draft)) {
    const move = decodeMove(put);
    if (move?.kind !== 'put') continue;
    for (const cell of [move.first, move.second]) cells.set(`${cell.x},${cell.y}`, cell);
  }
  return [...cells.values()];
}

/** Turns the domino a quarter to the left, moving it back into reach if it would leave. */
export function turnHand(hand: KingdominoHand, quarters = 1): KingdominoHand {
  return wished({ ...hand, ...turnPlace(hand, quarters, reachOf(hand.draft.state, hand.draft.seat)) });
}

/** Exchanges the two halves. */
export function flipHand(hand: KingdominoHand): KingdominoHand {
  return wished({ ...hand, ...flipPlace(hand) });
}

/** Jumps to the next or the previous legal place. */
export function jumpHand(hand: KingdominoHand, direction: 1 | -1): KingdominoHand {
  const puts = legalPuts(hand.draft);
  if (hand.draft.state.phase !== 'place' || puts.length === 0) return hand;
  return over(hand, nextOf(puts, puts.indexOf(handMove(hand)), direction)!);
}

/** Lets go of the piece: the hand with one more step, or why it cannot be. */
export function playHand(hand: KingdominoHand): KingdominoHand | Refusal {
  const draft = extendDraft(kingdomino, hand.draft, handMove(hand));
  return isRefusal(draft) ? draft : settleHand({ ...hand, draft });
}

/** The rectangle a domino can be moved over: all that the grid limit leaves open. */
export function reachOf(state: State, seat: number): Reach {
  const { west, east, south, north } = extentsOf(state, seat);
  const { size } = state.grid;
  return { left: east - size + 1, right: size - 1 - west, bottom: north - size + 1, top: size - 1 - south };
}

function legalPuts(draft: Draft<State>): readonly MoveCode[] {
  const buffer = new Int32Array(kingdomino.maxMoves);
  const count = kingdomino.legalMoves(draft.state, draft.seat, buffer);
  const isForced = count === 1 && buffer[0] === encodeMove({ kind: 'discard' });
  return isForced ? [] : [...buffer.subarray(0, count)];
}

/** Puts the piece where it is handy: on the place that was undone, or on a legal place, or on a free domino. */
export function settleHand(hand: KingdominoHand, undone?: MoveCode): KingdominoHand {
  const { state } = hand.draft;
  if (state.phase === 'take') return { ...hand, pick: nextPick({ ...hand, pick: -1 }, 1) };
  const puts = legalPuts(hand.draft);
  const wanted = undone !== undefined && puts.includes(undone) ? undone : bestPut(hand.draft, puts);
  return wanted === undefined ? hand : over(hand, wanted);
}

function bestPut(draft: Draft<State>, puts: readonly MoveCode[]): MoveCode | undefined {
  const { state, seat } = draft;
  if (state.phase !== 'place') return undefined;
  const copy = kingdomino.copy(state);
  let best: { readonly move: MoveCode; readonly points: number } | undefined;
  for (const move of puts) {
    kingdomino.copy(state, copy);
    kingdomino.apply(copy, seat, move);
    const points = kingdomino.score(copy, seat);
    if (!best || points > best.points) best = { move, points };
  }
  return best?.move;
}

function over(hand: KingdominoHand, put: MoveCode): KingdominoHand {
  const move = decodeMove(put);
  if (move?.kind !== 'put') return hand;
  return wished({ ...hand, ...placeOn(move.first, move.second) });
}

function wished(hand: KingdominoHand): KingdominoHand {
  return { ...hand, wish: hand.quarter };
}

/** The next free domino in a direction, staying put where there is none. */
function nextPick(hand: KingdominoHand, direction: number): number {
  const { state } = hand.draft;
  const step = Math.sign(direction);
  for (let at = hand.pick + step; step !== 0 && at >= 0 && at < state.lineLength; at += step) {
    const take = encodeMove({ kind: 'take', domino: state.next[at]! });
    if (!kingdomino.refusal(state, hand.draft.seat, take)) return at;
  }
  return hand.pick;
}
