import {
  type Actor,
  type ActorSet,
  below,
  CHANCE,
  includes,
  type MoveCode,
  type Rng,
  type Seat,
} from '@crownhold/core';
import * as achievements from './achievements.ts';
import { kingdomBits } from './atlas.ts';
import * as material from './material.ts';
import * as moves from './moves.ts';
import type { Options } from './options.ts';
import * as painting from './painting.ts';
import { rankResults, resultOf } from './result.ts';
import { points } from './scoring.ts';
import { NO_DIE, PHASES, State } from './state.ts';
import { giveDie, show } from './visibility.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { BLOTS, DIE_COLOURS, SPELL_NAMES, THREE, speedPoints, FIRST_PLACE, SECOND_PLACE } = material;
const { COLOUR_BITS, DROPS_BITS, KIND_BITS, KINGDOMS_BITS, takeRest } = moves;
const [, LANDING, PLAYING, REVEALING, STRIKING, OVER] = PHASES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const [FIRST, LAND, TAKE, , , , , , , , REVEAL, STRIKE] = moves.KINDS.map((kind) => moves.codeOfKind(kind)) as [
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
const [, , , MOVE_KIND, SPLIT_KIND, PAINT_KIND, BLEND_KIND, TOWER_KIND, CHOOSE_KIND] = moves.KINDS.map(
  (_, index) => index,
) as [number, number, number, number, number, number, number, number, number];
const REST = (1 << KIND_BITS) - 1;
const COLOUR = (1 << COLOUR_BITS) - 1;
const KINGDOMS_MASK = (1 << KINGDOMS_BITS) - 1;
const DROPS = (1 << DROPS_BITS) - 1;
const DICE = 4;
const ALL_DICE = 15;
const BASE_DICE = 7;
const WHITE = 3;
const SPELLS = SPELL_NAMES.length;
const KINGDOMS = 6;
const LEAST_DROPS = 2;
const DROP_NUMBERS = 3;
const CHANCE_ONLY: ActorSet = 1 << CHANCE;

/** A drop of the die, blended ones and those of towers in every colour on every area, and what else there is to say. */
export const maxMoves = 600;

export function create(options: Options): State {
  const state = new State(options);
  if (options.seats === 1) startRound(state);
  return state;
}

export function actors(state: State): ActorSet {
  const phase = state.phaseIndex;
  if (phase === PLAYING) return players(state);
  if (phase === STRIKING) return 1;
  return phase === OVER ? 0 : CHANCE_ONLY;
}

/** [C22] Whoever is to take a die, and whoever has one and is not done. */
function players(state: State): ActorSet {
  const { seats, takers } = state;
  let set = takers < seats ? 1 << state.taker : 0;
  for (let seat = 0; seat < seats; seat++) {
    if (state.dice[seat] !== NO_DIE && state.done[seat] === 0) set |= 1 << seat;
  }
  return set;
}

export function legalMoves(state: State, actor: Actor, out: Int32Array): number {
  if (!includes(actors(state), actor)) return 0;
  switch (state.phaseIndex) {
    case PLAYING:
      return state.dice[actor] === NO_DIE ? listTakes(state, out) : painting.listColouring(state, actor, out);
    case LANDING:
      return listLandings(state, out);
    case STRIKING:
      return listStrikes(state, out);
    case REVEALING:
      out[0] = REVEAL;
      return 1;
    default:
      return listFirsts(state, out);
  }
}

/** Room for every move of anybody. */
const buffer = new Int32Array(maxMoves);

export function sample(state: State, actor: Actor, rng: Rng): MoveCode {
  if (state.phaseIndex === LANDING) return sampleLanding(state, rng);
  return buffer[below(rng, legalMoves(state, actor, buffer))]!;
}

function sampleLanding(state: State, rng: Rng): MoveCode {
  const { landings, landingWeight } = state.atlas;
  const number = below(rng, DROP_NUMBERS);
  let left = below(rng, landingWeight);
  let at = 0;
  while (left >= landings[at]!.weight) left -= landings[at++]!.weight;
  const base = LAND + (((nextDie(state) << DROPS_BITS) | number) << KINGDOMS_BITS);
  return base + kingdomBits(landings[at]!.kingdoms);
}

export function apply(state: State, actor: Actor, move: MoveCode): void {
  const rest = move & REST;
  const phase = state.phaseIndex;
  if (phase === PLAYING) {
    if (state.dice[actor] === NO_DIE) take(state, actor, rest);
    else colour(state, actor, move >> KIND_BITS, rest);
  } else if (phase === LANDING) land(state, rest);
  else if (phase === REVEALING) reveal(state);
  else if (phase === STRIKING) strike(state, rest);
  else begin(state, rest);
}

/** [C13] The three numbers are as likely; where dice lie is tabulated. */
export function chanceWeight(state: State, move: MoveCode): number {
  return state.phaseIndex === LANDING ? state.atlas.landingWeights[move & KINGDOMS_MASK]! : 1;
}

export function turn(state: State, seat: Seat): number {
  return state.turns[seat]!;
}

export const score = points;

export function ranking(state: State): readonly number[] {
  return rankResults(Array.from({ length: state.seats }, (_, seat) => resultOf(state, seat)));
}

/** The die that lands next. */
export function nextDie(state: State): number {
  let die = 0;
  while (state.numbers[die] !== 0) die++;
  return die;
}

/** [C17] The lot gives the token, and in turn order a spell to each. */
function begin(state: State, first: Seat): void {
  state.token = first;
  for (let i = 0; i < state.seats; i++) state.spells[((first + i) % state.seats) * SPELLS + i] = 1;
  startRound(state);
}

function startRound(state: State): void {
  const { seats } = state;
  state.round++;
  state.takers = 0;
  readyGains(state);
  show(state);
  for (let seat = 0; seat < seats; seat++) clearTurn(state, seat);
  // [C18] Three and four throw every round, [C19] [C20] one and two when the box is empty.
  if (state.box === 0 || seats > 2) throwDice(state);
  else state.phaseIndex = PLAYING;
}

function throwDice(state: State): void {
  state.box = 0;
  state.numbers.fill(0);
  state.landings.fill(0);
  state.phaseIndex = LANDING;
}

/** [C28] [C29] What was gained in the round before can be used from now on. */
function readyGains(state: State): void {
  const { spells, gainedSpells, drops, gainedDrops } = state;
  for (let at = 0; at < spells.length; at++) {
    spells[at]! += gainedSpells[at]!;
    gainedSpells[at] = 0;
  }
  for (let at = 0; at < drops.length; at++) {
    drops[at]! += gainedDrops[at]!;
    gainedDrops[at] = 0;
  }
}

function clearTurn(state: State, seat: Seat): void {
  state.dice[seat] = NO_DIE;
  state.kingdoms[seat] = 0;
  state.colours[seat] = 0;
  state.homes[seat] = 0;
  state.reaches[seat] = 0;
  state.left[seat] = 0;
  state.stages[seat] = 0;
  state.done[seat] = 0;
}

/** [C15] */
function land(state: State, rest: number): void {
  const die = rest >> (KINGDOMS_BITS + DROPS_BITS);
  state.numbers[die] = ((rest >> KINGDOMS_BITS) & DROPS) + LEAST_DROPS;
  state.landings[die] = rest & KINGDOMS_MASK;
  if (die < DICE - 1) return;
  state.box = ALL_DICE;
  state.phaseIndex = PLAYING;
}

/** [C21] A die, the kingdom it comes from, and the colour of white. */
function take(state: State, seat: Seat, rest: number): void {
  const die = rest >> (2 * COLOUR_BITS);
  const colourOfDie = die === WHITE ? rest & COLOUR : DIE_COLOURS[die]!;
  giveDie(state, seat, die, (rest >> COLOUR_BITS) & COLOUR, colourOfDie);
  state.box &= ~(1 << die);
  state.takers++;
  state.turns[seat]!++;
}

function colour(state: State, seat: Seat, kind: number, rest: number): void {
  if (applyColouring(state, seat, kind, rest)) return;
  painting.blotUnused(state, seat);
  state.done[seat] = 1;
  state.turns[seat]!++;
  if (players(state) === 0) state.phaseIndex = REVEALING;
}

/** One step of colouring; false if it is the last, which ends the turn. */
export function applyColouring(state: State, seat: Seat, kind: number, rest: number): boolean {
  const match = rest & 1;
  switch (kind) {
    case PAINT_KIND:
      painting.paintWithDie(state, seat, rest >> 1, match);
      return true;
    case TOWER_KIND:
      painting.paintFromTower(state, seat, rest >> (COLOUR_BITS + 1), (rest >> 1) & COLOUR, match);
      return true;
    case BLEND_KIND:
      painting.paintBlended(state, seat, rest >> (COLOUR_BITS + 1), (rest >> 1) & COLOUR, match);
      return true;
    case CHOOSE_KIND:
      painting.chooseDrop(state, seat, rest);
      return true;
    case MOVE_KIND:
      painting.moveDie(state, seat, rest);
      return true;
    case SPLIT_KIND:
      painting.splitDie(state, seat, rest);
      return true;
  }
  return false;
}

/** [C22] [C35] Everybody is done: sheets are shown, achievements marked, and the round is over. */
function reveal(state: State): void {
  show(state);
  const hadThree = hasThree(state);
  achievements.markAchievements(state);
  if (state.isLast === 1 || areBlotsFull(state)) end(state);
  else if (state.isSolo) reckonAlone(state);
  else {
    // [C37]
    if (!hadThree && hasThree(state)) state.isLast = 1;
    endRound(state);
  }
}

/** Whether anybody has completed three kingdoms, as marked. */
function hasThree(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (achievements.placeOf(state, seat, THREE) !== 0) return true;
  return false;
}

/** [C38] */
function areBlotsFull(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (state.blots[seat]! < BLOTS) return false;
  return true;
}

/** [C43] [C44] Alone a number is struck after the round; if none can be, or three kingdoms are complete, one round is left. */
function reckonAlone(state: State): void {
  const isThree = hasThree(state);
  if (achievements.strikablePlace(state) !== 0) {
    if (isThree) state.isLast = 1;
    state.phaseIndex = STRIKING;
    return;
  }
  achievements.strikeNumber(state, THREE, isThree ? SECOND_PLACE : FIRST_PLACE);
  state.isLast = 1;
  endRound(state);
}

function strike(state: State, rest: number): void {
  const row = rest >> COLOUR_BITS;
  const place = (rest & COLOUR) === speedPoints(row, FIRST_PLACE) ? FIRST_PLACE : SECOND_PLACE;
  achievements.strikeNumber(state, row, place);
  state.turns[0]!++;
  endRound(state);
}

/** [C18] [C19] The token passes on with the dice. */
function endRound(state: State): void {
  if (state.box === 0 || state.seats > 2) state.token = (state.token + 1) % state.seats;
  startRound(state);
}

function end(state: State): void {
  state.phaseIndex = OVER;
}

/** [C17] */
function listFirsts(state: State, out: Int32Array): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) out[count++] = FIRST + seat;
  return count;
}

function listLandings(state: State, out: Int32Array): number {
  const die = nextDie(state);
  const { landingWeights } = state.atlas;
  let count = 0;
  for (let number = 0; number < DROP_NUMBERS; number++) {
    const base = LAND + (((die << DROPS_BITS) | number) << KINGDOMS_BITS);
    for (let kingdoms = 1; kingdoms < landingWeights.length; kingdoms++) {
      if (landingWeights[kingdoms] !== 0) out[count++] = base + kingdoms;
    }
  }
  return count;
}

/** [C16] White only when a coloured die has left the box, and then in its colour. */
function listTakes(state: State, out: Int32Array): number {
  const { box, landings } = state;
  let count = 0;
  for (let die = 0; die < DICE; die++) {
    if (((box >> die) & 1) === 0) continue;
    for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
      if (((landings[die]! >> kingdom) & 1) === 0) continue;
      if (die === WHITE) count = listWhite(box, kingdom, out, count);
      else out[count++] = TAKE + takeRest(die, kingdom, 0);
    }
  }
  return count;
}

/** The base dice in the order of their colours' codes. */
const BY_COLOUR = [0, 2, 1];

function listWhite(box: number, kingdom: number, out: Int32Array, from: number): number {
  let count = from;
  for (const die of BY_COLOUR) {
    if (((box & BASE_DICE) >> die) & 1) continue;
    out[count++] = TAKE + takeRest(WHITE, kingdom, DIE_COLOURS[die]!);
  }
  return count;
}

/** [C43] */
function listStrikes(state: State, out: Int32Array): number {
  const place = achievements.strikablePlace(state);
  let count = 0;
  for (let row = 0; row < THREE; row++) {
    if (achievements.canStrikeNumber(state, row, place))
      out[count++] = STRIKE + (row << COLOUR_BITS) + speedPoints(row, place);
  }
  return count;
}
