import type { Seat } from '@crownhold/core';

export interface ThinkingRequest {
  /** The same at every node that asks for the turn; another one after it was thought about in vain. */
  readonly id: string;
  readonly game: string;
  /** Its id, or none for the bot that plays for people who are away. */
  readonly bot?: string;
  /** All that the bot knows, as text. */
  readonly view: string;
  readonly seat: Seat;
  readonly seed: number;
  /** Which part of its usual thinking it may do: 1, or less when many wait. */
  readonly effort: number;
  readonly deadlineMs: number;
}

/** Bots think somewhere else: in workers, or as jobs of a queue. */
export interface Thinking {
  /** How many turns can be thought about at once. */
  readonly places: number;
  /** How long a place may need to start before it begins to think; no time if nothing is said. */
  readonly startMs?: number;
  has(game: string, bot: string): boolean;
  /** A whole turn as a command carries it. */
  think(request: ThinkingRequest): Promise<string>;
}
