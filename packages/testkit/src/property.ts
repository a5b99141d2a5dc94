import type { Actor, Game, GameOptions, StateBuffer, Viewer } from '@crownhold/core';
import * as fc from 'fast-check';
import { type Position, positions } from './position.ts';

/** One thing every game must do, to be checked under any test runner or none. */
export interface Property {
  readonly name: string;
  /** Throws fast-check's report: the seed, the shortest game that shows the failure, and what is wrong there. */
  check(parameters: CheckParameters): void;
}

export interface CheckParameters {
  readonly seed?: number;
  readonly numRuns: number;
}

/** A game to be judged, and what the contract does not say of it. */
export interface ConformanceSpec<S extends StateBuffer, O extends GameOptions, E> {
  readonly game: Game<S, O, E>;
  /** All are tried. */
  readonly options: readonly O[];
  /** No game is longer than this. */
  readonly maxSteps: number;
  /**
   * Whether `viewer` may learn nothing of what `actor` does in `state`, but for what the step changes in `actors` and
   * `turn`. It stays true until the secret is out, also when the actor is done. A game without it hides nothing.
   */
  hides?(state: S, actor: Actor, viewer: Viewer): boolean;
}

/** The spec of a game whose state and options are nobody else's business. */
export type AnySpec = ConformanceSpec<StateBuffer, GameOptions, unknown>;
export type AnyPosition = Position<StateBuffer, GameOptions>;

export function forAll<T>(name: string, arbitrary: fc.Arbitrary<T>, judge: (value: T) => void): Property {
  return {
    name,
    check({ seed, numRuns }) {
      fc.assert(fc.property(arbitrary, judge), {
        numRuns,
        includeErrorInReport: true,
        ...(seed === undefined ? {} : { seed }),
      });
    },
  };
}

export function positionsOf({ game, options, maxSteps }: AnySpec): fc.Arbitrary<AnyPosition> {
  return positions(game, options, maxSteps);
}
