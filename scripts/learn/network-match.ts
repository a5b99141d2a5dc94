import { createNetworkEvaluator, createSearch, NETWORK_WEIGHTS, type NetworkKind } from '@crownhold/bots/learning';
import { CHANCE, createRng, NOBODY } from '@crownhold/core';
import { gamePoints, kingdomino, type Options } from '@crownhold/games/kingdomino';
import { meanLead } from './match.ts';
import { optionsOf } from './network-lessons.ts';

/** As much search as shows what a network is worth. */
const NODES = 40;
const BREADTH = 20;

type Weights = typeof NETWORK_WEIGHTS;

/** By how many points a bot with new weights for one kind of game is ahead of bots with those known, as `leadOf`. */
export function networkLead(kind: NetworkKind, weights: string, deals: number, seed: number) {
  const [fresh, known] = [botOf({ ...NETWORK_WEIGHTS, [kind]: weights }), botOf(NETWORK_WEIGHTS)];
  return meanLead(
    (deal) => optionsOf(kind, createRng(seed + deal)),
    (options, at, deal) =>
      playOut(
        options,
        Array.from({ length: options.seats }, (_, seat) => (seat === at ? fresh : known)),
        seed + deal,
      ),
    deals,
  );
}

type Player = ReturnType<typeof botOf>;

function botOf(weights: Weights) {
  return createSearch('network', kingdomino, createNetworkEvaluator(weights), BREADTH);
}

function playOut(options: Options, bots: readonly Player[], seed: number): readonly number[] {
  const rng = createRng(seed);
  const state = kingdomino.create(options);
  for (let actors = kingdomino.actors(state); actors !== NOBODY; actors = kingdomino.actors(state)) {
    if (actors === 1 << CHANCE) {
      kingdomino.apply(state, CHANCE, kingdomino.sample(state, CHANCE, rng));
      continue;
    }
    const { seat } = state;
    const thoughts = bots[seat]!.think(kingdomino.view(state, seat), seat, { seed, nodes: NODES });
    let thought = thoughts.next();
    while (!thought.done) thought = thoughts.next();
    for (const move of thought.value.turn) kingdomino.apply(state, seat, move);
  }
  return bots.map((_, seat) => gamePoints(state, seat));
}
