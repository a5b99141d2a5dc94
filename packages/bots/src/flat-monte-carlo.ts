import {
  asked,
  below,
  CHANCE,
  createRng,
  type Game,
  type GameOptions,
  includes,
  type MoveCode,
  type Rng,
  type Seat,
  type StateBuffer,
  sampleChance,
} from '@crownhold/core';
import type { Bot, Thought } from './bot.ts';
import type { TurnPolicy } from './turn-policy.ts';
import { listTurns } from './turns.ts';

/** A turn that could be played, and how the games went that began with it. */
interface Candidate {
  readonly turn: readonly MoveCode[];
  games: number;
  shares: number;
}

/**
 * Flat Monte-Carlo evaluation: plays games to their end from every turn in rotation, all seats by one policy, and prefers
 * the turn after which the own share of the points, own / (own + best opponent), is the highest on average. A node is
 * one such game.
 */
export function createFlatMonteCarlo<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  policy: TurnPolicy<S>,
): Bot<S> {
  const playOut = playerOf(game, policy);
  return {
    id: `mce-${policy.id}`,
    *think(view, seat, { seed, nodes: limit = Number.POSITIVE_INFINITY }): Generator<Thought, Thought, void> {
      if (!includes(game.actors(view), seat)) throw new Error(`seat ${seat} has nothing to decide`);
      const rng = createRng(seed);
      let best: Thought = { turn: policy.chooseTurn(view, seat, rng), nodes: 0 };
      yield best;
      const candidates = shuffled(listTurns(game, view, seat, Number.POSITIVE_INFINITY)!, rng);
      if (candidates.length === 1) return best;
      for (let nodes = 1; nodes <= limit; nodes++) {
        const candidate = candidates[(nodes - 1) % candidates.length]!;
        const state = game.determinize(view, seat, rng);
        for (const move of candidate.turn) game.apply(state, seat, move);
        playOut(state, rng);
        candidate.games++;
        candidate.shares += shareOf(game, state, seat);
        best = { turn: bestOf(candidates).turn, nodes };
        yield best;
      }
      return best;
    },
  };
}

/** In an order by the seed, so that the first of equals is any of them. */
function shuffled(turns: readonly (readonly MoveCode[])[], rng: Rng): Candidate[] {
  const candidates = turns.map((turn) => ({ turn, games: 0, shares: 0 }));
  for (let left = candidates.length; left > 1; left--) {
    const at = below(rng, left);
    [candidates[left - 1], candidates[at]] = [candidates[at]!, candidates[left - 1]!];
  }
  return candidates;
}

function bestOf(candidates: readonly Candidate[]): Candidate {
  let best = candidates[0]!;
  for (const candidate of candidates) {
    // The rotation has not come to the rest yet.
    if (candidate.games === 0) break;
    if (candidate.shares * best.games > best.shares * candidate.games) best = candidate;
  }
  return best;
}

/** Plays a game to its end, in place. */
function playerOf<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>, policy: TurnPolicy<S>) {
  const buffer = new Int32Array(game.maxMoves);
  return (state: S, rng: Rng): void => {
    for (;;) {
      const who = asked(game, state);
      if (who.kind === 'over') return;
      if (who.kind === 'chance') {
        const move = game.sample ? game.sample(state, CHANCE, rng) : sampleChance(game, state, rng, buffer);
        game.apply(state, CHANCE, move);
        continue;
      }
      const seat = who.seats[0]!;
      for (const move of policy.chooseTurn(state, seat, rng)) game.apply(state, seat, move);
    }
  };
}

function shareOf<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>, end: S, seat: Seat): number {
  const seats = game.ranking(end).length;
  const own = game.score(end, seat);
  let rival = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, game.score(end, other));
  return own + rival === 0 ? 0.5 : own / (own + rival);
}
