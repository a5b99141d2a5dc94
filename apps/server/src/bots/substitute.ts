import { type BotKind, botsFor } from '@crownhold/bots';
import type { AnyGame } from '@crownhold/core';

/** The level that plays for people who are away. */
const LEVEL = 3;

/** Level 3, or the strongest bot of a game that has fewer. */
export function substituteFor(game: AnyGame): BotKind | undefined {
  const bots = botsFor(game);
  return bots[LEVEL - 1] ?? bots.at(-1);
}
