import {
  type Actor,
  type AnyGame,
  actorsIn,
  CHANCE,
  createRng,
  listMoves,
  type MoveCode,
  type Rng,
  type StateBuffer,
} from '@crownhold/core';
import * as fc from 'fast-check';
import { demand } from '../demand.ts';
import { type AnySpec, forAll, type Property, positionsOf } from '../property.ts';

export function sampling(spec: AnySpec): readonly Property[] {
  const { game } = spec;
  const weights = forAll('chance weights are whole and positive', positionsOf(spec), ({ state }) => {
    for (const move of listMoves(game, state, CHANCE)) {
      const weight = game.chanceWeight(state, move);
      demand(
        Number.isSafeInteger(weight) && weight > 0,
        () => `${game.formatMove(state, move)} has the weight ${weight}`,
      );
    }
  });
  if (!game.sample) return [weights];
  const samples = fc.tuple(positionsOf(spec), fc.nat());
  return [
    weights,
    forAll('sample gives legal moves, uniform for a seat and by weight for chance', samples, ([{ state }, seed]) => {
      for (const actor of actorsIn(game.actors(state))) judgeSamples(game, state, actor, createRng(seed));
    }),
  ];
}

const SAMPLES = 4096;
/** Rarer outcomes are put into one bin until they expect as many: chi-square is no measure for less. */
const MIN_EXPECTED = 20;
/** A right `sample` goes beyond the bound less than once in 10^11 times, for any number of bins (Laurent, Massart 2000). */
const SURE = 30;

interface Bin {
  readonly found: number;
  readonly expected: number;
}

function judgeSamples(game: AnyGame, state: StateBuffer, actor: Actor, rng: Rng): void {
  const moves = [...listMoves(game, state, actor)];
  const found = new Map(moves.map((move) => [move, 0]));
  for (let i = 0; i < (moves.length > 1 ? SAMPLES : 1); i++) {
    const move: MoveCode = game.sample!(state, actor, rng);
    const count = found.get(move);
    demand(count !== undefined, () => `actor ${actor}: sample gives ${move}, which is not legal`);
    found.set(move, count + 1);
  }
  const weights = moves.map((move) => (actor === CHANCE ? game.chanceWeight(state, move) : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const bins = moves.map((move, i) => ({ found: found.get(move)!, expected: (weights[i]! / total) * SAMPLES }));
  if (moves.length > 1) judgeBins(pooled(bins), () => `actor ${actor}, ${moves}: sampled ${[...found.values()]} times`);
}

function judgeBins(bins: readonly Bin[], found: () => string): void {
  const freedom = bins.length - 1;
  const deviation = bins.reduce((sum, bin) => sum + (bin.found - bin.expected) ** 2 / bin.expected, 0);
  const bound = freedom + 2 * Math.sqrt(freedom * SURE) + 2 * SURE;
  demand(deviation <= bound, () => `${found()}, chi-square ${deviation.toFixed(1)} above ${bound.toFixed(1)}`);
}

function pooled(bins: readonly Bin[]): readonly Bin[] {
  const pools: Bin[] = [];
  // From the likely ones down, so that a remainder too small for itself falls to the least likely pool.
  for (const bin of bins.toSorted((a, b) => b.expected - a.expected)) {
    const last = pools.at(-1);
    if (last && last.expected < MIN_EXPECTED) pools.splice(-1, 1, joined(last, bin));
    else pools.push(bin);
  }
  const rest = pools.at(-1)!;
  return rest.expected < MIN_EXPECTED && pools.length > 1
    ? [...pools.slice(0, -2), joined(pools.at(-2)!, rest)]
    : pools;
}

function joined(a: Bin, b: Bin): Bin {
  return { found: a.found + b.found, expected: a.expected + b.expected };
}
