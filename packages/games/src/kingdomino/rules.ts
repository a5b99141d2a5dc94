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
import {
  DRAWN as DRAWN_AT,
  KINGS as KINGS_AT,
  LINE as LINE_AT,
  LINE_KINGS as LINE_KINGS_AT,
  LINE_LENGTH as LINE_LENGTH_AT,
  NEXT as NEXT_AT,
  NEXT_KINGS as NEXT_KINGS_AT,
  PHASE as PHASE_AT,
  ROUND as ROUND_AT,
  ROUNDS as ROUNDS_AT,
  SEAT as SEAT_AT,
  SLOT as SLOT_AT,
  TURNS as TURNS_AT,
  UNSEEN as UNSEEN_AT,
  UNSEEN_BITS as UNSEEN_BITS_AT,
} from './layout.ts';
import { DISCARD as DISCARD_AT, DRAW as DRAW_AT, KING as KING_AT, TAKE as TAKE_AT } from './moves.ts';
import type { Options } from './options.ts';
import { clearKingdom, layDomino, listPlacements, samplePlacement } from './placement.ts';
import { matchResult, pastPoints, rankResults, rememberResults } from './result.ts';
import { gamePoints } from './scoring.ts';
import { FREE, PHASES, State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const DRAW = DRAW_AT;
const KING = KING_AT;
const TAKE = TAKE_AT;
const DISCARD = DISCARD_AT;
const [DRAWING, CROWNING, TAKING, PLACING, RENEWING, OVER] = PHASES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const DRAWN = DRAWN_AT;
const KINGS = KINGS_AT;
const LINE = LINE_AT;
const LINE_KINGS = LINE_KINGS_AT;
const LINE_LENGTH = LINE_LENGTH_AT;
const NEXT = NEXT_AT;
const NEXT_KINGS = NEXT_KINGS_AT;
const PHASE = PHASE_AT;
const ROUND = ROUND_AT;
const ROUNDS = ROUNDS_AT;
const SEAT = SEAT_AT;
const SLOT = SLOT_AT;
const TURNS = TURNS_AT;
const UNSEEN = UNSEEN_AT;
const HIGH_WORD = UNSEEN_BITS_AT;
const CHANCE_ONLY: ActorSet = 1 << CHANCE;
const ALL = 2 ** HIGH_WORD - 1;
/** Four places that are `FREE`. */
const ALL_FREE = -1;
// In each byte of a word: the lowest bit, the highest bit.
const LOW_BITS = 0x01010101;
const HIGH_BITS = 0x80808080 | 0;

// Both directions of every pair of neighbours on a 13x13 board: more than any domino ever has.
export const maxMoves = 2 * 2 * 13 * 12;

export function create(options: Options): State {
  const state = new State(options);
  startGame(state);
  return state;
}

export function actors(state: State): ActorSet {
  const phase = state.words[PHASE]!;
  if (phase === PLACING || phase === TAKING) return 1 << state.words[SEAT]!;
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
  const phase = state.words[PHASE]!;
  if (phase === PLACING) return samplePlacement(state, actor, activeDomino(state.words), rng);
  if (phase === TAKING) return sampleTake(state, rng);
  return phase === CROWNING ? sampleKing(state, rng) : sampleDraw(state, rng);
}

export function apply(state: State, _actor: Actor, move: MoveCode): void {
  const phase = state.words[PHASE]!;
  if (phase === PLACING) place(state, move);
  else if (phase === TAKING) take(state.words, move - TAKE);
  else if (phase === CROWNING) drawKing(state.words, move - KING);
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
function hasNextLine(words: Int32Array): boolean {
  return words[ROUND]! < words[ROUNDS]!;
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
  startLine(state.words);
}

/** [K20] Each game of a dynasty is set up anew from all dominoes. */
function renewGame(state: State): void {
  rememberResults(state);
  state.game++;
  startGame(state);
}

function startLine(words: Int32Array): void {
  words[NEXT] = ALL_FREE;
  words[NEXT_KINGS] = ALL_FREE;
  words[PHASE] = DRAWING;
  words[DRAWN] = 0;
  words[SLOT] = 0;
}

/** [K5] Adds a domino to the next line, at its place in ascending order. */
function draw(state: State, domino: number): void {
  const { words } = state;
  state.see(domino);
  const next = words[NEXT]!;
  const before = placesBefore(next, domino);
  words[NEXT] = (next & before) | Math.imul(domino, before + 1) | ((next & ~before) << 8);
  const drawn = words[DRAWN]! + 1;
  words[DRAWN] = drawn;
  if (drawn !== words[LINE_LENGTH]!) return;
  // [K6] [K7] Kings are drawn for the first line; every other one is laid out beside a line that has them.
  if (words[ROUND]! === 0) words[PHASE] = CROWNING;
  else startPlacing(words);
}

/** The bytes of an ascending line with smaller dominoes; without branches, since any place is as likely. */
function placesBefore(line: number, domino: number): number {
  const isSmaller = (~((line | HIGH_BITS) - Math.imul(domino, LOW_BITS)) & HIGH_BITS) >>> 7;
  return (isSmaller << 8) - isSmaller;
}

/** [K6] The owner of the drawn king puts it on a domino before the next king is drawn. */
function drawKing(words: Int32Array, seat: Seat): void {
  words[KINGS]! -= 1 << (seat << 3);
  words[SEAT] = seat;
  words[PHASE] = TAKING;
}

/** [K8] Puts the acting king on a free domino of the next line, which ends its turn. */
function take(words: Int32Array, domino: number): void {
  const seat = words[SEAT]!;
  const place = placesBefore(words[NEXT]!, domino) + 1;
  const isHere = (place << 8) - place;
  words[NEXT_KINGS] = (words[NEXT_KINGS]! & ~isHere) | Math.imul(seat, place);
  endTurn(words, seat);
  if (words[SLOT] === words[LINE_LENGTH]) endRound(words);
  else if (words[ROUND] === 0) words[PHASE] = CROWNING;
  else startPlacing(words);
}

function place(state: State, move: MoveCode): void {
  const { words } = state;
  const seat = words[SEAT]!;
  layDomino(state, seat, activeDomino(words), move);
  if (hasNextLine(words)) {
    // [K8] Also after a discard.
    words[PHASE] = TAKING;
    return;
  }
  endTurn(words, seat);
  if (words[SLOT]! < words[LINE_LENGTH]!) startPlacing(words);
  else words[PHASE] = state.game + 1 < state.games ? RENEWING : OVER;
}

/** The domino that the acting king lies on. */
function activeDomino(words: Int32Array): number {
  return (words[LINE]! >>> (words[SLOT]! << 3)) & 0xff;
}

function endTurn(words: Int32Array, seat: Seat): void {
  words[TURNS]! += 1 << (seat << 3);
  words[SLOT]! += 1;
}

/** [K9] The next line becomes the current one, and a new one is drawn while dominoes remain. */
function endRound(words: Int32Array): void {
  words[LINE] = words[NEXT]!;
  words[LINE_KINGS] = words[NEXT_KINGS]!;
  words[ROUND]! += 1;
  startLine(words);
  if (!hasNextLine(words)) startPlacing(words);
}

/** [K8] Kings act in the order of the current line. */
function startPlacing(words: Int32Array): void {
  words[PHASE] = PLACING;
  words[SEAT] = (words[LINE_KINGS]! >>> (words[SLOT]! << 3)) & 0xff;
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

function sampleTake({ words }: State, rng: Rng): MoveCode {
  // Only FREE has the highest bit of a byte; as many dominoes are free as kings have still to move.
  const isFree = (words[NEXT_KINGS]! >>> 7) & LOW_BITS;
  const shift = shiftOfNth(isFree, below(rng, words[LINE_LENGTH]! - words[SLOT]!));
  return TAKE + ((words[NEXT]! >>> shift) & 0xff);
}

function sampleKing({ words }: State, rng: Rng): MoveCode {
  return KING + (shiftOfNth(words[KINGS]!, below(rng, words[LINE_LENGTH]! - words[SLOT]!)) >> 3);
}

/** Of things that lie in four bytes, so many in each: where the byte begins that has the nth, from 0 on. */
function shiftOfNth(counts: number, n: number): number {
  // Each byte of the product is what lies there and before.
  const hasCome = ((Math.imul(counts, LOW_BITS) | HIGH_BITS) - Math.imul(n + 1, LOW_BITS)) & HIGH_BITS;
  return lowestBit(hasCome) - 7;
}

function sampleDraw(state: State, rng: Rng): MoveCode {
  const { words } = state;
  const isRenewing = words[PHASE] === RENEWING;
  const low = isRenewing ? ALL : words[UNSEEN]!;
  const high = isRenewing ? ALL : words[UNSEEN + 1]!;
  const lows = popcount(low);
  const index = below(rng, lows + popcount(high));
  const isHigh = (lows - 1 - index) >> 31;
  const word = (high & isHigh) | (low & ~isHigh);
  return DRAW + 1 + (HIGH_WORD & isHigh) + nthBit(word, index - (lows & isHigh));
}
