import { type AnyGame, createRng, playRandomly, playSampled } from '@crownhold/core';
import type { Setting } from '../setting.ts';
import { createHeapGauge } from './heap.ts';
import { measurePace, type Pace } from './pace.ts';

const SLICES = 5;
/** Shares of the time; a slice more than is counted warms up. */
const PLAY_SHARE = 0.4;
const COPY_SHARE = 0.2;

export interface Measurement {
  /** Random games a second, scored, through `legalMoves`. */
  readonly listing: Pace;
  /** The same through `sample`, if the game has it. */
  readonly sampling: Pace | undefined;
  readonly copyNanoseconds: Pace;
  readonly stateBytes: number;
  /** After each slice of play, garbage collected. */
  readonly heapBytes: readonly number[];
  readonly heapGrowthBytes: number;
}

export function measureGame({ game, options }: Setting, seconds: number): Measurement {
  const start = game.create(options);
  const state = game.copy(start);
  const rng = createRng(1);
  const buffer = new Int32Array(game.maxMoves);
  const heapInUse = createHeapGauge();
  const heapBytes: number[] = [];
  const sliceMs = (share: number) => (1000 * seconds * share) / (SLICES + 1);
  let checksum = 0;
  const measurePlay = (play: () => void) => {
    const work = () => {
      game.copy(start, state);
      play();
      for (let seat = 0; seat < options.seats; seat++) checksum += game.score(state, seat);
    };
    return measurePace(work, SLICES, sliceMs(PLAY_SHARE), () => heapBytes.push(heapInUse()));
  };
  const listing = measurePlay(() => playRandomly(game, state, rng, buffer));
  const sampling = canSample(game) ? measurePlay(() => playSampled(game, state, rng)) : undefined;
  const copies = measurePace(() => game.copy(start, state), SLICES, sliceMs(COPY_SHARE));
  // Without a use of it the engine could skip the scoring.
  if (Number.isNaN(checksum)) throw new Error(`${game.id} scores no numbers`);
  return {
    listing: rate(listing),
    sampling: sampling && rate(sampling),
    copyNanoseconds: { median: nanoseconds(copies.median), best: nanoseconds(copies.best) },
    stateBytes: start.bytes.length,
    heapBytes,
    heapGrowthBytes: heapBytes.at(-1)! - heapBytes[0]!,
  };
}

type SamplingGame = AnyGame & { sample: NonNullable<AnyGame['sample']> };

function canSample(game: AnyGame): game is SamplingGame {
  return game.sample !== undefined;
}

function rate({ median, best }: Pace): Pace {
  return { median: Math.round(median), best: Math.round(best) };
}

function nanoseconds(perSecond: number): number {
  return Math.round(1e10 / perSecond) / 10;
}
