import type { Settings } from '../app/settings.ts';

/** The times of all movements in milliseconds, at the normal pace. */
export const TIMES = {
  /** A domino out of the stack to its place; then it turns over; the next one follows. */
  draw: { fly: 180, over: 140, next: 90 },
  /** A king hops onto a domino. */
  hop: 260,
  /** A domino is let go, and comes to rest; the territory that has grown glows. */
  place: { drop: 200, settle: 120, glow: 500, rise: 900 },
  /** A rival's turn: their board comes, the domino flies, people look, the king hops, the board goes. */
  rival: { slide: 220, fly: 350, hold: 700 },
  /** A turn that was refused goes back, all of its pieces at once. */
  back: 250,
} as const;

export type Pace = Settings['pace'];

const CALM = 1.6;
/** How long one turn is looked at where nothing slides. */
export const QUICK_HOLD_MS = 300;

/** What a pace does to a time; quick films have no movements to stretch. */
export function stretched(ms: number, pace: Pace): number {
  return pace === 'calm' ? ms * CALM : ms;
}
