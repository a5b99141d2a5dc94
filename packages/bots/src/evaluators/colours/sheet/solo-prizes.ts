import { ACHIEVEMENTS, placeOf, type State, speedPoints } from '@crownhold/games/colours';
import type { Prize } from './achievement-race.ts';

const ROWS = ACHIEVEMENTS.length - 1;
const THREE = ROWS;
const PLACES = [1, 2];

/** [C43] How many numbers may still be struck, in as many rounds. */
export function strikesLeft(state: State): number {
  return openNumbers(state, 1) + openNumbers(state, 2);
}

/** [C43] [C45] First numbers are struck before second ones, and one may strike that of the row last. */
export function soloPrizes(state: State, row: number): readonly Prize[] {
  if (placeOf(state, 0, row) !== 0) return [];
  return PLACES.filter((place) => !isStruck(state, row, place)).map((place) => ({
    points: speedPoints(row, place),
    rounds: place === 1 && row !== THREE ? openNumbers(state, 1) : strikesLeft(state),
  }));
}

function openNumbers(state: State, place: number): number {
  let count = 0;
  for (let row = 0; row < ROWS; row++) {
    if (placeOf(state, 0, row) !== place && !isStruck(state, row, place)) count++;
  }
  return count;
}

function isStruck(state: State, row: number, place: number): boolean {
  return ((state.struck[row]! >> (place - 1)) & 1) === 1;
}
