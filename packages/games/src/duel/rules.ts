import {
  type Actor,
  type ActorSet,
  below,
  CHANCE,
  includes,
  lowestBit,
  type MoveCode,
  popcount,
  type Rng,
  type Seat,
} from '@crownhold/core';
import { armsOfDie, crossesOfDie, HIGHER_DIE, LOWER_DIE, listDrawing, sampleDrawing } from './drawing.ts';
import { CELL_COUNT, LOW_CELLS, SHIELDS_HIGH, SHIELDS_LOW } from './grid.ts';
import * as material from './material.ts';
import * as moves from './moves.ts';
import type { Options } from './options.ts';
import * as placement from './placement.ts';
import { rankResults, resultOf } from './result.ts';
import { points } from './scoring.ts';
import { lightningDue, tickDice } from './spellbook.ts';
import { PHASES, STAGES, State, UNROLLED } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { DICE, SPELLS } = material;
const { CELL_BITS, DIE_BITS, KIND_BITS, KINDS } = moves;
const { layMap, drawSquare, EMPTY_PLANE, isMapFull } = placement;
const [BEGINNING, ROLLING, TAKING, SHARING, DRAWING, LIGHTNING, OVER] = PHASES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const [, AT_TURN, AT_CASTLE, AT_NAME, AT_FREE, AT_SPLIT, AT_BOTH] = STAGES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const [FIRST, ROLL, TAKE, PAIR, TURN, CASTLE, NAME, FREE, SPLIT, DRAW, , DOMAINS] = KINDS.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const DOMAINS_CODE = moves.codeOfKind('domains');
const CROSS_CODE = moves.codeOfKind('cross');
const PAIR_BIT = 1 << SPELLS.indexOf('pair');
const FREE_BIT = 1 << SPELLS.indexOf('free');
const SPLIT_BIT = 1 << SPELLS.indexOf('split');
const TURN_BIT = 1 << SPELLS.indexOf('turn');
const DOMAINS_BIT = 1 << SPELLS.indexOf('domains');
const CROSS_BIT = 1 << SPELLS.indexOf('cross');
const REST = (1 << KIND_BITS) - 1;
const FACE = (1 << DIE_BITS) - 1;
const CELL = (1 << CELL_BITS) - 1;
const ALL_DICE = 15;
const DIE_COUNT = 4;
const SIDES = 6;
const CHANCE_ONLY: ActorSet = 1 << CHANCE;

/** The face of each of the six sides of each die. */
const SIDE_FACES = Uint8Array.from(
  DICE.flatMap((sides) => sides.flatMap(({ face, weight }) => Array.from({ length: weight }, () => face))),
);
/** The sets of two dice, ascending. */
const PAIRS = Uint8Array.from(
  Array.from({ length: ALL_DICE + 1 }, (_, dice) => dice).filter((dice) => popcount(dice) === 2),
);

/** [D14] Any two of the empty squares, either way round, and nothing else: more than any other step has. */
export const maxMoves = placement.MAX_DRAWS;

export function create(options: Options): State {
  const state = new State(options);
  layMap(state, 0);
  layMap(state, 1);
  if (options.first === 'random') clearDice(state);
  else begin(state, options.first);
  return state;
}

export function actors(state: State): ActorSet {
  const phase = state.phaseIndex;
  if (phase <= ROLLING) return CHANCE_ONLY;
  return phase === OVER ? 0 : 1 << state.seat;
}

export function legalMoves(state: State, actor: Actor, out: Int32Array): number {
  if (!includes(actors(state), actor)) return 0;
  switch (state.phaseIndex) {
    case DRAWING:
      return listDrawing(state, actor, out);
    case ROLLING:
      return listFaces(state, out);
    case TAKING:
      return listTakes(state, actor, out);
    case SHARING:
      return listShares(state, out);
    case LIGHTNING:
      return listLightning(state, actor, out);
    default:
      out[0] = FIRST << KIND_BITS;
      out[1] = (FIRST << KIND_BITS) + 1;
      return 2;
  }
}

export function sample(state: State, actor: Actor, rng: Rng): MoveCode {
  switch (state.phaseIndex) {
    case DRAWING:
      return sampleDrawing(state, actor, rng);
    case ROLLING: {
      const die = nextDie(state);
      return (ROLL << KIND_BITS) + (die << DIE_BITS) + SIDE_FACES[die * SIDES + below(rng, SIDES)]!;
    }
    default: {
      const count = legalMoves(state, actor, few);
      return few[below(rng, count)]!;
    }
  }
}

/** Room for whoever begins and what can be taken, named or given a cross. */
const few = new Int32Array(CELL_COUNT);

export function apply(state: State, _actor: Actor, move: MoveCode): void {
  const phase = state.phaseIndex;
  const kind = move >> KIND_BITS;
  const rest = move & REST;
  if (phase === DRAWING) applyDrawing(state, state.seat, kind, rest);
  else if (phase === ROLLING) roll(state, rest);
  else if (phase === TAKING) take(state, kind, rest);
  else if (phase === SHARING) share(state, rest);
  else if (phase === LIGHTNING) useLightning(state, state.seat, kind, rest);
  else begin(state, rest);
}

/** [D2] A face that a die has twice is twice as likely. */
export function chanceWeight(state: State, move: MoveCode): number {
  if (state.phaseIndex === BEGINNING) return 1;
  const die = (move & REST) >> DIE_BITS;
  let weight = 0;
  for (let side = 0; side < SIDES; side++) if (SIDE_FACES[die * SIDES + side] === (move & FACE)) weight++;
  return weight;
}

export function turn(state: State, seat: Seat): number {
  return state.turns[seat]!;
}

export const score = points;

export function ranking(state: State): readonly number[] {
  return rankResults([resultOf(state, 0), resultOf(state, 1)]);
}

/** The die that is rolled next. */
export function nextDie(state: State): number {
  const { faces } = state;
  let die = 0;
  while (faces[die] !== UNROLLED) die++;
  return die;
}

/** [D5] */
function begin(state: State, leader: Seat): void {
  state.leader = leader;
  startRound(state);
}

function startRound(state: State): void {
  clearDice(state);
  state.round++;
  state.seat = state.leader;
  state.phaseIndex = ROLLING;
}

function clearDice(state: State): void {
  const { faces, names, hands } = state;
  for (let die = 0; die < DIE_COUNT; die++) {
    faces[die] = UNROLLED;
    names[die] = 0;
  }
  hands[0] = 0;
  hands[1] = 0;
  state.marked = 0;
  state.drew = 0;
}

/** [D6] The dice are rolled one after the other. */
function roll(state: State, rest: number): void {
  const die = rest >> DIE_BITS;
  state.faces[die] = rest & FACE;
  if (die === DIE_COUNT - 1) state.phaseIndex = TAKING;
}

/** [D6] A takes one die, or two with `pair`, which leaves B without a choice. */
function take(state: State, kind: number, dice: number): void {
  const { leader } = state;
  state.hands[leader] = dice;
  state.turns[leader]!++;
  if (kind === PAIR) {
    state.used[leader]! |= PAIR_BIT;
    state.hands[1 - leader] = ALL_DICE ^ dice;
    startDrawing(state, leader);
  } else {
    state.seat = 1 - leader;
    state.phaseIndex = SHARING;
  }
}

/** [D6] B takes two of the other three, A gets the last. */
function share(state: State, dice: number): void {
  const { leader, seat } = state;
  state.hands[seat] = dice;
  state.hands[leader] = ALL_DICE ^ dice;
  state.turns[seat]!++;
  startDrawing(state, leader);
}

function startDrawing(state: State, seat: Seat): void {
  state.seat = seat;
  state.phaseIndex = DRAWING;
}

function applyDrawing(state: State, seat: Seat, kind: number, rest: number): void {
  switch (kind) {
    case TURN:
      state.faces[rest >> DIE_BITS] = rest & FACE;
      state.used[seat]! |= TURN_BIT;
      state.stageIndex = AT_TURN;
      return;
    case CASTLE:
      state.marked |= 1 << rest;
      state.castles |= 1 << seat;
      state.stageIndex = AT_CASTLE;
      return;
    case NAME:
      state.names[rest >> DIE_BITS] = rest & FACE;
      state.stageIndex = AT_NAME;
      return;
    case FREE:
      state.used[seat]! |= FREE_BIT;
      state.stageIndex = AT_FREE;
      return;
    case SPLIT:
      state.used[seat]! |= SPLIT_BIT;
      state.stageIndex = state.stageIndex === AT_FREE ? AT_BOTH : AT_SPLIT;
      return;
    case DRAW:
      drawDomino(state, seat, rest >> CELL_BITS, rest & CELL);
  }
  endDrawing(state, seat);
}

/** [D8] Arms and crosses are copied to the map. */
function drawDomino(state: State, seat: Seat, first: number, second: number): void {
  const dice = state.hands[seat]!;
  const lower = LOWER_DIE[dice]!;
  const higher = HIGHER_DIE[dice]!;
  drawSquare(state, seat, first, armsOfDie(state, lower), crossesOfDie(state, lower));
  drawSquare(state, seat, second, armsOfDie(state, higher), crossesOfDie(state, higher));
  state.drew |= 1 << seat;
}

/** [D10] A's whole turn, then B's; [D11] then the spellbook, A first. */
function endDrawing(state: State, seat: Seat): void {
  state.stageIndex = 0;
  state.turns[seat]!++;
  if (seat === state.leader) startDrawing(state, 1 - seat);
  else tickFor(state, state.leader);
}

function tickFor(state: State, seat: Seat): void {
  tickDice(state, seat);
  state.seat = seat;
  if (lightningDue(state, seat) !== 0) state.phaseIndex = LIGHTNING;
  else endSpellbook(state, seat);
}

function endSpellbook(state: State, seat: Seat): void {
  if (seat === state.leader) tickFor(state, 1 - seat);
  else endRound(state);
}

/** [D17] [D18] B becomes A, unless the game is over. */
function endRound(state: State): void {
  if (state.drew === 0 || isMapFull(state, 0) || isMapFull(state, 1)) {
    state.phaseIndex = OVER;
    return;
  }
  state.leader = 1 - state.leader;
  startRound(state);
}

/** [D14] `domains` and `cross` are used at once when they are won. */
function useLightning(state: State, seat: Seat, kind: number, rest: number): void {
  if (kind === DOMAINS) {
    state.named[seat] = rest;
    state.used[seat]! |= DOMAINS_BIT;
  } else {
    state.crosses[state.crossStart(seat) + rest]!++;
    state.used[seat]! |= CROSS_BIT;
  }
  state.turns[seat]!++;
  endSpellbook(state, seat);
}

function listFaces(state: State, out: Int32Array): number {
  const die = nextDie(state);
  const sides = DICE[die]!;
  for (let i = 0; i < sides.length; i++) out[i] = (ROLL << KIND_BITS) + (die << DIE_BITS) + sides[i]!.face;
  return sides.length;
}

function listTakes(state: State, seat: Seat, out: Int32Array): number {
  for (let die = 0; die < DIE_COUNT; die++) out[die] = (TAKE << KIND_BITS) + (1 << die);
  if ((state.won[seat]! & ~state.used[seat]! & PAIR_BIT) === 0) return DIE_COUNT;
  for (let i = 0; i < PAIRS.length; i++) out[DIE_COUNT + i] = (PAIR << KIND_BITS) + PAIRS[i]!;
  return DIE_COUNT + PAIRS.length;
}

function listShares(state: State, out: Int32Array): number {
  const taken = state.hands[state.leader]!;
  let count = 0;
  for (let i = 0; i < PAIRS.length; i++) {
    if ((PAIRS[i]! & taken) === 0) out[count++] = (TAKE << KIND_BITS) + PAIRS[i]!;
  }
  return count;
}

function listLightning(state: State, seat: Seat, out: Int32Array): number {
  if (lightningDue(state, seat) === DOMAINS_BIT) {
    for (let arms = 1; arms <= SPELLS.length; arms++) out[arms - 1] = DOMAINS_CODE + arms;
    return SPELLS.length;
  }
  const empty = state.boardStart(seat) + EMPTY_PLANE;
  let count = 0;
  for (let rest = ~state.boards[empty]! & SHIELDS_LOW; rest !== 0; rest &= rest - 1) {
    out[count++] = CROSS_CODE + lowestBit(rest);
  }
  for (let rest = ~state.boards[empty + 1]! & SHIELDS_HIGH; rest !== 0; rest &= rest - 1) {
    out[count++] = CROSS_CODE + LOW_CELLS + lowestBit(rest);
  }
  return count;
}
