import {
  type Actor,
  type ActorSet,
  below,
  CHANCE,
  includes,
  lowestBit,
  type MoveCode,
  nthBit,
  popcount,
  type Rng,
  type Seat,
} from '@crownhold/core';
import * as moves from './moves.ts';
import type { Options } from './options.ts';
import { clearKingdom, layDomino, listPlacements, samplePlacement } from './placement.ts';
import { matchResult, pastPoints, rankResults, rememberResults } from './result.ts';
import { gamePoints } from './scoring.ts';
import { FREE, PHASES, State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { DRAW, KING, TAKE, DISCARD } = moves;
const [DRAWING, CROWNING, TAKING, PLACING, RENEWING, OVER] = PHASES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const CHANCE_ONLY: ActorSet = 1 << CHANCE;
const LINE = 4;
const HIGH_WORD = 24;
const ALL = 2 ** HIGH_WORD - 1;

// Both directions of every pair of neighbours on a 13x13 board: more than any domino ever has.
export const maxMoves = 2 * 2 * 13 * 12;

export function create(options: Options): State {
  const state = new State(options);
  startGame(state);
  return state;
}

export function actors(state: State): ActorSet {
  const phase = state.phaseIndex;
  if (phase === PLACING || phase === TAKING) return 1 << state.seat;
  return phase === OVER ? 0 : CHANCE_ONLY;
}

export function legalMoves(state: State, actor: Actor, out: Int32Array): number {
  if (!includes(actors(state), actor)) return 0;
  const phase = state.phaseIndex;
  if (phase === PLACING) return listPlacing(state, actor, out);
  if (phase === TAKING) return listTakes(state, out);
  return phase === CROWNING ? listKings(state, out) : listDraws(state, out);
}

export function sample(state: State, actor: Actor, rng: Rng): MoveCode {
  const phase = state.phaseIndex;
  if (phase === PLACING) return samplePlacement(state, actor, state.activeDomino, rng);
  if (phase === TAKING) return sampleTake(state, rng);
  return phase === CROWNING ? sampleKing(state, rng) : sampleDraw(state, rng);
}

export function apply(state: State, _actor: Actor, move: MoveCode): void {
  const phase = state.phaseIndex;
  if (phase === PLACING) place(state, move);
  else if (phase === TAKING) take(state, move - TAKE);
  else if (phase === CROWNING) drawKing(state, move - KING);
  else {
    if (phase === RENEWING) renewGame(state);
    draw(state, move - DRAW);
  }
}

/** [K6] Kings of one colour are alike: two of them are twice as likely. */
export function chanceWeight(state: State, move: MoveCode): number {
  return state.phaseIndex === CROWNING ? state.kings[move - KING]! : 1;
}

export function turn(state: State, seat: Seat): number {
  return state.turns[seat]!;
}

export function score(state: State, seat: Seat): number {
  return pastPoints(state, seat) + gamePoints(state, seat);
}

export function ranking(state: State): readonly number[] {
  const results = Array.from({ length: state.seats }, (_, seat) => matchResult(state, seat));
  return rankResults(results, state.options.tiebreak);
}

/** [K10] In the last round there is no next line. */
function hasNextLine(state: State): boolean {
  return state.round < state.rounds;
}

function startGame(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    clearKingdom(state, seat);
    state.kings[seat] = state.kingsPerSeat;
  }
  state.unseeAll();
  state.line.fill(FREE);
  state.lineKings.fill(FREE);
  state.round = 0;
  startLine(state);
}

/** [K20] Each game of a dynasty is set up anew from all dominoes. */
function renewGame(state: State): void {
  rememberResults(state);
  state.game++;
  startGame(state);
}

function startLine(state: State): void {
  const { next, nextKings } = state;
  for (let at = 0; at < LINE; at++) {
    next[at] = FREE;
    nextKings[at] = FREE;
  }
  state.phaseIndex = DRAWING;
  state.drawn = 0;
  state.slot = 0;
}

/** [K5] Adds a domino to the next line, at its place in ascending order. */
function draw(state: State, domino: number): void {
  const { next } = state;
  state.see(domino);
  let carried = domino;
  for (let at = 0; at < LINE; at++) {
    // The smaller stays, the larger goes on to the next place; without a branch, since either is as likely.
    const here = next[at]!;
    const excess = (carried - here) & ((carried - here) >> 31);
    next[at] = here + excess;
    carried -= excess;
  }
  state.drawn++;
  if (state.drawn !== state.lineLength) return;
  // [K6] [K7] Kings are drawn for the first line; every other one is laid out beside a line that has them.
  if (state.round === 0) state.phaseIndex = CROWNING;
  else startPlacing(state);
}

/** [K6] The owner of the drawn king puts it on a domino before the next king is drawn. */
function drawKing(state: State, seat: Seat): void {
  state.kings[seat]!--;
  state.seat = seat;
  state.phaseIndex = TAKING;
}

/** [K8] Puts the acting king on a free domino of the next line, which ends its turn. */
function take(state: State, domino: number): void {
  const { next, nextKings } = state;
  // The line ascends, so the place of a domino is the number of smaller ones; the last is smaller than none.
  const at = ((next[0]! - domino) >>> 31) + ((next[1]! - domino) >>> 31) + ((next[2]! - domino) >>> 31);
  nextKings[at] = state.seat;
  endTurn(state);
  if (state.slot === state.lineLength) endRound(state);
  else if (state.round === 0) state.phaseIndex = CROWNING;
  else startPlacing(state);
}

function place(state: State, move: MoveCode): void {
  layDomino(state, state.seat, state.activeDomino, move);
  if (hasNextLine(state)) {
    // [K8] Also after a discard.
    state.phaseIndex = TAKING;
    return;
  }
  endTurn(state);
  if (state.slot < state.lineLength) startPlacing(state);
  else state.phaseIndex = state.game + 1 < state.games ? RENEWING : OVER;
}

function endTurn(state: State): void {
  state.turns[state.seat]!++;
  state.slot++;
}

/** [K9] The next line becomes the current one, and a new one is drawn while dominoes remain. */
function endRound(state: State): void {
  const { line, lineKings, next, nextKings } = state;
  for (let at = 0; at < LINE; at++) {
    line[at] = next[at]!;
    lineKings[at] = nextKings[at]!;
  }
  state.round++;
  startLine(state);
  if (!hasNextLine(state)) startPlacing(state);
}

/** [K8] Kings act in the order of the current line. */
function startPlacing(state: State): void {
  state.phaseIndex = PLACING;
  state.seat = state.lineKings[state.slot]!;
}

function listPlacing(state: State, seat: Seat, out: Int32Array): number {
  const count = listPlacements(state, seat, state.activeDomino, out);
  if (count > 0) return count;
  // [K14] Only a domino that fits nowhere is discarded.
  out[0] = DISCARD;
  return 1;
}

function listTakes(state: State, out: Int32Array): number {
  const { next, nextKings, lineLength } = state;
  let count = 0;
  for (let at = 0; at < lineLength; at++) if (nextKings[at] === FREE) out[count++] = TAKE + next[at]!;
  return count;
}

function listKings(state: State, out: Int32Array): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.kings[seat]! > 0) out[count++] = KING + seat;
  return count;
}

// [K20] The first draw of another game is from all dominoes; only then is the old game cleared away.
function drawableLow(state: State): number {
  return state.phaseIndex === RENEWING ? ALL : state.unseenLow;
}

function drawableHigh(state: State): number {
  return state.phaseIndex === RENEWING ? ALL : state.unseenHigh;
}

function listDraws(state: State, out: Int32Array): number {
  const low = drawableLow(state);
  const high = drawableHigh(state);
  let count = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) out[count++] = DRAW + 1 + lowestBit(rest);
  for (let rest = high; rest !== 0; rest &= rest - 1) out[count++] = DRAW + 1 + HIGH_WORD + lowestBit(rest);
  return count;
}

function sampleTake(state: State, rng: Rng): MoveCode {
  const { next, nextKings, lineLength, slot } = state;
  // Only FREE has the highest bit of a byte; as many dominoes are free as kings have still to move.
  const free =
    (nextKings[0]! >> 7) | ((nextKings[1]! >> 7) << 1) | ((nextKings[2]! >> 7) << 2) | ((nextKings[3]! >> 7) << 3);
  return TAKE + next[nthBit(free, below(rng, lineLength - slot))]!;
}

function sampleKing(state: State, rng: Rng): MoveCode {
  const { kings, lineLength, slot } = state;
  let left = below(rng, lineLength - slot);
  let seat = 0;
  while (left >= kings[seat]!) left -= kings[seat++]!;
  return KING + seat;
}

function sampleDraw(state: State, rng: Rng): MoveCode {
  const low = drawableLow(state);
  const high = drawableHigh(state);
  const lows = popcount(low);
  const index = below(rng, lows + popcount(high));
  const isHigh = (lows - 1 - index) >> 31;
  const word = (high & isHigh) | (low & ~isHigh);
  return DRAW + 1 + (HIGH_WORD & isHigh) + nthBit(word, index - (lows & isHigh));
}
