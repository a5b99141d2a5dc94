import type { Seat } from '@crownhold/core';
import { ARMS, armsOfFace, crossesOfFace, halvesOf, type State } from '@crownhold/games/duel';

/** A half of a domino, as far as it is decided. */
export interface Half {
  readonly die: number;
  /** From 1; 0 for a joker without a name. */
  readonly arms: number;
  readonly crosses: number;
  /** [D11] The row that it ticks; -1 for none. */
  readonly row: number;
}

/** A die as it lies. */
export function halfOf(die: number, face: number): Half {
  const [arms, crosses] = [armsOfFace(face), crossesOfFace(face)];
  return { die, arms, crosses, row: crosses === 0 ? arms - 1 : -1 };
}

/** [D16] */
export function withCross(half: Half): Half {
  return { ...half, crosses: half.crosses + 1, row: -1 };
}

/** The halves of a seat at the present point of its turn, the die with the lower number first. */
export function dominoOf(state: State, seat: Seat): readonly [Half, Half] {
  const [one, other] = halvesOf(state, seat).map(({ die, arms, crosses }) => {
    const code = arms === undefined ? 0 : ARMS.indexOf(arms) + 1;
    const isJoker = state.faces[die] === 0;
    return { die, arms: code, crosses, row: crosses === 0 && !isJoker ? code - 1 : -1 };
  });
  return [one!, other!];
}
