import type { Seat } from '@crownhold/core';
import { isComplete, placeOf, strikablePlace } from './achievements.ts';
import { AREA_COUNT, TOWERS_PER_AREA } from './atlas.ts';
import {
  ACHIEVEMENTS,
  BLOTS,
  DICE,
  DIE_COLOURS,
  FIRST_PLACE,
  isBase,
  MOST_SPELLS,
  NO_PLACE,
  SPELL_NAMES,
  WHITE,
} from './material.ts';
import { colourAt, SHOWN_PLANE } from './painting.ts';
import { create } from './rules.ts';
import { BEGUN, MOVED, NO_DIE, type State } from './state.ts';

/** Whether a state could have come about, as far as it shows: dice and hands, turns in the making, sheets and achievements agree. */
export function isConsistent(state: State): boolean {
  if (state.phase === 'first') return isFresh(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  // Who has taken follows from the token; how many is not written down.
  state.takers = seats.filter((seat) => state.dice[seat] !== NO_DIE).length;
  return (
    state.round >= 1 &&
    isPhaseRight(state, seats) &&
    areDiceRight(state, seats) &&
    seats.every((seat) => isHandRight(state, seat) && isTurnRight(state, seat) && isSheetRight(state, seat)) &&
    seats.every((seat) => arePlacesRight(state, seat)) &&
    areStrikesRight(state)
  );
}

/** Before the lot nothing has happened. */
function isFresh(state: State): boolean {
  const { bytes } = create(state.options);
  return state.seats > 1 && state.bytes.every((byte, at) => byte === bytes[at]);
}

function isPhaseRight(state: State, seats: readonly Seat[]): boolean {
  const isEverybodyDone = seats.every((seat) => state.done[seat] === 1);
  switch (state.phase) {
    case 'first':
      return false;
    case 'land':
      return state.takers === 0 && seats.every(isShown);
    case 'play':
      return !isEverybodyDone;
    case 'reveal':
      return isEverybodyDone;
    case 'strike':
      return state.isSolo && isEverybodyDone && seats.every(isShown) && strikablePlace(state) !== 0;
    case 'over':
      return isEverybodyDone && seats.every(isShown) && (state.isLast === 1 || isBlotted());
  }

  function isShown(seat: Seat): boolean {
    return areas().every((area) => colourAt(state, seat, area) === colourAt(state, seat, area, SHOWN_PLANE));
  }

  function isBlotted(): boolean {
    return seats.every((seat) => state.blots[seat] === BLOTS);
  }
}

function areas(): readonly number[] {
  return Array.from({ length: AREA_COUNT }, (_, area) => area);
}

function areDiceRight(state: State, seats: readonly Seat[]): boolean {
  const { numbers, landings, box, token, takers } = state;
  const landed = DICE.filter((_, die) => numbers[die] !== 0).length;
  if (numbers.some((number, die) => (number !== 0) !== die < landed)) return false;
  if (landings.some((kingdoms, die) => die < landed && state.atlas.landingWeights[kingdoms] === 0)) return false;
  if (state.phase === 'land') return landed < DICE.length;
  if (landed !== DICE.length) return false;
  const hands = seats.filter((seat) => state.dice[seat] !== NO_DIE);
  const inOrder = hands.every((seat) => (seat - token + state.seats) % state.seats < takers);
  const own = hands.reduce((dice, seat) => dice | (1 << state.dice[seat]!), 0);
  if (!inOrder || (own & box) !== 0 || new Set(hands.map((seat) => state.dice[seat])).size !== hands.length)
    return false;
  const gone = DICE.filter((_, die) => ((box >> die) & 1) === 0).length;
  // What is gone and nobody has was taken earlier in this throw: whole rounds of it.
  const earlier = gone - hands.length;
  return state.seats > 2 ? earlier === 0 : earlier % state.seats === 0 && earlier + takersDue(state) <= DICE.length;
}

function takersDue(state: State): number {
  return state.seats;
}

/** [C16] [C21] A die from a kingdom it lies in, white in the colour of a die that is gone. */
function isHandRight(state: State, seat: Seat): boolean {
  const die = state.dice[seat]!;
  if (die === NO_DIE) return state.done[seat] === 0;
  if (((state.landings[die]! >> state.kingdoms[seat]!) & 1) === 0) return false;
  const colour = state.colours[seat]!;
  return die === WHITE
    ? isBase(colour) && ((state.box >> DIE_COLOURS.indexOf(colour)) & 1) === 0
    : colour === DIE_COLOURS[die];
}

/** The turn in the making: where the die is, how far it reaches, and what is left of it. */
function isTurnRight(state: State, seat: Seat): boolean {
  const die = state.dice[seat]!;
  if (die === NO_DIE) return isUntouched(state, seat);
  const home = state.homes[seat]!;
  const stage = state.stages[seat]!;
  const others = state.reaches[seat]! & ~(1 << home);
  const isMoved = (stage & MOVED) !== 0;
  const isBegun = (stage & BEGUN) !== 0;
  return (
    (home !== state.kingdoms[seat]) === isMoved &&
    ((state.reaches[seat]! >> home) & 1) === 1 &&
    (others & ~state.atlas.kingdomNeighbours[home]!) === 0 &&
    state.left[seat]! <= state.numbers[die]! &&
    (isBegun || (others === 0 && state.left[seat] === state.numbers[die] && isUntouched(state, seat))) &&
    state.choices[seat]! <= AREA_COUNT / TOWERS_PER_AREA
  );
}

/** Nothing was painted in this round. */
function isUntouched(state: State, seat: Seat): boolean {
  return areas().every((area) => colourAt(state, seat, area) === colourAt(state, seat, area, SHOWN_PLANE));
}

/** What others see is part of what is there, and no count is more than the sheet has room for. */
function isSheetRight(state: State, seat: Seat): boolean {
  const isPartShown = areas().every((area) => {
    const shown = colourAt(state, seat, area, SHOWN_PLANE);
    return shown === 0 || shown === colourAt(state, seat, area);
  });
  const spells = SPELL_NAMES.map((_, spell) => seat * SPELL_NAMES.length + spell);
  return (
    isPartShown &&
    state.blots[seat]! <= BLOTS &&
    state.shownBlots[seat]! <= state.blots[seat]! &&
    spells.every((at) => state.spells[at]! <= state.shownSpells[at]!) &&
    spells.every((at) => state.shownSpells[at]! + state.gainedSpells[at]! <= MOST_SPELLS)
  );
}

/** [C35] A place needs a complete achievement. */
function arePlacesRight(state: State, seat: Seat): boolean {
  return ACHIEVEMENTS.every((_, achievement) => {
    const place = placeOf(state, seat, achievement);
    return place <= NO_PLACE && (place === 0 || isComplete(state, seat, achievement));
  });
}

/** [C43] Numbers are struck alone only, and never one that is earned. */
function areStrikesRight(state: State): boolean {
  return state.struck.every((struck, row) => {
    if (struck === 0) return true;
    const place = placeOf(state, 0, row);
    const isEarned = place >= FIRST_PLACE && place < NO_PLACE && ((struck >> (place - 1)) & 1) === 1;
    return state.isSolo && !isEarned;
  });
}
