import { createRng, type GameOptions, type Rules, type Seat, type StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import type { Branch } from './branch.ts';
import { rewardOf } from './reward.ts';
import { Search, searchWithin } from './search.ts';
import type { SearchEvaluator } from './search-evaluator.ts';
import { BY_CHANCE, type Simulation, type Simulator } from './simulation.ts';
import { TreeNode } from './tree-node.ts';

/**
 * The search with a tree of single decisions beyond the next chance, in which each seat maximises its own reward. Where the
 * tree ends, the game is played to its end quickly. The nth visits of all turns meet the same chance, so that luck decides
 * less between them. A playout counts as one node.
 */
export function createTreeSearch<S extends StateBuffer, O extends GameOptions>(
  id: string,
  rules: Rules<S, O>,
  evaluator: SearchEvaluator<S>,
  simulator: Simulator<S>,
  most: number,
): Bot<S> {
  return {
    id,
    *think(view, seat, budget) {
      return yield* searchWithin(budget, new TreeSearch(rules, evaluator, simulator, view, seat, most, budget.seed));
    },
  };
}

/** With fewer nodes the best only seems clear: turns that meet the same chance differ by more, or by less, than others would. */
const LEAST_NODES = 250;

/** What follows a branch: a game to be played on, and the tree if chance decides first. */
interface Continuation {
  readonly begin: () => Simulation;
  readonly tree: TreeNode;
}

class TreeSearch<S extends StateBuffer, O extends GameOptions> extends Search<S, O> {
  readonly #simulator: Simulator<S>;
  readonly #seed: number;
  readonly #continuations = new Map<Branch<S>, Continuation>();
  readonly #rewards: Float64Array;
  /** Whether one visit of each turn tells all. */
  #isSolved = false;

  constructor(
    rules: Rules<S, O>,
    evaluator: SearchEvaluator<S>,
    simulator: Simulator<S>,
    view: S,
    seat: Seat,
    most: number,
    seed: number,
  ) {
    super(rules, evaluator, view, seat, most, createRng(seed));
    this.#simulator = simulator;
    this.#seed = seed;
    this.#rewards = new Float64Array(this.scores.length);
  }

  override *schedule(): Generator<Branch<S>, void, void> {
    for (let before = -1; before < this.nodes && this.nodes < LEAST_NODES && !this.#isSolved; ) {
      before = this.nodes;
      yield* super.schedule();
    }
  }

  override visit(branch: Branch<S>): void {
    this.rng = createRng(seedOf(this.#seed, branch.visits));
    super.visit(branch);
  }

  protected override playOut(branch: Branch<S>): void {
    if (branch.playouts.isDeterministic) {
      this.#isSolved = true;
      super.playOut(branch);
      return;
    }
    const { begin, tree } = this.#continuationOf(branch);
    const simulation = begin();
    const path: TreeNode[] = [];
    let node = simulation.actor === BY_CHANCE ? tree : undefined;
    for (; node; node = node.descend(simulation, this.rng)) path.push(node);
    simulation.finish(this.rng, this.scores);
    for (let seat = 0; seat < this.scores.length; seat++) this.#rewards[seat] = rewardOf(this.scores, seat);
    for (const passed of path) passed.addRewards(this.#rewards);
  }

  #continuationOf(branch: Branch<S>): Continuation {
    const known = this.#continuations.get(branch);
    if (known) return known;
    const created = { begin: this.#simulator(branch.after), tree: new TreeNode(0, 0, this.scores.length) };
    this.#continuations.set(branch, created);
    return created;
  }
}

/** Where the chance of the nth visits begins. */
function seedOf(seed: number, visit: number): number {
  return seed ^ Math.imul(visit + 1, 0x9e3779b1);
}
