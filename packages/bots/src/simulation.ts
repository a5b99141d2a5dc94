import type { Rng, Seat, StateBuffer } from '@crownhold/core';

/** In place of a seat: chance decides next, or the game is over. */
export const BY_CHANCE = -1;
export const OVER = -2;

/** A game that is played on from one position, step by step or by quick play. A decision is any number. */
export interface Simulation {
  /** Who decides next: a seat, `BY_CHANCE` or `OVER`. */
  readonly actor: Seat;
  /** Lists at most `most` decisions of the acting seat, the best at first sight first, with ratings in points. */
  list(most: number, decisions: Int32Array, ratings: Float64Array): number;
  decide(decision: number): void;
  /** Lets chance decide until a seat acts, and tells what. */
  draw(rng: Rng): number;
  /** Lets chance decide what it has told before in the same place. */
  redraw(outcome: number): void;
  /** Plays to the end of the game, or of the present game of a series, and writes the points of each seat. */
  finish(rng: Rng, scores: Float64Array): void;
}

/** Makes ready to play on from a copy of a state, again and again; there is one simulation at a time. */
export type Simulator<S extends StateBuffer> = (state: S) => () => Simulation;
