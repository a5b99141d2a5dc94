import { popcount, type Seat } from '@crownhold/core';
import { ACHIEVEMENTS, PAINTED_PLANE, placeOf, type State, speedPoints } from '@crownhold/games/colours';

const THREE = ACHIEVEMENTS.length - 1;
const KINGDOMS = 6;
const SECOND_PLACE = 2;

/** Areas that a seat paints in a round in the three kingdoms it completes first. */
const PACE = 2.2;
/** Rounds that a rival takes for each area of an achievement. */
const RIVAL_ROUNDS = 0.7;

/** What a place in an achievement brings, and the rounds in which it is likely to be had. */
export interface Prize {
  readonly points: number;
  readonly rounds: number;
}

/** [C35] A place is to be had until a rival has it, the next one until the end. */
export function racePrizes(state: State, seat: Seat, row: number, roundsLeft: number): readonly Prize[] {
  if (placeOf(state, seat, row) !== 0) return [];
  const rivals = Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
  const open = 1 + Math.max(...rivals.map((rival) => placeOf(state, rival, row)));
  const racing = rivals.filter((rival) => placeOf(state, rival, row) === 0);
  const soonest = Math.min(roundsLeft, ...racing.map((rival) => RIVAL_ROUNDS * missing(state, rival, row)));
  return [open, open + 1]
    .filter((place) => place <= SECOND_PLACE)
    .map((place) => ({ points: speedPoints(row, place), rounds: place === open ? soonest : roundsLeft }));
}

/** [C37] Rounds until somebody is likely to have three kingdoms, and one more. */
export function roundsAmong(state: State): number {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return 1 + Math.min(...seats.map((seat) => missing(state, seat, THREE))) / PACE;
}

/** The unpainted areas of an achievement; for three kingdoms those of the most complete ones. */
export function missing(state: State, seat: Seat, row: number): number {
  if (row === THREE) {
    const kingdoms = Array.from({ length: KINGDOMS }, (_, kingdom) => missing(state, seat, kingdom));
    const [first, second, third] = kingdoms.sort((a, b) => a - b);
    return first! + second! + third!;
  }
  const painted = state.boardStart(seat) + PAINTED_PLANE;
  const { achievementsLow, achievementsHigh } = state.atlas;
  return (
    popcount(achievementsLow[row]! & ~state.boards[painted]!) +
    popcount(achievementsHigh[row]! & ~state.boards[painted + 1]!)
  );
}
