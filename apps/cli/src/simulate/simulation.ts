import { createRecord, createRng, formatStep, type GameRecord, type StateBuffer } from '@crownhold/core';
import { detailsOf } from '../details/registry.ts';
import type { Setting } from '../setting.ts';
import { playRandomGame } from './random-game.ts';
import { rounded, Tally, winsOf } from './tally.ts';

export type Simulation = ReturnType<typeof simulateGames>;

/** Plays `games` random games from one seed; `keep`, if given, gets the record of each. */
export function simulateGames(setting: Setting, games: number, seed: number, keep?: (record: GameRecord) => void) {
  const { game, options } = setting;
  const details = detailsOf(game);
  const rng = createRng(seed);
  const buffer = new Int32Array(game.maxMoves);
  const tallies = Array.from({ length: options.seats }, () => new Tally());
  const sums = new Map<string, number>();
  let gamesInAll = 0;
  const countGame = (end: StateBuffer) => {
    gamesInAll++;
    for (const [name, count] of Object.entries(details.counts(end))) sums.set(name, (sums.get(name) ?? 0) + count);
  };
  for (let index = 0; index < games; index++) {
    const steps: string[] = [];
    const end = playRandomGame(setting, rng, buffer, (before, entry) => {
      // The step that begins another game of a series clears the old one away.
      if (details.isBetweenGames(before)) countGame(before);
      if (keep) steps.push(formatStep(game, before, entry));
    });
    countGame(end);
    const wins = winsOf(game.ranking(end));
    for (const [seat, tally] of tallies.entries()) tally.add(game.score(end, seat), wins[seat]!);
    keep?.(createRecord(game, options, steps));
  }
  return {
    seats: tallies.map((tally, seat) => ({ seat, ...tally.summary })),
    perGame: Object.fromEntries([...sums].map(([name, sum]) => [name, rounded(sum / gamesInAll)])),
  };
}
