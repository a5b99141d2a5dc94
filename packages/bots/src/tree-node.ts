import type { Rng, Seat } from '@crownhold/core';
import { mostUrgent, NodeStatistics } from './node-statistics.ts';
import { BY_CHANCE, OVER, type Simulation } from './simulation.ts';

/** A node has children once it was visited so often. */
const EXPANSION_VISITS = 8;
/** How many decisions of a seat are looked at: the best at first sight. */
const MAX_DECISIONS = 3;
/** How many visits first sight counts for. */
const PRIOR_VISITS = 6;
/** The weight of exploration. */
const EXPLORATION = 0.04;
/** After n visits chance has about n to this power outcomes, each visited again and again. */
const WIDENING = 0.5;

const decisions = new Int32Array(MAX_DECISIONS + 1);
const ratings = new Float64Array(MAX_DECISIONS + 1);

/** A position below a turn: after a decision of a seat, or after an outcome of chance. */
export class TreeNode extends NodeStatistics {
  /** What led here. */
  readonly #step: number;
  readonly #seats: number;
  #actor: Seat = OVER;
  #children: TreeNode[] | undefined;

  constructor(step: number, rating: number, seats: number) {
    super(rating, seats);
    this.#step = step;
    this.#seats = seats;
  }

  /** Goes on to a child, in the simulation too; `undefined` where the tree ends. */
  descend(simulation: Simulation, rng: Rng): TreeNode | undefined {
    if (!this.#children && this.visits >= EXPANSION_VISITS) this.#expand(simulation);
    if (!this.#children) return undefined;
    return this.#actor === BY_CHANCE ? this.#drawChild(simulation, rng) : this.#chooseChild(simulation);
  }

  #expand(simulation: Simulation): void {
    const { actor } = simulation;
    if (actor === OVER) return;
    this.#actor = actor;
    const count = actor === BY_CHANCE ? 0 : simulation.list(MAX_DECISIONS, decisions, ratings);
    this.#children = Array.from(
      { length: count },
      (_, at) => new TreeNode(decisions[at]!, count === 1 ? 0 : ratings[at]!, this.#seats),
    );
  }

  #chooseChild(simulation: Simulation): TreeNode {
    const child = mostUrgent(this.#children!, this.#actor, PRIOR_VISITS, EXPLORATION * Math.sqrt(this.visits));
    simulation.decide(child.#step);
    return child;
  }

  /** A new outcome, or the next of the known ones: progressive widening. */
  #drawChild(simulation: Simulation, rng: Rng): TreeNode {
    const children = this.#children!;
    const visits = this.visits - EXPANSION_VISITS;
    if (children.length >= visits ** WIDENING && children.length > 0) {
      const child = children[visits % children.length]!;
      simulation.redraw(child.#step);
      return child;
    }
    const outcome = simulation.draw(rng);
    const known = children.find((child) => child.#step === outcome);
    if (known) return known;
    const child = new TreeNode(outcome, 0, this.#seats);
    children.push(child);
    return child;
  }
}
