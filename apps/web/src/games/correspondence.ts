import type { Seat } from '@crownhold/core';
import type { GameHead, StoredGame } from './saved-game.ts';

/** Games by message have ids of their own: a link can never mean another game of this device. */
const PREFIX = 'message-';

/** Where the game of a link is kept on this device. */
export function keptId(linkId: string): string {
  return PREFIX + linkId;
}

/** What links call a game by message that is kept under this id. */
export function linkIdOf(id: string): string {
  return id.slice(PREFIX.length);
}

/**
 * The game as it was after the last turn that was played here: the rows that others sent since then are still to be told.
 * The whole game if a turn is in the making: whoever began it has seen them.
 */
export function untilOwnTurn(game: StoredGame): StoredGame {
  const { head, rows, drafts } = game;
  const { ownSeat } = head;
  if (ownSeat === undefined || drafts.length > 0) return game;
  const version = Math.max(
    0,
    rows.findLastIndex(({ seat }) => seat === ownSeat),
  );
  if (version === head.version) return game;
  return { ...game, head: { ...withoutEnd(head), version }, rows: rows.slice(0, version + 1) };
}

function withoutEnd({ points: _, ...head }: GameHead): GameHead {
  return { ...head, isOver: false };
}

/** The seats of people at this device: in a game by message one, else all that no bot has. */
export function ownSeats(chairs: readonly { readonly bot?: string }[], ownSeat: Seat | undefined): readonly Seat[] {
  if (ownSeat !== undefined) return [ownSeat];
  return chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}
