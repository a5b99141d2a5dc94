import type { MoveCode, Seat, StateBuffer } from '@crownhold/core';
import type { Candidate } from './candidate.ts';
import type { Playouts, SearchEvaluator } from './search-evaluator.ts';

/** The reward that a point of the static evaluation stands for. */
const REWARD_PER_POINT = 0.02;
/** How many visits the prior counts for. */
const PRIOR_VISITS = 12;

/** A candidate turn with the statistics of its playouts. */
export class Branch<S extends StateBuffer> {
  readonly turn: readonly MoveCode[];
  readonly after: S;
  visits = 0;
  /** The candidate turns of the seat that acts next, once the branch was expanded, and that seat. */
  replies: readonly Branch<S>[] | undefined;
  replySeat: Seat = 0;
  readonly #prior: number;
  readonly #evaluator: SearchEvaluator<S>;
  readonly #sums: Float64Array;
  #leads = 0;
  #playouts: Playouts | undefined;

  constructor({ turn, after, rating }: Candidate<S>, evaluator: SearchEvaluator<S>) {
    this.turn = turn;
    this.after = after;
    this.#prior = rating * REWARD_PER_POINT;
    this.#evaluator = evaluator;
    this.#sums = new Float64Array(evaluator.seats(after));
  }

  /** Playouts from the state after the turn. */
  get playouts(): Playouts {
    this.#playouts ??= this.#evaluator.playoutsFrom(this.after);
    return this.#playouts;
  }

  /** Adds a playout: the rewards of all seats, and the lead of the searching seat. */
  record(rewards: Float64Array, lead: number): void {
    this.visits++;
    this.#leads += lead;
    for (let seat = 0; seat < rewards.length; seat++) this.#sums[seat]! += rewards[seat]!;
  }

  /** The mean lead of the searching seat at the end. */
  get lead(): number {
    return this.#leads / this.visits;
  }

  meanOf(seat: Seat): number {
    return this.#sums[seat]! / this.visits;
  }

  /** The sum by which the rewards of a seat exceed the prior. */
  excessOverPrior(seat: Seat): number {
    return this.#sums[seat]! - this.visits * this.#prior;
  }

  /** The reward that a seat can expect: the mean of prior and playouts, with the prior corrected by `correction`. */
  estimateFor(seat: Seat, correction: number): number {
    return (this.#sums[seat]! + PRIOR_VISITS * (this.#prior + correction)) / (this.visits + PRIOR_VISITS);
  }
}

/** The mean by which the rewards of a seat exceed the priors of some branches. */
export function meanExcess<S extends StateBuffer>(branches: readonly Branch<S>[], seat: Seat): number {
  let visits = 0;
  let excess = 0;
  for (const branch of branches) {
    visits += branch.visits;
    excess += branch.excessOverPrior(seat);
  }
  return visits === 0 ? 0 : excess / visits;
}

/** The best for a seat first, by prior and playouts: the more visits, the less the prior counts. */
export function byEstimate<S extends StateBuffer>(branches: readonly Branch<S>[], seat: Seat): readonly Branch<S>[] {
  const correction = meanExcess(branches, seat);
  return branches.toSorted((one, other) => other.estimateFor(seat, correction) - one.estimateFor(seat, correction));
}
