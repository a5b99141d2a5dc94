import { ACHIEVEMENTS, type Achievement, placeOf, type State, speedPoints } from '@crownhold/games/colours';

const PLACES = [1, 2] as const;

/** A number of a row, as the sheet prints it. */
export interface SpeedNumber {
  readonly row: Achievement;
  readonly number: number;
  readonly isStruck: boolean;
  /** Who has earned it. */
  readonly seats: readonly number[];
}

/** [C36] The two numbers of each row with what has become of them. */
export function speedNumbers(state: State, row: Achievement): readonly SpeedNumber[] {
  const index = ACHIEVEMENTS.indexOf(row);
  const everybody = Array.from({ length: state.seats }, (_, seat) => seat);
  return PLACES.map((place) => ({
    row,
    number: speedPoints(index, place),
    isStruck: state.isSolo && ((state.struck[index]! >> (place - 1)) & 1) === 1,
    seats: everybody.filter((seat) => placeOf(state, seat, index) === place),
  }));
}

/** [C43] A number of a row that has earned its points already is struck without a loss. */
export function isFreeStrike(state: State, row: Achievement): boolean {
  return placeOf(state, 0, ACHIEVEMENTS.indexOf(row)) !== 0;
}
