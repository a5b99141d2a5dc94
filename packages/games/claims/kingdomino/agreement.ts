import { type Actor, below, type Rng } from '@crownhold/core';
import { createReference, type Reference } from '../../reference/kingdomino/reference.ts';
import { kingdomino } from '../../src/kingdomino/index.ts';
import type { Options } from '../../src/kingdomino/options.ts';
import { crownCount, largestTerritory, territories } from '../../src/kingdomino/scoring.ts';
import type { State } from '../../src/kingdomino/state.ts';
import { type AgreementCounts, checkPair, type OneByOne, oneByOne, type Pair } from '../agreement.ts';
import { everyOptions } from './options.ts';

const PAIR: Pair<State, Options, OneByOne<Reference>> = {
  game: kingdomino,
  options: everyOptions(),
  createReference: (options) => oneByOne(createReference(options)),
  randomText,
  engineFacts: (state) =>
    state.phase === 'renew' || state.phase === 'over'
      ? Array.from({ length: state.seats }, (_, seat) => breakdown(state, seat))
      : undefined,
  slowFacts: ({ reference }) => reference.details().map(sortTerritories),
};

/** The engine and the slow reference agree, in every combination of variants. */
export function checkAgreement(positions: number, seed: number): AgreementCounts {
  return checkPair(PAIR, positions, seed);
}

function breakdown(state: State, seat: number) {
  return sortTerritories({
    largest: largestTerritory(state, seat),
    crowns: crownCount(state, seat),
    discarded: state.discards[seat]!,
    territories: territories(state, seat).map(({ terrain, squares, crowns, points }) => ({
      terrain,
      squares,
      crowns,
      points,
    })),
  });
}

type Details = ReturnType<Reference['details']>[number];

function sortTerritories(details: Details): Details {
  const key = (territory: Details['territories'][number]) => JSON.stringify(Object.entries(territory).sort());
  return { ...details, territories: [...details.territories].sort((a, b) => (key(a) < key(b) ? -1 : 1)) };
}

const REACH = 8;

function randomText(state: State, _actor: Actor, rng: Rng): string {
  const coordinate = () => below(rng, 2 * REACH + 1) - REACH;
  const puts = () => {
    const [x, y] = [coordinate(), coordinate()];
    const [dx, dy] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [0, 0],
      [1, 1],
      [2, 0],
    ][below(rng, 7)] as [number, number];
    return `put ${x},${y} ${x + dx},${y + dy}`;
  };
  const kinds = [
    () => `draw ${below(rng, 52)}`,
    () => `king ${below(rng, 6)}`,
    () => `take ${below(rng, 52)}`,
    puts,
    () => 'discard',
  ];
  const wanted = { draw: 0, renew: 0, king: 1, take: 2, place: below(rng, 6) === 0 ? 4 : 3, over: 0 }[state.phase];
  return kinds[below(rng, 6) === 0 ? below(rng, kinds.length) : wanted]!();
}
