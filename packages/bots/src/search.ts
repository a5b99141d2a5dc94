import { createRng, type GameOptions, type Rules, type Seat, type StateBuffer } from '@crownhold/core';
import type { Bot, Thought } from './bot.ts';
import { type Candidate, listCandidates } from './candidates.ts';
import type { Roller, Start } from './roller.ts';

/** How much a search takes on. */
export interface Breadth {
  /** Steps that are followed up at each point of a turn, and turns in all. */
  readonly steps: number;
  readonly turns: number;
}

interface Arm<S extends StateBuffer> extends Candidate<S> {
  readonly start: Start;
  tries: number;
  sum: number;
}

/** How often each turn is tried before the worse half is put aside, in the first epoch. */
const FIRST_TRIES = 2;
/** A thought is told after so many playouts. */
const BATCH = 8;
/** The part of a reward that is for winning; the rest is for the margin. */
const WIN = 0.6;
/** A lead of so many points is half of what a margin can bring. */
const MARGIN = 20;

/**
 * Tries the most promising turns by quick play to the end. After every round of tries the worse half is put aside and
 * the others are tried twice as often; when one is left all begin anew with twice as many tries, so that it can be
 * stopped at any time. A playout counts as one node.
 */
export function createSearch<S extends StateBuffer, O extends GameOptions>(
  id: string,
  rules: Rules<S, O>,
  roller: Roller<S>,
  breadth: Breadth,
): Bot<S> {
  return {
    id,
    *think(view, seat, { seed, nodes: limit = Number.POSITIVE_INFINITY }) {
      const rng = createRng(seed);
      const arms = listCandidates<S, O>(rules, roller, view, seat, breadth).map(
        (candidate): Arm<S> => ({ ...candidate, start: roller.start(candidate.after), tries: 0, sum: 0 }),
      );
      const scores = new Float64Array(roller.seats(view));
      let nodes = 0;
      yield thoughtOf(arms, nodes);
      for (let tries = FIRST_TRIES; arms.length > 1; tries *= 2) {
        for (let alive = arms, each = tries; alive.length > 1; each *= 2) {
          for (let at = 0; at < each * alive.length; at++) {
            if (nodes >= limit) return thoughtOf(arms, nodes);
            const arm = alive[at % alive.length]!;
            arm.start.playOut(rng, scores);
            arm.sum += rewardOf(scores, seat);
            arm.tries++;
            nodes++;
            if (nodes % BATCH === 0) yield thoughtOf(arms, nodes);
          }
          alive = alive.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(alive.length / 2));
        }
      }
      return thoughtOf(arms, nodes);
    },
  };
}

/** The turn with the best mean among those that were tried often; at first the one that looks best. */
function thoughtOf<S extends StateBuffer>(arms: readonly Arm<S>[], nodes: number): Thought {
  const most = Math.max(...arms.map(({ tries }) => tries));
  const best = arms
    .filter(({ tries }) => 2 * tries >= most)
    .reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one));
  return { turn: best.turn, nodes, ...(best.tries > 0 && { value: meanOf(best) }) };
}

function meanOf<S extends StateBuffer>({ sum, tries }: Arm<S>): number {
  return tries === 0 ? 0 : sum / tries;
}

/** From 0, a clear defeat, to 1, a clear victory. */
function rewardOf(scores: Float64Array, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat && scores[other]! > best) best = scores[other]!;
  }
  const lead = scores[seat]! - best;
  const win = lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return WIN * win + (1 - WIN) * (0.5 + (0.5 * lead) / (MARGIN + Math.abs(lead)));
}
