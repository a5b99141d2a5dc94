import { type Actor, asked, below, CHANCE, createRng, listMoves, lowestActor, NOBODY, type Rng } from '@crownhold/core';
import { createReference, type Reference } from '../../reference/kingdomino.ts';
import { kingdomino } from '../../src/kingdomino/index.ts';
import type { Options } from '../../src/kingdomino/options.ts';
import { crownCount, largestTerritory, territories } from '../../src/kingdomino/scoring.ts';
import type { State } from '../../src/kingdomino/state.ts';
import { everyOptions } from './options.ts';

export interface AgreementCounts {
  readonly positions: number;
  readonly games: number;
  readonly moves: number;
  readonly refusals: number;
}

const REFUSALS_PER_POSITION = 4;

/**
 * The engine and the slow reference play the same random games, options in turn, and are compared at every position:
 * who acts, the legal moves and their weights, refusals of random texts, points, turns, and at the end of a game the
 * ranking and the breakdown. Throws at the first difference.
 */
export function checkAgreement(positions: number, seed: number): AgreementCounts {
  const rng = createRng(seed);
  const every = everyOptions();
  const counts = { positions: 0, games: 0, moves: 0, refusals: 0 };
  while (counts.positions < positions) {
    const options = every[counts.games % every.length]!;
    const state = kingdomino.create(options);
    const reference = createReference(options);
    const steps: string[] = [];
    const check = (what: string, engine: unknown, slow: unknown) => compare(options, steps, what, engine, slow);
    for (;;) {
      counts.positions++;
      counts.refusals += compareRefusals(state, reference, rng, check);
      const actor = comparePosition(state, reference, check);
      if (actor === undefined) break;
      const moves = listMoves(kingdomino, state, actor);
      counts.moves += moves.length;
      const move = moves[below(rng, moves.length)]!;
      const text = kingdomino.formatMove(state, move);
      kingdomino.apply(state, actor, move);
      reference.play(text);
      steps.push(text);
    }
    counts.games++;
  }
  return counts;
}

type Check = (what: string, engine: unknown, slow: unknown) => void;

/** Returns who acts, `undefined` at the end. */
function comparePosition(state: State, reference: Reference, check: Check): Actor | undefined {
  const whoActs = kingdomino.actors(state);
  const actor = whoActs === NOBODY ? undefined : lowestActor(whoActs);
  check('actor', actor === undefined ? 'over' : actor === CHANCE ? 'chance' : actor, reference.actor());
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => kingdomino.score(state, seat));
  check('scores', scores, reference.scores());
  check(
    'turns',
    seats.map((seat) => kingdomino.turn(state, seat)),
    reference.turns(),
  );
  if (state.phase === 'renew' || state.phase === 'over') {
    check(
      'breakdown',
      seats.map((seat) => breakdown(state, seat)),
      reference.details().map(sortTerritories),
    );
  }
  if (actor === undefined) {
    check('ranks', kingdomino.ranking(state), reference.ranks());
    return undefined;
  }
  const texts = [...listMoves(kingdomino, state, actor)].map((move) => kingdomino.formatMove(state, move));
  check('legal moves', [...texts].sort(), [...reference.legal()].sort());
  if (actor === CHANCE) {
    const weights = [...listMoves(kingdomino, state, actor)].map((move) => kingdomino.chanceWeight(state, move));
    check(
      'weights',
      weights,
      texts.map((text) => reference.weight(text)),
    );
  }
  return actor;
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

function compareRefusals(state: State, reference: Reference, rng: Rng, check: Check): number {
  for (let i = 0; i < REFUSALS_PER_POSITION; i++) {
    const text = randomText(state, rng);
    const asker = randomAsker(state, rng);
    const move = kingdomino.parseMove(state, text);
    const refusal = move === undefined ? { rule: 'N1', code: 'unreadable' } : kingdomino.refusal(state, asker, move);
    const slow = reference.refusal(asker === CHANCE ? 'chance' : asker, text);
    // The engine is asked about codes, not texts, so who may act comes before what can be read only in the reference.
    if (move === undefined && slow?.code !== 'unreadable') continue;
    check(`refusal of "${text}" by ${asker}`, refusal && { rule: refusal.rule, code: refusal.code }, slow);
  }
  return REFUSALS_PER_POSITION;
}

/** Mostly whoever acts, at times somebody else. */
function randomAsker(state: State, rng: Rng): Actor {
  const whoActs = asked(kingdomino, state);
  if (below(rng, 8) === 0 || whoActs.kind === 'over') return below(rng, 2) === 0 ? CHANCE : below(rng, state.seats);
  return whoActs.kind === 'chance' ? CHANCE : whoActs.seats[0]!;
}

const REACH = 8;

/** A step of the kind that is asked for, most of the time, with numbers around the limits. */
function randomText(state: State, rng: Rng): string {
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

function compare(options: Options, steps: readonly string[], what: string, engine: unknown, slow: unknown): void {
  const [one, other] = [JSON.stringify(engine), JSON.stringify(slow)];
  if (one === other) return;
  const game = JSON.stringify({ options, steps });
  throw new Error(`${what} differ: the engine says ${one}, the reference ${other}, after ${game}`);
}
