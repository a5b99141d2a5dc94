import { CHANCE, createRng, type Rng } from '@crownhold/core';
import {
  gamePoints,
  kingdomino,
  listPlacements,
  type Options,
  parseOptions,
  type State,
} from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { EndgameSolver } from './endgame-solver.ts';
import { DISCARD } from './playout-board.ts';
import { Position } from './position.ts';

const FOUR = parseOptions({ seats: 4, variants: ['middle-kingdom', 'harmony'] }) as Options;

it('knows from when on nothing is left to chance', () => {
  const state = kingdomino.create(FOUR);
  const rng = createRng(1);
  while (kingdomino.actors(state) !== 0) {
    const isChanceToCome = state.round < state.rounds - 1 || state.phase === 'draw';
    expect(new Position(state).isDeterministic).toBe(!isChanceToCome);
    step(state, rng);
  }
});

it('places the last dominoes without a fault', () => {
  for (let seed = 0; seed < 30; seed++) {
    const state = playTo(seed, ({ round, rounds }) => round === rounds);
    const scores = solve(state);
    for (let seat = 0; seat < 4; seat++) {
      const domino = state.line[state.lineKings.indexOf(seat)]!;
      expect(scores[seat]).toBe(bestPoints(state, seat, [domino]));
    }
  }
});

it('places the last but one so that the last fits', () => {
  for (let seed = 0; seed < 10; seed++) {
    // The last king to take: what is left is certain for all seats.
    const state = playTo(seed, ({ round, rounds, slot }) => round === rounds - 1 && slot === 3);
    const { seat } = state;
    const left = state.next[state.nextKings.indexOf(255)]!;
    expect(solve(state)[seat]).toBe(bestPoints(state, seat, [state.activeDomino, left]));
  }
});

it('takes what leaves the greatest lead, when all others do so too', () => {
  for (let seed = 0; seed < 10; seed++) {
    const state = playTo(seed, ({ round, rounds, slot }) => round === rounds - 1 && slot === 2);
    const scores = solve(state);
    const { seat } = state;
    const last = state.lineKings[3]!;
    const free = [...state.next].filter((_, at) => state.nextKings[at] === 255);
    const outcomes = free.map((domino) => {
      const other = free.find((one) => one !== domino)!;
      return Array.from({ length: 4 }, (_, of) => {
        if (of === seat) return bestPoints(state, of, [state.activeDomino, domino]);
        if (of === last) return bestPoints(state, of, [state.line[3]!, other]);
        return bestPoints(state, of, [state.next[state.nextKings.indexOf(of)]!]);
      });
    });
    const lead = (points: readonly number[]) => points[seat]! - Math.max(...points.filter((_, of) => of !== seat));
    expect(lead([...scores])).toBe(Math.max(...outcomes.map(lead)));
  }
});

function solve(state: State): Float64Array {
  const scores = new Float64Array(state.seats);
  new EndgameSolver().solve(new Position(state), scores);
  return scores;
}

function playTo(seed: number, isThere: (state: State) => boolean): State {
  const state = kingdomino.create(FOUR);
  const rng = createRng(seed);
  while (state.phase !== 'place' || !isThere(state)) step(state, rng);
  return state;
}

function step(state: State, rng: Rng): void {
  const actor = kingdomino.actors(state) === 1 << CHANCE ? CHANCE : state.seat;
  kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
}

/** By trying all placements of dominoes, as the rules list them. */
function bestPoints(state: State, seat: number, [domino, ...rest]: readonly number[]): number {
  if (domino === undefined) return gamePoints(state, seat);
  const moves = new Int32Array(kingdomino.maxMoves);
  const count = listPlacements(state, seat, domino, moves);
  if (count === 0) moves[0] = DISCARD;
  return Math.max(
    ...Array.from(moves.subarray(0, Math.max(1, count)), (move) => {
      const next = kingdomino.copy(state);
      layFor(next, seat, domino, move);
      return bestPoints(next, seat, rest);
    }),
  );
}

/** Lays a domino as if it were the seat's turn with it, in the last round. */
function layFor(state: State, seat: number, domino: number, move: number): void {
  state.round = state.rounds;
  state.slot = 0;
  state.line[0] = domino;
  state.lineKings[0] = seat;
  state.seat = seat;
  kingdomino.apply(state, seat, move);
}
