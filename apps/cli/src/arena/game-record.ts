import { type AnyGame, createRecord, formatStep, type GameRecord, type LogEntry, nearestName } from '@crownhold/core';
import type { Forfeit } from './result.ts';
import { type Setup, seatingOf } from './setup.ts';

/** A game of the arena as a record, with the names of the bots, and what ended it if it was a failure. */
export function gameRecord(
  game: AnyGame,
  setup: Setup,
  rotation: number,
  entries: readonly LogEntry[],
  forfeit?: Forfeit,
): GameRecord {
  const state = game.create(setup.options);
  const steps = entries.map((entry) => {
    const text = formatStep(game, state, entry);
    game.apply(state, entry.actor, entry.move);
    return text;
  });
  // A bot may be called by its whole command line; a record takes names of people's length [R7].
  const players = seatingOf(setup, rotation).map((contestant) => nearestName(setup.contestants[contestant]!.name));
  return { ...createRecord(game, setup.options, steps), players, ...(forfeit && { comments: { forfeit } }) };
}
