import { ARMS, armsOfFace, crossesOfFace, DICE } from '@crownhold/games/duel';
import { type CellSet, countWithout, NO_CELLS } from './cell-set.ts';

/** The part of what may be expected that comes to the right place. */
const USABLE_SHARE = 0.8;
/** With so many open cells a domain gets half of it. */
const OPEN = 2;

/** In points. */
const HOLE = 2;

/** A domain that there is, or that a drawing would make. */
export interface Domain {
  /** From 1. */
  readonly arms: number;
  readonly squares: number;
  readonly crosses: number;
  /** The empty cells beside it. */
  readonly open: CellSet;
}

/** What is still to come, by the rounds after this one: domains grow, and get crosses. */
export class Expectation {
  /** What it costs that a square cannot be filled by a domino any more. */
  readonly hole: number;
  readonly #squares: readonly number[];
  readonly #crosses: readonly number[];

  constructor(roundsAfter: number) {
    this.hole = roundsAfter > 0 ? HOLE : 0;
    this.#squares = SQUARES.map((squares) => USABLE_SHARE * roundsAfter * (squares + JOKERS / 2));
    this.#crosses = CROSSES.map((crosses) => USABLE_SHARE * roundsAfter * crosses);
  }

  /** [D19] What a domain may come to be worth once some of its open cells are closed. */
  worth({ arms, squares, crosses, open }: Domain, closed = NO_CELLS): number {
    const cells = countWithout(open, closed);
    const toCome = crosses * this.#squares[arms]! + squares * this.#crosses[arms]!;
    return squares * crosses + (toCome * cells) / (cells + OPEN);
  }

  /** The squares of some arms that are still to come. */
  squares(arms: number): number {
    return this.#squares[arms]!;
  }

  /** The crosses on squares of some arms that are still to come. */
  crosses(arms: number): number {
    return this.#crosses[arms]!;
  }
}

const SIDES = 6;
/** [D6] A player gets two of the four dice. */
const SHARE = 0.5;

// By arms, the joker first: the squares and the crosses that a player may expect in a round.
const SQUARES = expected(() => 1);
const CROSSES = expected(crossesOfFace);
const JOKERS = SQUARES[0]!;

function expected(count: (face: number) => number): readonly number[] {
  return [0, ...ARMS.map((_, index) => index + 1)].map((arms) => {
    const sides = DICE.flat().filter(({ face }) => armsOfFace(face) === arms);
    return (SHARE / SIDES) * sides.reduce((sum, { face, weight }) => sum + weight * count(face), 0);
  });
}
