import { type Actor, createRng, lowestActor, type MoveCode, NOBODY } from '@crownhold/core';
import { duel } from '../../src/duel/index.ts';
import type { Options } from '../../src/duel/options.ts';
import { Shadow } from './shadow.ts';

export interface InvariantCounts {
  readonly games: number;
  readonly steps: number;
  readonly rounds: number;
  readonly powers: number;
  readonly passes: number;
  /** Games that ended with a full map; the others ended with a round without drawing. */
  readonly fullMaps: number;
}

const SQUARES = 34;

/**
 * Plays random games with a second account of the table kept beside them, which believes nothing: squares, connection,
 * powers spent once, passes, rows of the spellbook, and one of the two endings. Throws at the first violation.
 */
export function checkInvariants(options: Options, games: number, seed: number): InvariantCounts {
  const rng = createRng(seed);
  const start = duel.create(options);
  const state = duel.copy(start);
  const counts = { games: 0, steps: 0, rounds: 0, powers: 0, passes: 0, fullMaps: 0 };
  while (counts.games < games) {
    duel.copy(start, state);
    const shadow = new Shadow();
    const log: [Actor, MoveCode][] = [];
    const demand = (complaint: string | undefined) => {
      if (complaint) throw new Error(`${complaint}: ${JSON.stringify({ options, log })}`);
    };
    let lastDrew = 0;
    for (let actors = duel.actors(state); actors !== NOBODY; actors = duel.actors(state)) {
      const actor = lowestActor(actors);
      const move = duel.sample(state, actor, rng);
      const { round } = state;
      log.push([actor, move]);
      demand(shadow.follow(state, move));
      duel.apply(state, actor, move);
      if (state.round > round) demand(shadow.compare(state));
      else lastDrew = state.drew;
    }
    demand(shadow.compare(state));
    const isFull = [0, 1].some((seat) => countSquares(state.boards, state.boardStart(seat)) === SQUARES);
    demand(isFull || lastDrew === 0 ? undefined : 'the game ended without a reason');
    counts.games++;
    counts.steps += log.length;
    counts.rounds += state.round;
    counts.powers += shadow.powers;
    counts.passes += shadow.passes;
    counts.fullMaps += isFull ? 1 : 0;
  }
  return counts;
}

const EMPTY_PLANE = 26;

function countSquares(boards: Int32Array, board: number): number {
  const empty = [boards[board + EMPTY_PLANE]!, boards[board + EMPTY_PLANE + 1]!];
  return SQUARES - empty.reduce((sum, word) => sum + word.toString(2).replaceAll('0', '').length, 0);
}
