import {
  CHANCE,
  carve,
  type GameOptions,
  NOBODY,
  playRandomly,
  type Rules,
  type Seat,
  type StateBuffer,
  sampleChance,
} from '@crownhold/core';
import type { SearchEvaluator } from '../src/search-evaluator.ts';
import { BY_CHANCE, OVER, type Simulation, type Simulator } from '../src/simulation.ts';

/** A game given by all that can happen in it, so that its best play is known exactly. */
export type Tree = Decision | Chance | End;

interface Decision {
  readonly kind: 'decision';
  readonly seat: Seat;
  readonly moves: readonly Tree[];
  /** Whether the move before was of the same turn. */
  readonly continuesTurn: boolean;
  readonly rating: number;
}

interface Chance {
  readonly kind: 'chance';
  readonly outcomes: readonly { readonly weight: number; readonly tree: Tree }[];
  readonly rating: number;
}

interface End {
  readonly kind: 'end';
  readonly scores: readonly number[];
  readonly rating: number;
}

export function decide(seat: Seat, ...moves: readonly Tree[]): Decision {
  return { kind: 'decision', seat, moves, continuesTurn: false, rating: 0 };
}

/** A decision of the seat that has just moved, within its turn. */
export function goOn(seat: Seat, ...moves: readonly Tree[]): Decision {
  return { ...decide(seat, ...moves), continuesTurn: true };
}

export function chance(...outcomes: readonly (readonly [weight: number, tree: Tree])[]): Chance {
  return { kind: 'chance', outcomes: outcomes.map(([weight, tree]) => ({ weight, tree })), rating: 0 };
}

export function end(...scores: readonly number[]): End {
  return { kind: 'end', scores, rating: 0 };
}

/** The same tree with a static evaluation of its root, right or wrong. */
export function rated<T extends Tree>(tree: T, rating: number): T {
  return { ...tree, rating };
}

/** The same game with every seat moved on by `by`. */
export function rotate(tree: Tree, by: number, seats: number): Tree {
  const turn = (seat: Seat) => (seat + by) % seats;
  switch (tree.kind) {
    case 'end':
      return { ...tree, scores: tree.scores.map((_, seat) => tree.scores[(seat - by + seats) % seats]!) };
    case 'chance':
      return { ...tree, outcomes: tree.outcomes.map((one) => ({ ...one, tree: rotate(one.tree, by, seats) })) };
    case 'decision':
      return { ...tree, seat: turn(tree.seat), moves: tree.moves.map((move) => rotate(move, by, seats)) };
  }
}

export interface TreeState extends StateBuffer {
  readonly node: Uint16Array;
  readonly turns: Uint16Array;
}

export interface TreeGame {
  readonly rules: Rules<TreeState, GameOptions>;
  /** Playouts at random. */
  readonly evaluator: SearchEvaluator<TreeState>;
  readonly simulator: Simulator<TreeState>;
}

export function createTreeGame(root: Tree, seats: number): TreeGame {
  const nodes = listNodes(root);
  const indices = new Map(nodes.map((node, index) => [node, index]));
  const at = ({ node }: TreeState) => nodes[node[0]!]!;
  const rules: Rules<TreeState, GameOptions> = {
    maxMoves: Math.max(1, ...nodes.map((node) => childrenOf(node).length)),
    create: () => carve({ node: [Uint16Array, 1], turns: [Uint16Array, seats] }),
    copy: (from, into = rules.create({ seats })) => {
      into.bytes.set(from.bytes);
      return into;
    },
    actors: (state) => actorsOf(at(state)),
    legalMoves: (state, actor, out) => {
      if (actorsOf(at(state)) !== 1 << actor) return 0;
      const { length } = childrenOf(at(state));
      for (let move = 0; move < length; move++) out[move] = move;
      return length;
    },
    apply: (state, actor, move) => {
      const child = childrenOf(at(state))[move]!;
      state.node[0] = indices.get(child)!;
      if (actor !== CHANCE && !(child.kind === 'decision' && child.continuesTurn)) state.turns[actor]!++;
    },
    chanceWeight: (state, move) => {
      const node = at(state);
      return node.kind === 'chance' ? node.outcomes[move]!.weight : 0;
    },
    turn: ({ turns }, seat) => turns[seat]!,
    score: (state, seat) => scoreOf(at(state), seat),
    ranking: (state) => {
      const scores = Array.from({ length: seats }, (_, seat) => scoreOf(at(state), seat));
      return scores.map((score) => 1 + scores.filter((other) => other > score).length);
    },
  };
  const simulator: Simulator<TreeState> = (state) => {
    const from = rules.copy(state);
    return () => simulate(rules, rules.copy(from), at);
  };
  const evaluator: SearchEvaluator<TreeState> = {
    seats: () => seats,
    rate: (_state, _seat, _moves, count, out) => void out.fill(0, 0, count),
    evaluate: (state) => at(state).rating,
    playoutsFrom: (state) => {
      const from = rules.copy(state);
      return {
        isDeterministic: false,
        run: (rng, scores) => simulate(rules, rules.copy(from), at).finish(rng, scores),
      };
    },
  };
  return { rules, evaluator, simulator };
}

/** A game that goes on at random. */
function simulate(rules: TreeGame['rules'], state: TreeState, at: (state: TreeState) => Tree): Simulation {
  const buffer = new Int32Array(rules.maxMoves);
  const draw = (outcome: number) => rules.apply(state, CHANCE, outcome);
  return {
    get actor() {
      const tree = at(state);
      if (tree.kind === 'end') return OVER;
      return tree.kind === 'chance' ? BY_CHANCE : tree.seat;
    },
    list: (most, decisions, ratings) => {
      const moves = childrenOf(at(state)).map(({ rating }, move) => ({ rating, move }));
      const best = moves.sort((one, other) => other.rating - one.rating).slice(0, most);
      for (const [index, { rating, move }] of best.entries()) [decisions[index], ratings[index]] = [move, rating];
      return best.length;
    },
    decide: (move) => rules.apply(state, actorOf(at(state)), move),
    draw: (rng) => {
      const outcome = sampleChance(rules, state, rng, buffer);
      draw(outcome);
      return outcome;
    },
    redraw: draw,
    finish: (rng, scores) => {
      playRandomly(rules, state, rng, buffer);
      scores.set(Array.from(scores, (_, seat) => rules.score(state, seat)));
    },
  };
}

/** The same game for a search that is told the end of best play at once, where there is no chance. */
export function solved({ rules, evaluator, simulator }: TreeGame, root: Tree): TreeGame {
  const nodes = listNodes(root);
  return {
    rules,
    simulator,
    evaluator: {
      ...evaluator,
      playoutsFrom: ({ node }) => {
        const scores = bestScores(nodes[node[0]!]!);
        return { isDeterministic: true, run: (_rng, out) => out.set(scores) };
      },
    },
  };
}

/** What each seat wins on average if every seat plays best for itself: 1 for a victory, a half for a tie with the best. */
export function bestShares(tree: Tree): readonly number[] {
  switch (tree.kind) {
    case 'end': {
      const { scores } = tree;
      const most = Math.max(...scores);
      const isShared = scores.filter((score) => score === most).length > 1;
      return scores.map((score) => (score < most ? 0 : isShared ? 0.5 : 1));
    }
    case 'chance': {
      const all = tree.outcomes.reduce((sum, { weight }) => sum + weight, 0);
      const parts = tree.outcomes.map(({ weight, tree: next }) =>
        bestShares(next).map((share) => (share * weight) / all),
      );
      return parts.reduce((sum, part) => sum.map((share, seat) => share + part[seat]!));
    }
    case 'decision': {
      const { seat } = tree;
      return tree.moves.map(bestShares).reduce((best, shares) => (shares[seat]! > best[seat]! ? shares : best));
    }
  }
}

function bestScores(tree: Tree): readonly number[] {
  if (tree.kind === 'end') return tree.scores;
  if (tree.kind === 'chance') throw new Error('there is chance');
  const lead = (scores: readonly number[]) =>
    scores[tree.seat]! - Math.max(...scores.filter((_, seat) => seat !== tree.seat));
  return tree.moves.map(bestScores).reduce((best, scores) => (lead(scores) > lead(best) ? scores : best));
}

function listNodes(tree: Tree): readonly Tree[] {
  return [tree, ...childrenOf(tree).flatMap(listNodes)];
}

function childrenOf(tree: Tree): readonly Tree[] {
  if (tree.kind === 'end') return [];
  return tree.kind === 'chance' ? tree.outcomes.map((outcome) => outcome.tree) : tree.moves;
}

function actorsOf(tree: Tree): number {
  return tree.kind === 'end' ? NOBODY : 1 << actorOf(tree);
}

function actorOf(tree: Tree): number {
  return tree.kind === 'decision' ? tree.seat : CHANCE;
}

function scoreOf(tree: Tree, seat: Seat): number {
  return tree.kind === 'end' ? tree.scores[seat]! : 0;
}
