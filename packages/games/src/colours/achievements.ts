import type { Seat } from '@crownhold/core';
import * as material from './material.ts';
import { PAINTED_PLANE } from './painting.ts';
import type { State } from './state.ts';

const { ACHIEVEMENTS, FIRST_PLACE, KINGDOMS, NO_PLACE, SECOND_PLACE, speedPoints, THREE } = material;
const ROWS = ACHIEVEMENTS.length;
const KINGDOMS_FOR_THREE = 3;
const BOTH = 3;

/** [C36] Whether a seat has completed an achievement by now. */
export function isComplete(state: State, seat: Seat, achievement: number): boolean {
  if (achievement === THREE) return completeKingdoms(state, seat) >= KINGDOMS_FOR_THREE;
  const { achievementsLow, achievementsHigh } = state.atlas;
  const painted = state.boardStart(seat) + PAINTED_PLANE;
  const missing0 = achievementsLow[achievement]! & ~state.boards[painted]!;
  const missing1 = achievementsHigh[achievement]! & ~state.boards[painted + 1]!;
  return (missing0 | missing1) === 0;
}

export function completeKingdoms(state: State, seat: Seat): number {
  let count = 0;
  for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) if (isComplete(state, seat, kingdom)) count++;
  return count;
}

export function placeOf(state: State, seat: Seat, achievement: number): number {
  return state.places[seat * ROWS + achievement]!;
}

/** [C36] The points that a seat has for an achievement. */
export function speedOf(state: State, seat: Seat, achievement: number): number {
  return speedPoints(achievement, placeOf(state, seat, achievement));
}

/** [C35] Marks what was completed in this round, for all at once. */
export function markAchievements(state: State): void {
  for (let achievement = 0; achievement < ROWS; achievement++) {
    const place = state.isSolo ? openNumber(state, achievement) : openPlace(state, achievement);
    for (let seat = 0; seat < state.seats; seat++) {
      if (placeOf(state, seat, achievement) === 0 && isComplete(state, seat, achievement)) {
        state.places[seat * ROWS + achievement] = place;
      }
    }
  }
}

/** The place that is to be had: one after the other, each in a round of its own. */
function openPlace(state: State, achievement: number): number {
  let taken = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const place = placeOf(state, seat, achievement);
    if (place !== NO_PLACE) taken = Math.max(taken, place);
  }
  return taken + 1;
}

/** [C45] Alone one earns the highest number that is not struck. */
function openNumber(state: State, achievement: number): number {
  const struck = state.struck[achievement]!;
  if ((struck & 1) === 0) return FIRST_PLACE;
  return struck === BOTH ? NO_PLACE : SECOND_PLACE;
}

/** [C43] Whether a number, the first or the second of its row, is neither earned nor struck. */
export function canStrikeNumber(state: State, achievement: number, place: number): boolean {
  return placeOf(state, 0, achievement) !== place && ((state.struck[achievement]! >> (place - 1)) & 1) === 0;
}

/** [C43] The place whose numbers may be struck: first ones while there are any; 0 when nothing can be struck. */
export function strikablePlace(state: State): number {
  for (let place = FIRST_PLACE; place <= SECOND_PLACE; place++) {
    for (let row = 0; row < THREE; row++) if (canStrikeNumber(state, row, place)) return place;
  }
  return 0;
}

export function strikeNumber(state: State, achievement: number, place: number): void {
  state.struck[achievement]! |= 1 << (place - 1);
}
