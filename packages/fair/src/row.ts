import { formatStep, type Game, type GameOptions, type LogEntry, type StateBuffer } from '@crownhold/core';
import { type Given, NONE } from './bytes.ts';
import { deal, type Thrower } from './deal.ts';
import { attachmentDigest, type RowEvent } from './event.ts';
import { createEntropy, type EntropySource } from './outcome.ts';

/** The chance of one row, as the rules and as its event have it. */
export interface DealtChance extends Pick<RowEvent, 'chance' | 'attachments'> {
  readonly entries: readonly LogEntry[];
}

/** Deals in place, and writes down what came. */
export function dealChance<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  source: EntropySource,
  thrower: Thrower<S> | undefined,
): DealtChance {
  const before = game.copy(state);
  const entries = deal(game, state, createEntropy(source), thrower);
  const chance = playEntries(game, before, entries);
  const attachments = entries.map(({ attachment }): Given => attachmentDigest(attachment));
  return attachments.every((digest) => digest === NONE) ? { entries, chance } : { entries, chance, attachments };
}

/** Plays in place, and returns the steps as records write them. */
export function playEntries<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  entries: readonly LogEntry[],
): readonly string[] {
  return entries.map((entry) => {
    const text = formatStep(game, state, entry);
    game.apply(state, entry.actor, entry.move);
    return text;
  });
}
