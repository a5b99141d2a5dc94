import { asked, createRng, type GameOptions, type Rng, type Rules, type Seat, type StateBuffer } from '@crownhold/core';
import type { Bot, Thought } from './bot.ts';
import { Branch, byPromise, usualSurprise } from './branch.ts';
import { listCandidates } from './candidates.ts';
import { leadOf, rewardOf } from './reward.ts';
import type { Roller } from './roller.ts';

/** How often each turn is tried before the worse half is put aside, in the first epoch. */
const FIRST_TRIES = 2;
/** How many turns are tried in the first epoch: those that looked best at first sight. */
const FIRST_WIDTH = 4;
/** A thought is told after so many playouts. */
const BATCH = 8;
/** A turn that was tried so often is worth a thought of what others do then, and so many of their turns are. */
const RIPE = 24;
const REPLIES = 3;
/** The standard deviation of rewards, roughly, and how many of them a turn must be ahead to need no more tries. */
const SPREAD = 0.35;
const SURE = 3.5;
/** How eagerly replies are tried that look worse. */
const CURIOSITY = 0.04;

/**
 * Tries the `most` promising turns by quick play to the end. After every round of tries the worse half is put aside and
 * the others are tried twice as often; when one is left it begins anew with twice as many turns and tries, so that it
 * can be stopped at any time. Below a turn that was tried often the turns of the others up to the next chance are searched too:
 * each is expected to play what serves it best. A playout counts as one node.
 */
export function createSearch<S extends StateBuffer, O extends GameOptions>(
  id: string,
  rules: Rules<S, O>,
  roller: Roller<S>,
  most: number,
): Bot<S> {
  return {
    id,
    *think(view, seat, { seed, nodes: limit = Number.POSITIVE_INFINITY }) {
      const search = new Search(rules, roller, view, seat, most, createRng(seed));
      yield search.thought;
      for (const branch of search.schedule()) {
        if (search.nodes >= limit) break;
        search.tryOut(branch);
        if (search.nodes % BATCH === 0) yield search.thought;
      }
      return search.thought;
    },
  };
}

class Search<S extends StateBuffer, O extends GameOptions> {
  nodes = 0;
  readonly #rules: Rules<S, O>;
  readonly #roller: Roller<S>;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #branches: readonly Branch<S>[];
  readonly #isCertain: boolean;
  readonly #scores: Float64Array;
  readonly #rewards: Float64Array;

  constructor(rules: Rules<S, O>, roller: Roller<S>, view: S, seat: Seat, most: number, rng: Rng) {
    this.#rules = rules;
    this.#roller = roller;
    this.#seat = seat;
    this.#rng = rng;
    const seats = roller.seats(view);
    this.#scores = new Float64Array(seats);
    this.#rewards = new Float64Array(seats);
    const candidates = listCandidates<S, O>(rules, roller, view, seat);
    this.#isCertain = roller.start(candidates[0]!.after).isCertain;
    // What is certain needs one look only, so there is time for every turn.
    this.#branches = (this.#isCertain ? candidates : candidates.slice(0, most)).map(
      (candidate) => new Branch(candidate, roller),
    );
  }

  /** The best turn so far. */
  get thought(): Thought {
    const tried = this.#branches.filter(({ tries }) => tries > 0);
    const best =
      this.#isCertain && tried.length > 0
        ? tried.reduce((one, other) => (other.meanOf(this.#seat) > one.meanOf(this.#seat) ? other : one))
        : byPromise(this.#branches, this.#seat)[0]!;
    return { turn: best.turn, nodes: this.nodes, ...(best.tries > 0 && { value: best.lead }) };
  }

  /** Which turn is to be tried next, until the best is clear. */
  *schedule(): Generator<Branch<S>, void, void> {
    if (this.#branches.length === 1) return;
    if (this.#isCertain) {
      yield* this.#branches;
      return;
    }
    for (let tries = FIRST_TRIES, width = FIRST_WIDTH; ; tries *= 2, width *= 2) {
      for (let alive = this.#branches.slice(0, width), each = tries; alive.length > 1; each *= 2) {
        for (let at = 0; at < each; at++) yield* alive;
        alive = byPromise(alive, this.#seat).slice(0, Math.ceil(alive.length / 2));
      }
      if (width >= this.#branches.length && isClear(byPromise(this.#branches, this.#seat), this.#seat)) return;
    }
  }

  tryOut(branch: Branch<S>): void {
    this.nodes++;
    this.#playOn(branch);
  }

  /** Plays to the end through a branch, and remembers on the way how it went. */
  #playOn(branch: Branch<S>): void {
    if (branch.tries === RIPE && !this.#isCertain) this.#grow(branch);
    const reply = branch.replies && chooseReply(branch.replies, branch.replier, branch.tries);
    if (reply) this.#playOn(reply);
    else {
      branch.start.playOut(this.#rng, this.#scores);
      for (let seat = 0; seat < this.#scores.length; seat++) this.#rewards[seat] = rewardOf(this.#scores, seat);
    }
    branch.remember(this.#rewards, leadOf(this.#scores, this.#seat));
  }

  /** Finds what others could do then, if it is for one of them to decide. */
  #grow(branch: Branch<S>): void {
    const who = asked(this.#rules, branch.after);
    if (who.kind !== 'seats' || who.seats.length > 1) return;
    branch.replier = who.seats[0]!;
    branch.replies = listCandidates<S, O>(this.#rules, this.#roller, branch.after, branch.replier)
      .slice(0, REPLIES)
      .map((candidate) => new Branch(candidate, this.#roller));
  }
}

/** Whether the first is so far ahead of all others that more tries would hardly change it. */
function isClear<S extends StateBuffer>([best, ...others]: readonly Branch<S>[], seat: Seat): boolean {
  return others.every((other) => {
    const error = SPREAD * Math.sqrt(1 / best!.tries + 1 / other.tries);
    return best!.meanOf(seat) - other.meanOf(seat) > SURE * error;
  });
}

/** The best for its seat by all that is known, or one that could be when it was tried more often. */
function chooseReply<S extends StateBuffer>(replies: readonly Branch<S>[], seat: Seat, tries: number): Branch<S> {
  const usual = usualSurprise(replies, seat);
  let best = replies[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const reply of replies) {
    const hope = reply.promiseTo(seat, usual) + (CURIOSITY * Math.sqrt(tries)) / (1 + reply.tries);
    if (hope <= highest) continue;
    highest = hope;
    best = reply;
  }
  return best;
}
