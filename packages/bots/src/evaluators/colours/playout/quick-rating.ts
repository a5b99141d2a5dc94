import { popcount, type Seat } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  AREA_COUNT,
  NEAR_PLANE,
  PAINTED_PLANE,
  placeOf,
  type State,
  speedPoints,
} from '@crownhold/games/colours';
import { strikesLeft } from '../sheet/solo-prizes.ts';

const COLOURS = 6;
const KINGDOMS = 6;
const AREAS = 9;
const ROWS = ACHIEVEMENTS.length - 1;
const THREE = ROWS;
const LOW_AREAS = 27;
const ALL_AREAS = 2 ** LOW_AREAS - 1;
const KINGDOM = 2 ** AREAS - 1;
const TOWERS_PER_AREA = 2;
const NO_AREA = 255;
const MOST_ROUNDS = 24;
const SECOND_PLACE = 2;

/** Areas that a seat paints in a round in the three kingdoms it completes first. */
const PACE = 2.2;

// Found by games of the quick player alone and for two. In points, as long as there are rounds to use them:
const SPELL_WORTH = [0.76, 0.86, 1.05, 1.53];
const TOWER_WORTH = 1.05;
/** An area that loses a base colour, a wish that loses its own, an area that has no other base colour left. */
const BLOCKED_AREA = 0.11;
const BLOCKED_WISH = 0.31;
const HARD_AREA = 0.155;
/** Of the points for three kingdoms: what a kingdom alone is worth of them. */
const SHARE_OF_THREE = 0.61;
// Chances: a wish for a base colour or an area comes true in a round, a wish for a composite and a new one in a kingdom at all.
const DIE_COMES_IN_ROUND = 0.059;
const AREA_PAINTED_IN_ROUND = 0.051;
const COMPOSITE_COMES = 0.445;
const NEW_COMPOSITE_COMES = 0.38;
const STEEPNESS = 0.197;
const HASTE = 0.415;
/** The rounds in which most spells and drops find their use. */
const ROUNDS_TO_USE = 1.47;

const MOST_MISSING = AREAS;

/** By rounds left: the chance that a wish for a base colour comes true, that an area is painted, and the use of spells and drops. */
const DIE_COMES = byRounds((rounds) => 1 - Math.exp(-DIE_COMES_IN_ROUND * rounds));
const AREA_PAINTED = byRounds((rounds) => 1 - Math.exp(-AREA_PAINTED_IN_ROUND * rounds));
const USABLE = byRounds((rounds) => 1 - Math.exp(-rounds / ROUNDS_TO_USE));
/** By rounds left and unpainted areas: the chance to complete a row. */
const COMPLETION = Float64Array.from({ length: (MOST_ROUNDS + 1) * (MOST_MISSING + 1) }, (_, at) => {
  const rounds = Math.floor(at / (MOST_MISSING + 1));
  const areas = at % (MOST_MISSING + 1);
  if (areas === 0 || rounds === 0) return areas === 0 ? 1 : 0;
  return Math.exp(-(STEEPNESS + HASTE / (1 + rounds)) * areas);
});

function byRounds(value: (rounds: number) => number): Float64Array {
  return Float64Array.from({ length: MOST_ROUNDS + 1 }, (_, rounds) => value(rounds));
}

/** What a drop on each area is worth to a seat at sight, in points, at one moment of its turn. */
export class QuickRating {
  /** Rounds after the present one, and the share of spells and drops that comes to use in them. */
  rounds = 0;
  usable = 0;
  /** By row: its unpainted areas, and what the open place in it is worth. */
  readonly missing = new Int32Array(ROWS);
  readonly #prizes = new Float64Array(ROWS + 1);
  #state!: State;
  #board = 0;
  /** By colour from 1: the areas that want it, in two words. */
  readonly #wishes = new Int32Array(2 * COLOURS + 2);
  #wishesOf: State['atlas'] | undefined;

  /** Reads the sheet at the beginning of a turn. */
  begin(state: State, seat: Seat): void {
    this.#state = state;
    this.#board = state.boardStart(seat);
    if (this.#wishesOf !== state.atlas) this.#readWishes(state);
    this.rounds = Math.min(MOST_ROUNDS, roundsLeft(state));
    this.usable = USABLE[this.rounds]!;
    const { boards, atlas } = state;
    const low = boards[this.#board + PAINTED_PLANE]!;
    const high = boards[this.#board + PAINTED_PLANE + 1]!;
    for (let row = 0; row < ROWS; row++) {
      this.missing[row] = popcount(atlas.achievementsLow[row]! & ~low) + popcount(atlas.achievementsHigh[row]! & ~high);
      this.#prizes[row] = prizeOf(state, seat, row);
    }
    this.#prizes[THREE] = prizeOf(state, seat, THREE);
  }

  #readWishes({ atlas }: State): void {
    this.#wishesOf = atlas;
    this.#wishes.fill(0);
    for (let area = 0; area < AREA_COUNT; area++) {
      const colour = atlas.wanted[area]!;
      if (colour !== 0) this.#wishes[2 * colour + (area < LOW_AREAS ? 0 : 1)]! |= 1 << (area % LOW_AREAS);
    }
  }

  /** What a drop of a colour on an unpainted area brings, besides that its kingdom has one less unpainted. */
  rate(area: number, colour: number): number {
    const { boards, atlas } = this.#state;
    const { rounds, usable } = this;
    const board = this.#board;
    const word = area < LOW_AREAS ? 0 : 1;
    const bit = 1 << (area - word * LOW_AREAS);
    const plane = board + 2 * (colour - 1);
    const isBaseColour = (colour & 1) === 1;
    const dieComes = DIE_COMES[rounds]!;
    let sum = 0;
    const wanted = atlas.wanted[area]!;
    if (wanted !== 0) {
      const chance = (wanted & 1) === 1 ? dieComes : COMPOSITE_COMES * usable;
      if (wanted === colour) sum += atlas.worth[area]! * (1 - chance);
      else if ((boards[board + NEAR_PLANE + 2 * (wanted - 1) + word]! & bit) === 0) sum -= atlas.worth[area]! * chance;
      const row = atlas.monsters[area]!;
      if (row !== 0) sum += 1 - AREA_PAINTED[rounds]! + this.#progress(row, this.missing[row]!);
    }
    const kingdom = (area / AREAS) | 0;
    const inKingdom = KINGDOM << (AREAS * (kingdom - 3 * word));
    if ((boards[plane + word]! & inKingdom) === 0) sum += 1 - (isBaseColour ? dieComes : NEW_COMPOSITE_COMES * usable);
    const spell = atlas.spells[area]!;
    if (spell !== 0) sum += SPELL_WORTH[spell - 1]! * usable;
    for (let at = TOWERS_PER_AREA * area; at < TOWERS_PER_AREA * (area + 1); at++) {
      const mate = atlas.towerMates[at]!;
      if (mate === NO_AREA) continue;
      const painted = boards[board + PAINTED_PLANE + (mate < LOW_AREAS ? 0 : 1)]!;
      if ((painted >> (mate % LOW_AREAS)) & 1) sum += TOWER_WORTH * usable;
    }
    const near = plane + NEAR_PLANE;
    const blockedLow = atlas.neighboursLow[area]! & ~boards[board + PAINTED_PLANE]! & ~boards[near]!;
    const blockedHigh = atlas.neighboursHigh[area]! & ~boards[board + PAINTED_PLANE + 1]! & ~boards[near + 1]!;
    const wishes =
      popcount(blockedLow & this.#wishes[2 * colour]!) + popcount(blockedHigh & this.#wishes[2 * colour + 1]!);
    sum -= wishes * BLOCKED_WISH * (isBaseColour ? dieComes : usable);
    if (isBaseColour) {
      sum -= BLOCKED_AREA * usable * (popcount(blockedLow) + popcount(blockedHigh));
      const base = board + NEAR_PLANE + word;
      const others =
        (colour === 1 ? ALL_AREAS : boards[base]!) &
        (colour === 3 ? ALL_AREAS : boards[base + 4]!) &
        (colour === 5 ? ALL_AREAS : boards[base + 8]!);
      if ((others & bit) !== 0) sum += HARD_AREA;
    }
    return sum;
  }

  /** What it brings that a kingdom has one unpainted area less, of so many. */
  kingdomProgress(kingdom: number, missing: number): number {
    const three = this.#prizes[THREE] === 0 ? 0 : SHARE_OF_THREE * this.#prizes[THREE]! * this.#step(missing);
    return this.#progress(kingdom, missing) + three;
  }

  #progress(row: number, missing: number): number {
    const prize = this.#prizes[row]!;
    return prize === 0 ? 0 : prize * this.#step(missing);
  }

  #step(missing: number): number {
    const at = this.rounds * (MOST_MISSING + 1) + missing;
    return COMPLETION[at - 1]! - COMPLETION[at]!;
  }

  /** A drop was placed. */
  place(area: number): void {
    this.missing[(area / AREAS) | 0]!--;
    const row = this.#state.atlas.monsters[area]!;
    if (row !== 0) this.missing[row]!--;
  }
}

/** Rounds after the present one, roughly. */
function roundsLeft(state: State): number {
  if (state.isLast === 1) return 0;
  if (state.isSolo) return 1 + strikesLeft(state);
  let fewest = 3 * AREAS;
  for (let seat = 0; seat < state.seats; seat++) fewest = Math.min(fewest, missingToThree(state, seat));
  return 1 + Math.round(fewest / PACE);
}

function missingToThree(state: State, seat: Seat): number {
  const painted = state.boardStart(seat) + PAINTED_PLANE;
  let [first, second, third] = [AREAS, AREAS, AREAS];
  for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
    const word = kingdom < 3 ? 0 : 1;
    const areas = AREAS - popcount((state.boards[painted + word]! >> (AREAS * (kingdom - 3 * word))) & KINGDOM);
    if (areas < first) [first, second, third] = [areas, first, second];
    else if (areas < second) [second, third] = [areas, second];
    else if (areas < third) third = areas;
  }
  return first + second + third;
}

/** The points of the place that is to be had in a row. */
function prizeOf(state: State, seat: Seat, row: number): number {
  if (placeOf(state, seat, row) !== 0) return 0;
  const place = state.isSolo ? openNumber(state.struck[row]!) : openPlace(state, row);
  return speedPoints(row, place);
}

/** [C45] The highest number that is not struck; none is beyond the second. */
function openNumber(struck: number): number {
  if ((struck & 1) === 0) return 1;
  return (struck & 2) === 0 ? SECOND_PLACE : SECOND_PLACE + 1;
}

/** [C35] */
function openPlace(state: State, row: number): number {
  let place = 1;
  for (let rival = 0; rival < state.seats; rival++) {
    const taken = placeOf(state, rival, row);
    if (taken <= SECOND_PLACE) place = Math.max(place, taken + 1);
  }
  return place;
}
