import type { Seat } from '@crownhold/core';

/** The reward that a point of a rating stands for. */
const REWARD_PER_POINT = 0.02;

/** What the playouts through a node of the tree have brought to each seat, beside what was expected at first sight. */
export class NodeStatistics {
  visits = 0;
  readonly #prior: number;
  readonly #sums: Float64Array;

  constructor(rating: number, seats: number) {
    this.#prior = rating * REWARD_PER_POINT;
    this.#sums = new Float64Array(seats);
  }

  /** Adds a playout by the rewards of all seats. */
  addRewards(rewards: Float64Array): void {
    this.visits++;
    for (let seat = 0; seat < rewards.length; seat++) this.#sums[seat]! += rewards[seat]!;
  }

  meanOf(seat: Seat): number {
    return this.#sums[seat]! / this.visits;
  }

  /** The sum by which the rewards of a seat exceed the prior. */
  excessOverPrior(seat: Seat): number {
    return this.#sums[seat]! - this.visits * this.#prior;
  }

  /**
   * The reward that a seat can expect: the mean of playouts and prior, with the prior corrected by `correction` and
   * counted as `priorVisits` playouts.
   */
  estimateFor(seat: Seat, correction: number, priorVisits: number): number {
    return (this.#sums[seat]! + priorVisits * (this.#prior + correction)) / (this.visits + priorVisits);
  }
}

/** The mean by which the rewards of a seat exceed the priors of some nodes. */
function meanExcess(nodes: readonly NodeStatistics[], seat: Seat): number {
  let visits = 0;
  let excess = 0;
  for (const node of nodes) {
    visits += node.visits;
    excess += node.excessOverPrior(seat);
  }
  return visits === 0 ? 0 : excess / visits;
}

/** The best node for a seat by estimate and exploration. */
export function mostUrgent<N extends NodeStatistics>(
  nodes: readonly N[],
  seat: Seat,
  priorVisits: number,
  exploration: number,
): N {
  const correction = meanExcess(nodes, seat);
  let best = nodes[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const node of nodes) {
    const urgency = node.estimateFor(seat, correction, priorVisits) + exploration / (1 + node.visits);
    if (urgency <= highest) continue;
    highest = urgency;
    best = node;
  }
  return best;
}
