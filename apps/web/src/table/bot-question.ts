import type { Seat } from '@crownhold/core';

/** What the worker is asked. A view travels as text: nothing else could be given to a bot by mistake. */
export interface BotQuestion {
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  readonly view: string;
  readonly seat: Seat;
  readonly seed: number;
  /** Most positions to look at; then time does not count, and the answer is the same on every device. */
  readonly nodes?: number;
  /** Asks for the next step and why, instead of a turn. */
  readonly isForHint?: boolean;
}

export interface BotAnswer {
  readonly number: number;
  /** The whole turn as text, or nothing if the bot failed. */
  readonly turn?: string;
  /** As the game explains a step. */
  readonly hint?: unknown;
}

/** What the worker tells the page besides answers, which may go elsewhere. */
export interface BotNote {
  readonly areBotsHurried: true;
}
