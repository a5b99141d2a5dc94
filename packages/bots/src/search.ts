import { asked, createRng, type GameOptions, type Rng, type Rules, type Seat, type StateBuffer } from '@crownhold/core';
import type { Bot, Budget, RankedTurn, Thought } from './bot.ts';
import { Branch, byEstimate, meanExcess } from './branch.ts';
import type { Candidate } from './candidate.ts';
import { listCandidates } from './candidates.ts';
import { leadOf, rewardOf } from './reward.ts';
import type { SearchEvaluator } from './search-evaluator.ts';

/** Visits of each turn before the worse half is dropped, in the first epoch. */
const FIRST_VISITS = 2;
/** How many turns the first epoch visits: those with the best static evaluation. */
const FIRST_WIDTH = 4;
/** Playouts between two thoughts. */
const BATCH = 8;
/** A branch is expanded by replies after this many visits, and by how many replies. */
const EXPANSION_VISITS = 24;
const MAX_REPLIES = 3;
/** How many turns get a closer look, if the game has one. */
const APPRAISED = 48;
/** The standard deviation of the rewards of whole games, roughly, and by how many of them a turn must lead to need no more visits. */
const DEVIATION = 0.35;
const CLEAR_DEVIATIONS = 3.5;
/** The weight of exploration among replies. */
const EXPLORATION = 0.04;

/**
 * Sequential halving over the `most` best turns, by playouts. After every round the worse half is dropped and the others
 * get twice as many visits; when one is left, the next epoch begins with twice as many turns and visits, so that the search
 * can be stopped at any time. Below a turn with many visits the replies of the other seats up to the next chance are
 * searched too: each seat maximises its own reward. A playout counts as one node.
 */
export function createSearch<S extends StateBuffer, O extends GameOptions>(
  id: string,
  rules: Rules<S, O>,
  evaluator: SearchEvaluator<S>,
  most: number,
): Bot<S> {
  return {
    id,
    *think(view, seat, budget) {
      return yield* searchWithin(budget, new Search(rules, evaluator, view, seat, most, createRng(budget.seed)));
    },
  };
}

/** The thoughts of a search within its budget. */
export function* searchWithin<S extends StateBuffer, O extends GameOptions>(
  { nodes: limit = Number.POSITIVE_INFINITY, ranks }: Budget,
  search: Search<S, O>,
): Generator<Thought, Thought, void> {
  yield search.thought(ranks);
  for (const branch of search.schedule()) {
    if (search.nodes >= limit) break;
    search.visit(branch);
    if (search.nodes % BATCH === 0) yield search.thought(ranks);
  }
  return search.thought(ranks);
}

export class Search<S extends StateBuffer, O extends GameOptions> {
  nodes = 0;
  readonly #rules: Rules<S, O>;
  readonly #evaluator: SearchEvaluator<S>;
  readonly #seat: Seat;
  protected rng: Rng;
  readonly #commonSeed: number | undefined;
  readonly #branches: readonly Branch<S>[];
  readonly #isDeterministic: boolean;
  protected readonly scores: Float64Array;
  readonly #rewards: Float64Array;
  /** By how much the seat led at the end of the last playout. */
  #lead = 0;

  constructor(rules: Rules<S, O>, evaluator: SearchEvaluator<S>, view: S, seat: Seat, most: number, rng: Rng) {
    this.#rules = rules;
    this.#evaluator = evaluator;
    this.#seat = seat;
    this.rng = rng;
    this.#commonSeed = evaluator.hasCommonChance ? rng() : undefined;
    const seats = evaluator.seats(view);
    this.scores = new Float64Array(seats);
    this.#rewards = new Float64Array(seats);
    const candidates = listCandidates<S, O>(rules, evaluator, view, seat);
    this.#isDeterministic = evaluator.playoutsFrom(candidates[0]!.after).isDeterministic;
    // Without chance one visit is enough, so there is time for every turn.
    this.#branches = (this.#isDeterministic ? candidates : appraised(candidates, evaluator, seat).slice(0, most)).map(
      (candidate) => new Branch(candidate, evaluator),
    );
  }

  /** The best turn so far, and the best `ranks` of all if there are to be any. */
  thought(ranks = 0): Thought {
    const ranked = this.#ranked().map(toRankedTurn);
    return { ...ranked[0]!, nodes: this.nodes, ...(ranks > 0 && { ranking: ranked.slice(0, ranks) }) };
  }

  /** The best first. Where nothing is left to chance first sight counts for nothing, and only turns that were tried do. */
  #ranked(): readonly Branch<S>[] {
    const seat = this.#seat;
    const tried = this.#isDeterministic ? this.#branches.filter(({ visits }) => visits > 0) : [];
    if (tried.length === 0) return byEstimate(this.#branches, seat);
    return tried.toSorted((one, other) => other.meanOf(seat) - one.meanOf(seat));
  }

  /** The branches to visit, in order, until the best is clear. */
  *schedule(): Generator<Branch<S>, void, void> {
    if (this.#branches.length === 1) return;
    if (this.#isDeterministic) {
      yield* this.#branches;
      return;
    }
    for (let visits = FIRST_VISITS, width = FIRST_WIDTH; ; visits *= 2, width *= 2) {
      for (let alive = this.#branches.slice(0, width), each = visits; alive.length > 1; each *= 2) {
        for (let at = 0; at < each; at++) yield* alive;
        alive = byEstimate(alive, this.#seat).slice(0, Math.ceil(alive.length / 2));
      }
      if (width >= this.#branches.length && this.#isClear()) return;
    }
  }

  /** Whether the best leads all others by so much that more visits would hardly change it. */
  #isClear(): boolean {
    const seat = this.#seat;
    const { deviation = DEVIATION } = this.#evaluator;
    const [best, ...others] = byEstimate(this.#branches, seat);
    return others.every((other) => {
      const error = deviation * Math.sqrt(1 / best!.visits + 1 / other.visits);
      return best!.meanOf(seat) - other.meanOf(seat) > CLEAR_DEVIATIONS * error;
    });
  }

  visit(branch: Branch<S>): void {
    this.nodes++;
    if (this.#commonSeed !== undefined) this.rng = createRng(this.#commonSeed + branch.visits);
    this.#playThrough(branch);
  }

  /** Plays to the end through a branch and its replies, and records the rewards in all of them. */
  #playThrough(branch: Branch<S>): void {
    if (branch.visits === EXPANSION_VISITS && !this.#isDeterministic) this.#expand(branch);
    const reply = branch.replies && chooseReply(branch.replies, branch.replySeat, branch.visits);
    if (reply) this.#playThrough(reply);
    else if (branch.playouts.expect) {
      branch.playouts.expect(this.rng, this.#rewards, this.scores);
      this.#lead = this.scores[this.#seat]!;
    } else {
      this.playOut(branch);
      const { reward } = this.#evaluator;
      for (let seat = 0; seat < this.scores.length; seat++) this.#rewards[seat] = rewardOf(this.scores, seat, reward);
      this.#lead = leadOf(this.scores, this.#seat);
    }
    branch.record(this.#rewards, this.#lead);
  }

  /** Plays to the end from a branch without replies. */
  protected playOut(branch: Branch<S>): void {
    branch.playouts.run(this.rng, this.scores);
  }

  /** Lists the replies to a branch, if exactly one seat acts next and playouts do not look for replies themselves. */
  #expand(branch: Branch<S>): void {
    if (this.#evaluator.planTurns || branch.playouts.expect) return;
    const who = asked(this.#rules, branch.after);
    if (who.kind !== 'seats' || who.seats.length > 1) return;
    branch.replySeat = who.seats[0]!;
    branch.replies = listCandidates<S, O>(this.#rules, this.#evaluator, branch.after, branch.replySeat)
      .slice(0, MAX_REPLIES)
      .map((candidate) => new Branch(candidate, this.#evaluator));
  }
}

function toRankedTurn<S extends StateBuffer>({ turn, visits, lead }: Branch<S>): RankedTurn {
  return { turn, ...(visits > 0 && { value: lead }) };
}

/** The turns that seem best by a closer look, the best first; as they were if the game has none. */
function appraised<S extends StateBuffer>(
  candidates: readonly Candidate<S>[],
  { appraise }: SearchEvaluator<S>,
  seat: Seat,
): readonly Candidate<S>[] {
  if (!appraise) return candidates;
  return candidates
    .slice(0, APPRAISED)
    .map((candidate) => ({ ...candidate, rating: appraise(candidate.after, seat) }))
    .sort((one, other) => other.rating - one.rating);
}

/** The best reply for its seat by estimate and exploration. */
function chooseReply<S extends StateBuffer>(replies: readonly Branch<S>[], seat: Seat, visits: number): Branch<S> {
  const correction = meanExcess(replies, seat);
  let best = replies[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const reply of replies) {
    const score = reply.estimateFor(seat, correction) + (EXPLORATION * Math.sqrt(visits)) / (1 + reply.visits);
    if (score <= highest) continue;
    highest = score;
    best = reply;
  }
  return best;
}
