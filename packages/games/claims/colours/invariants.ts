import { type Actor, actorsIn, below, createRng, type MoveCode } from '@crownhold/core';
import { colours } from '../../src/colours/index.ts';
import { BLOTS } from '../../src/colours/material.ts';
import type { Options } from '../../src/colours/options.ts';
import type { State } from '../../src/colours/state.ts';
import { Shadow } from './shadow.ts';

export interface InvariantCounts {
  readonly games: number;
  readonly steps: number;
  readonly rounds: number;
  readonly spells: number;
  readonly towers: number;
  /** Games that ended because all blots were painted. */
  readonly blotted: number;
}

/**
 * Plays random games, everybody in any order where several may act, with a second account of the sheets kept beside them,
 * which believes nothing: drops, painted areas, neighbours, matches, and one of the two endings. Throws at the first
 * violation.
 */
export function checkInvariants(options: Options, games: number, seed: number): InvariantCounts {
  const rng = createRng(seed);
  const start = colours.create(options);
  const state = colours.copy(start);
  const counts = { games: 0, steps: 0, rounds: 0, spells: 0, towers: 0, blotted: 0 };
  while (counts.games < games) {
    colours.copy(start, state);
    const shadow = new Shadow(options.seats);
    const log: [Actor, MoveCode][] = [];
    const demand = (complaint: string | undefined) => {
      if (complaint) throw new Error(`${complaint}: ${JSON.stringify({ options, log })}`);
    };
    for (let actors = actorsIn(colours.actors(state)); actors.length > 0; actors = actorsIn(colours.actors(state))) {
      const actor = actors[below(rng, actors.length)]!;
      const move = colours.sample(state, actor, rng);
      const { phase } = state;
      log.push([actor, move]);
      demand(shadow.follow(state, actor, move));
      colours.apply(state, actor, move);
      if (phase === 'reveal') demand(shadow.compare(state));
    }
    demand(shadow.compare(state));
    const isBlotted = state.blots.every((count) => count === BLOTS);
    demand(isBlotted || state.isLast === 1 ? undefined : 'the game ended without a reason');
    demand(spellsInBounds(state));
    counts.games++;
    counts.steps += log.length;
    counts.rounds += state.round;
    counts.spells += shadow.spells;
    counts.towers += shadow.towers;
    counts.blotted += isBlotted ? 1 : 0;
  }
  return counts;
}

const MOST = 4;

function spellsInBounds(state: State): string | undefined {
  return state.spells.some((count) => count > MOST) ? 'a spell row is overfull' : undefined;
}
