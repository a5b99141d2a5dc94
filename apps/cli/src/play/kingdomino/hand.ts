import {
  type Draft,
  extendDraft,
  isComplete,
  isRefusal,
  type MoveCode,
  type Refusal,
  startDraft,
  undoDraft,
  type View,
} from '@crownhold/core';
import { type Cell, decodeMove, encodeMove, extentsOf, kingdomino, type State } from '@crownhold/games/kingdomino';

/** What a person is about to do: the turn so far, and where the next piece hovers. */
export interface Hand {
  readonly draft: Draft<State>;
  /** The cell of the domino's first half, and how often it is turned a quarter to the left from lying to the right. */
  readonly cell: Cell;
  readonly quarter: number;
  /** The place in the next line that is pointed at. */
  readonly pick: number;
}

const QUARTERS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export function startHand(view: View<State>, seat: number): Hand {
  return settleHand({ draft: startDraft(view, seat), cell: { x: 0, y: 0 }, quarter: 0, pick: 0 });
}

/** What the hand would play if it were let go now. */
function handMove(hand: Hand): MoveCode {
  const { state } = hand.draft;
  if (state.phase === 'take') return encodeMove({ kind: 'take', domino: state.next[hand.pick]! });
  if (isDiscard(hand)) return encodeMove({ kind: 'discard' });
  const [first, second] = handCells(hand);
  const put = encodeMove({ kind: 'put', first, second });
  // A domino with equal halves lies the same both ways round.
  const turned = encodeMove({ kind: 'put', first: second, second: first });
  return kingdomino.refusal(state, hand.draft.seat, put)?.code === 'halves-exchanged' ? turned : put;
}

/** The cells under the domino's two halves. */
export function handCells({ cell, quarter }: Hand): readonly [Cell, Cell] {
  const step = QUARTERS[quarter]!;
  return [cell, { x: cell.x + step.x, y: cell.y + step.y }];
}

/** Whether the domino in hand fits nowhere. */
export function isDiscard({ draft }: Hand): boolean {
  return draft.state.phase === 'place' && legalPuts(draft).length === 0;
}

export function handRefusal(hand: Hand): Refusal | undefined {
  return kingdomino.refusal(hand.draft.state, hand.draft.seat, handMove(hand));
}

/** Points the placement would win or lose; `undefined` where nothing is placed or it may not be. */
export function handGain(hand: Hand): number | undefined {
  const { state, seat } = hand.draft;
  if (state.phase !== 'place' || isComplete(kingdomino, hand.draft)) return undefined;
  const next = extendDraft(kingdomino, hand.draft, handMove(hand));
  return isRefusal(next) ? undefined : kingdomino.score(next.state, seat) - kingdomino.score(state, seat);
}

/** Moves the domino over the board, or the pointer along the line. */
export function moveHand(hand: Hand, dx: number, dy: number): Hand {
  const { state, seat } = hand.draft;
  if (state.phase === 'take') return { ...hand, pick: nextPick(hand, dx - dy) };
  const moved = { ...hand, cell: { x: hand.cell.x + dx, y: hand.cell.y + dy } };
  const { left, right, bottom, top } = reachOf(state, seat);
  const isInside = handCells(moved).every(({ x, y }) => x >= left && x <= right && y >= bottom && y <= top);
  return isInside ? moved : hand;
}

/** Turns the domino a quarter to the left, moving it back into reach if it would leave. */
export function turnHand(hand: Hand, quarters = 1): Hand {
  const turned = { ...hand, quarter: (hand.quarter + quarters) % QUARTERS.length };
  const { left, right, bottom, top } = reachOf(hand.draft.state, hand.draft.seat);
  const cells = handCells(turned);
  const shift = (low: number, high: number, values: readonly number[]) =>
    Math.max(0, low - Math.min(...values)) - Math.max(0, Math.max(...values) - high);
  const dx = shift(
    left,
    right,
    cells.map(({ x }) => x),
  );
  const dy = shift(
    bottom,
    top,
    cells.map(({ y }) => y),
  );
  return { ...turned, cell: { x: turned.cell.x + dx, y: turned.cell.y + dy } };
}

/** Exchanges the two halves. */
export function flipHand(hand: Hand): Hand {
  const [, second] = handCells(hand);
  return { ...hand, cell: second, quarter: (hand.quarter + 2) % QUARTERS.length };
}

/** Jumps to the next or the previous legal place. */
export function jumpHand(hand: Hand, direction: 1 | -1): Hand {
  const puts = legalPuts(hand.draft);
  if (hand.draft.state.phase !== 'place' || puts.length === 0) return hand;
  const at = puts.indexOf(handMove(hand));
  const next = puts[(at + direction + puts.length + (at < 0 && direction < 0 ? 1 : 0)) % puts.length]!;
  return over(hand, next);
}

/** Lets go of the piece: the hand with one more step, or why it cannot be. */
export function playHand(hand: Hand): Hand | Refusal {
  const draft = extendDraft(kingdomino, hand.draft, handMove(hand));
  return isRefusal(draft) ? draft : settleHand({ ...hand, draft });
}

/** Takes the last step back; `undefined` when there is none. */
export function undoHand(hand: Hand): Hand | undefined {
  if (hand.draft.moves.length === 0) return undefined;
  return settleHand({ ...hand, draft: undoDraft(kingdomino, hand.draft) }, hand.draft.moves.at(-1));
}

export function isHandDone(hand: Hand): boolean {
  return isComplete(kingdomino, hand.draft);
}

/** The rectangle a domino can be moved over: all that the grid limit leaves open. */
export function reachOf(state: State, seat: number) {
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
export function settleHand(hand: Hand, undone?: MoveCode): Hand {
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

function over(hand: Hand, put: MoveCode): Hand {
  const move = decodeMove(put);
  if (move?.kind !== 'put') return hand;
  const { first, second } = move;
  const quarter = QUARTERS.findIndex(({ x, y }) => x === second.x - first.x && y === second.y - first.y);
  return { ...hand, cell: first, quarter };
}

/** The next free domino in a direction, staying put where there is none. */
function nextPick(hand: Hand, direction: number): number {
  const { state } = hand.draft;
  const step = Math.sign(direction);
  for (let at = hand.pick + step; step !== 0 && at >= 0 && at < state.lineLength; at += step) {
    const take = encodeMove({ kind: 'take', domino: state.next[at]! });
    if (!kingdomino.refusal(state, hand.draft.seat, take)) return at;
  }
  return hand.pick;
}
