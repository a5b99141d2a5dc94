import type { MoveCode } from '@crownhold/core';
import { colours, encodeMove, type State } from '@crownhold/games/colours';
import type { SheetEvaluator } from '../sheet/sheet-evaluator.ts';
import { hashPosition } from './position-hash.ts';

/** What an unused drop of the die may still bring, besides that it is no blot. */
const DROP_TO_COME = 0.8;
const BLOT = 1;

// Codes ascend by kind: the lowest of towers, the lowest of choices, and the only one of `done`.
const TOWER = encodeMove({ kind: 'tower', area: 0, colour: 'blue', isMatch: false });
const CHOICE = encodeMove({ kind: 'choose', colour: 'green' });
const DONE = encodeMove({ kind: 'done' });

/** The rest of a turn of colouring. */
export interface ColouringPlan {
  readonly steps: readonly MoveCode[];
  readonly value: number;
  /** By first step: the best value that was found behind it. */
  readonly firsts: ReadonlyMap<MoveCode, number>;
}

/** A whole way to colour. */
export interface Colouring {
  readonly steps: readonly MoveCode[];
  readonly value: number;
}

/** A position on the way, and the step that led to it. */
interface Node {
  readonly parent: Node | undefined;
  readonly step: MoveCode;
  /** If the turn ends here. */
  readonly value: number;
  /** If it goes on. */
  readonly promise: number;
}

const moves = new Int32Array(colours.maxMoves);
/** The states of the nodes that are followed, in their order. Kept between searches, for a state is dear to make. */
const states: State[] = [];
let scratch: State | undefined;

/**
 * Looks for the best way to colour, first with the die and its spells, then with tower drops. After each step only the
 * `width` most promising positions are followed.
 */
export function searchColouring(start: State, evaluator: SheetEvaluator, width: number): ColouringPlan {
  const search = new Search(start, evaluator);
  search.followDie(width);
  search.followTowers(Math.ceil(width / 2));
  return search.plan();
}

/** The `most` best ways to colour that such a search meets, the best first. */
export function listColourings(
  start: State,
  evaluator: SheetEvaluator,
  width: number,
  most: number,
): readonly Colouring[] {
  const search = new Search(start, evaluator);
  search.followDie(width);
  search.followTowers(Math.ceil(width / 2));
  return search.best(most);
}

class Search {
  readonly #start: State;
  readonly #evaluator: SheetEvaluator;
  readonly #root: Node;
  readonly #firsts = new Map<MoveCode, number>();
  /** Where the turn may end. */
  readonly #ends: Node[] = [];
  #highest: number;

  constructor(start: State, evaluator: SheetEvaluator) {
    this.#start = start;
    this.#evaluator = evaluator;
    this.#highest = evaluator.value(start);
    this.#root = { parent: undefined, step: DONE, value: this.#highest, promise: this.#highest };
    if (start.choices[evaluator.seat] === 0) {
      this.#ends.push(this.#root);
      this.#firsts.set(DONE, this.#highest);
    }
  }

  followDie(width: number): void {
    let nodes = [this.#root];
    while (nodes.length > 0) nodes = this.#grow(nodes, false).slice(0, width);
  }

  /** [C30] As long as it helps. */
  followTowers(width: number): void {
    let nodes = this.#ends.toSorted((a, b) => b.value - a.value).slice(0, width);
    for (let before = Number.NEGATIVE_INFINITY; this.#highest > before && nodes.length > 0; ) {
      before = this.#highest;
      nodes = this.#grow(nodes, true).slice(0, width);
    }
  }

  plan(): ColouringPlan {
    const best = this.#ends.reduce((a, b) => (b.value > a.value ? b : a));
    return { steps: [...stepsTo(best), DONE], value: best.value, firsts: this.#firsts };
  }

  best(most: number): readonly Colouring[] {
    const ends = this.#ends.toSorted((a, b) => b.value - a.value).slice(0, most);
    return ends.map((end) => ({ steps: [...stepsTo(end), DONE], value: end.value }));
  }

  /** The different positions one step on, the most promising first. */
  #grow(nodes: readonly Node[], isTower: boolean): Node[] {
    const { seat } = this.#evaluator;
    const seen = new Set<number>();
    const grown: Node[] = [];
    for (const [at, node] of nodes.entries()) states[at] = this.#reach(node, states[at]);
    for (const [at, parent] of nodes.entries()) {
      const count = colours.legalMoves(states[at]!, seat, moves);
      for (const step of moves.subarray(0, count)) {
        if (step === DONE || (step < CHOICE && step >= TOWER !== isTower)) continue;
        scratch = colours.copy(states[at]!, scratch);
        colours.apply(scratch, seat, step);
        const hash = hashPosition(scratch, seat);
        if (seen.has(hash)) continue;
        seen.add(hash);
        grown.push(this.#look(scratch, parent, step, isTower));
      }
    }
    return grown.sort((a, b) => b.promise - a.promise);
  }

  #look(state: State, parent: Node, step: MoveCode, isTower: boolean): Node {
    const { seat } = this.#evaluator;
    const value = this.#evaluator.value(state);
    const left = isTower ? 0 : state.left[seat]!;
    const node = { parent, step, value, promise: left === 0 ? value : value + BLOT + DROP_TO_COME * left };
    // [C29] A composite is chosen before anything else.
    if (state.choices[seat] === 0) this.#ends.push(node);
    const [first] = stepsTo(node);
    this.#firsts.set(first!, Math.max(value, this.#firsts.get(first!) ?? Number.NEGATIVE_INFINITY));
    this.#highest = Math.max(value, this.#highest);
    return node;
  }

  #reach(node: Node, into: State | undefined): State {
    const state = colours.copy(this.#start, into);
    for (const step of stepsTo(node)) colours.apply(state, this.#evaluator.seat, step);
    return state;
  }
}

function stepsTo(node: Node): readonly MoveCode[] {
  return node.parent ? [...stepsTo(node.parent), node.step] : [];
}
