import { below, type MoveCode, type Rng, type Seat } from '@crownhold/core';
import * as material from './material.ts';
import * as moves from './moves.ts';
import * as placement from './placement.ts';
import { STAGES, type State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { DICE, SPELLS } = material;
const { DIE_BITS } = moves;
const { canDraw, countDraws, listDraws, nthDraw, sampleSplit, FREE, FREE_SPLIT, PLAIN, SPLIT } = placement;
const [TURN, CASTLE, NAME, FREE_STEP, SPLIT_STEP, PASS] = (
  ['turn', 'castle', 'name', 'free', 'split', 'pass'] as const
).map(moves.codeOfKind) as [number, number, number, number, number, number];
const ARMS = 6;
const FREE_BIT = 1 << SPELLS.indexOf('free');
const SPLIT_BIT = 1 << SPELLS.indexOf('split');
const TURN_BIT = 1 << SPELLS.indexOf('turn');
const [AT_START, AT_TURN, AT_CASTLE, , AT_FREE, AT_SPLIT] = STAGES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** The die with the lower number, and the other, of a hand of two. */
export const LOWER_DIE = Uint8Array.from({ length: 16 }, (_, dice) => moves.diceIn(dice)[0] ?? 0);
export const HIGHER_DIE = Uint8Array.from({ length: 16 }, (_, dice) => moves.diceIn(dice).at(-1) ?? 0);

/** The arms of a die as they would be drawn; 0 for a joker without a name. */
export function armsOfDie(state: State, die: number): number {
  return state.names[die]! | (state.faces[die]! >> 2);
}

/** Crosses as they would be drawn, the castle's included. */
export function crossesOfDie(state: State, die: number): number {
  return (state.faces[die]! & 3) + ((state.marked >> die) & 1);
}

/** How the present turn's powers let the halves lie. */
export function mannerOf(state: State): placement.Manner {
  const stage = state.stageIndex;
  if (stage < AT_FREE) return PLAIN;
  if (stage === AT_FREE) return FREE;
  return stage === AT_SPLIT ? SPLIT : FREE_SPLIT;
}

/** Spells that the seat may still use in this turn, a bit for each. */
function spellsLeft(state: State, seat: Seat): number {
  return state.won[seat]! & ~state.used[seat]!;
}

/**
 * Whether a turn of drawing can be completed with halves of these arms: in the present manner, or with the powers that
 * may still be announced. A turn with a power in it must not run into a dead end (D14).
 */
export function canComplete(state: State, seat: Seat, first: number, second: number): boolean {
  const manner = mannerOf(state);
  if (canDraw(state, seat, first, second, manner)) return true;
  const spells = spellsLeft(state, seat);
  const addsFree = (spells & FREE_BIT) !== 0 && manner === PLAIN;
  const addsSplit = (spells & SPLIT_BIT) !== 0;
  if (addsFree && canDraw(state, seat, first, second, FREE)) return true;
  if (addsSplit && canDraw(state, seat, first, second, manner | SPLIT)) return true;
  return addsFree && addsSplit && canDraw(state, seat, first, second, FREE_SPLIT);
}

/** [D9] Whether the domino can be drawn as the dice were shared out. */
export function fitsPlainly(state: State, seat: Seat): boolean {
  const dice = state.hands[seat]!;
  return canDraw(state, seat, armsOfDie(state, LOWER_DIE[dice]!), armsOfDie(state, HIGHER_DIE[dice]!), PLAIN);
}

/** The lowest die of a hand whose joker has no name; -1 when there is none. */
export function unnamedDie(state: State, seat: Seat): number {
  const dice = state.hands[seat]!;
  const lower = LOWER_DIE[dice]!;
  if (armsOfDie(state, lower) === 0) return lower;
  const higher = HIGHER_DIE[dice]!;
  return armsOfDie(state, higher) === 0 ? higher : -1;
}

/** Whether both halves look alike, so that turning the domino round changes nothing. */
export function isTwin(state: State, seat: Seat): boolean {
  const dice = state.hands[seat]!;
  const lower = LOWER_DIE[dice]!;
  const higher = HIGHER_DIE[dice]!;
  return (
    armsOfDie(state, lower) === armsOfDie(state, higher) && crossesOfDie(state, lower) === crossesOfDie(state, higher)
  );
}

/** Writes the legal steps of a turn of drawing, ascending; returns how many. */
export function listDrawing(state: State, seat: Seat, out: Int32Array): number {
  const dice = state.hands[seat]!;
  const first = armsOfDie(state, LOWER_DIE[dice]!);
  const second = armsOfDie(state, HIGHER_DIE[dice]!);
  let count = listPowers(state, seat, first, second, out);
  if (first !== 0 && second !== 0) {
    count = listDraws(state, seat, first, second, mannerOf(state), isTwin(state, seat), out, count);
  }
  if (canPass(state, seat)) out[count++] = PASS;
  return count;
}

/** One of them at random. */
export function sampleDrawing(state: State, seat: Seat, rng: Rng): MoveCode {
  const dice = state.hands[seat]!;
  const first = armsOfDie(state, LOWER_DIE[dice]!);
  const second = armsOfDie(state, HIGHER_DIE[dice]!);
  const manner = mannerOf(state);
  // Once it is split nothing but the squares is left to say.
  if (manner >= SPLIT) return sampleSplit(state, seat, first, second, manner, isTwin(state, seat), rng);
  let others = listPowers(state, seat, first, second, powers);
  if (canPass(state, seat)) powers[others++] = PASS;
  const draws = first === 0 || second === 0 ? 0 : countDraws(state, seat, first, second, manner, isTwin(state, seat));
  const n = below(rng, others + draws);
  return n < others ? powers[n]! : nthDraw(n - others);
}

/** Room for two dice turned to any face, the castle on either, names, `free`, `split`, and a pass. */
const powers = new Int32Array(32);

function listPowers(state: State, seat: Seat, first: number, second: number, out: Int32Array): number {
  const stage = state.stageIndex;
  const dice = state.hands[seat]!;
  const spells = spellsLeft(state, seat);
  let count = 0;
  if (stage < AT_TURN && (spells & TURN_BIT) !== 0) {
    count = listTurns(state, seat, LOWER_DIE[dice]!, second, out, count);
    count = listTurns(state, seat, HIGHER_DIE[dice]!, first, out, count);
  }
  if (stage < AT_CASTLE && ((state.castles >> seat) & 1) === 0 && canComplete(state, seat, first, second)) {
    out[count++] = CASTLE + LOWER_DIE[dice]!;
    out[count++] = CASTLE + HIGHER_DIE[dice]!;
  }
  if (first === 0) return listNames(state, seat, LOWER_DIE[dice]!, second, out, count);
  if (second === 0) return listNames(state, seat, HIGHER_DIE[dice]!, first, out, count);
  if (stage < AT_FREE && (spells & FREE_BIT) !== 0) {
    const canFree = canDraw(state, seat, first, second, FREE);
    if (canFree || (spells & SPLIT_BIT) !== 0) out[count++] = FREE_STEP;
  }
  if (stage < AT_SPLIT && (spells & SPLIT_BIT) !== 0) {
    if (canDraw(state, seat, first, second, mannerOf(state) | SPLIT)) out[count++] = SPLIT_STEP;
  }
  return count;
}

/** [D15] The faces that a die may be turned to, beside another half of these arms. */
function listTurns(state: State, seat: Seat, die: number, other: number, out: Int32Array, from: number): number {
  let count = from;
  for (const { face } of DICE[die]!) {
    if (face === state.faces[die] || !canComplete(state, seat, face >> 2, other)) continue;
    out[count++] = TURN + (die << DIE_BITS) + face;
  }
  return count;
}

/** [D7] The names that a joker may get, beside another half of these arms. */
function listNames(state: State, seat: Seat, die: number, other: number, out: Int32Array, from: number): number {
  let count = from;
  for (let arms = 1; arms <= ARMS; arms++) {
    if (canComplete(state, seat, arms, other)) out[count++] = NAME + (die << DIE_BITS) + arms;
  }
  return count;
}

/** [D9] Whether the turn may end without a drawing. */
function canPass(state: State, seat: Seat): boolean {
  return state.stageIndex === AT_START && !fitsPlainly(state, seat);
}
