import {
  CHANCE,
  formatStep,
  type Game,
  type GameOptions,
  includes,
  type LogEntry,
  type StateBuffer,
} from '@crownhold/core';
import { type Given, NONE } from './bytes.ts';
import { deal, type Thrower } from './deal.ts';
import type { RowEvent } from './event.ts';
import { attachmentDigest } from './event-bytes.ts';
import type { Entropy } from './outcome.ts';

/** The chance of one row, as the rules and as its event have it. */
export interface DealtChance extends Pick<RowEvent, 'chance' | 'attachments'> {
  readonly entries: readonly LogEntry[];
  /** How often chance had several possibilities. */
  readonly outcomes: number;
}

const NOTHING: DealtChance = { entries: [], chance: [], outcomes: 0 };

/** Deals in place, and writes down what came. */
export function dealChance<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  entropy: Entropy,
  thrower: Thrower<S> | undefined,
): DealtChance {
  if (!includes(game.actors(state), CHANCE)) return NOTHING;
  const before = game.copy(state);
  let outcomes = 0;
  const counted: Entropy = (k) => {
    outcomes = k + 1;
    return entropy(k);
  };
  const entries = deal(game, state, counted, thrower);
  const chance = playEntries(game, before, entries);
  const attachments = entries.map(({ attachment }): Given => attachmentDigest(attachment));
  const dealt = { entries, chance, outcomes };
  return attachments.every((digest) => digest === NONE) ? dealt : { ...dealt, attachments };
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
