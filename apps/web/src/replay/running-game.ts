import type { GameRecord } from '@crownhold/core';
import { games, loadGame } from '../games/store.ts';

/** Whether a record is of a game that still goes on by message: then nobody may ask a bot about it. */
export async function isStillPlayed(record: GameRecord): Promise<boolean> {
  const running = games.peek().filter(({ game, ownSeat, isOver }) => {
    return game === record.game && ownSeat !== undefined && !isOver;
  });
  const kept = await Promise.all(running.map(({ id }) => loadGame(id)));
  return kept.some((saved) => saved !== undefined && isSameCourse(saved.record, record));
}

/** Whether both begin alike, as far as the shorter one goes. A record without a step is of no game in particular. */
export function isSameCourse(one: GameRecord, other: GameRecord): boolean {
  const length = Math.min(one.steps.length, other.steps.length);
  return length > 0 && startOf(one, length) === startOf(other, length);
}

function startOf({ options, steps }: GameRecord, length: number): string {
  return JSON.stringify([options, steps.slice(0, length)]);
}
