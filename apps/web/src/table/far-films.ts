import type { GameTypes } from '@crownhold/core';
import { type FilmPace, isMoving, type Shot } from './film.ts';

/** How long a film waits for a tap where others play elsewhere. */
const WAIT_MS = 6000;
/** So many rows may wait behind a reveal that people here have had a part in. */
const REVEAL_PATIENCE = 4;

/**
 * The pace of a film where others do not wait for whoever looks, by how many rows wait behind it: with one it is short, with
 * more the table jumps on, so that nobody lags behind the game.
 */
export function paceBehind(pace: FilmPace, behind: number, isOwnReveal: boolean): FilmPace | 'none' {
  if (behind > (isOwnReveal ? REVEAL_PATIENCE : 1)) return 'none';
  return behind > 0 && isMoving(pace) ? 'quick' : pace;
}

/** A film where nobody's time is theirs alone: what waits for a tap goes on by itself after a while. */
export function impatient<G extends GameTypes>(shots: readonly Shot<G>[], mostMs = WAIT_MS): readonly Shot<G>[] {
  return shots.map((shot) =>
    shot.isWaiting
      ? { ...shot, movements: shot.movements.map((one) => ({ ...one, ms: Math.min(one.ms, mostMs) })) }
      : shot,
  );
}
