import type { GameRecord, Seat } from '@crownhold/core';
import type { Failure } from '../bots/player.ts';

/** A seat that has lost its game because its bot failed. */
export interface Forfeit {
  readonly seat: Seat;
  readonly failure: Failure;
  /** The file with the game up to the failure. */
  readonly record?: string;
}

/** How one game of a deal went, seat by seat. */
export interface GameResult {
  /** The contestant of each seat. */
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  /** After a forfeit that seat is last, and all others share the first place. */
  readonly ranks: readonly number[];
  readonly turns: readonly number[];
  /** What all turns of a seat have cost. */
  readonly ms: readonly number[];
  readonly forfeit?: Forfeit;
}

export interface DealResult {
  readonly kind: 'deal';
  readonly deal: number;
  /** One for each rotation of the seats. */
  readonly games: readonly GameResult[];
}

/** A deal with the records that are wanted: of all its games, or of forfeited ones. */
export interface PlayedDeal extends DealResult {
  readonly records: readonly (GameRecord | undefined)[];
}

/** A contestant that could not even be started: no game can be played. */
export interface Breakdown {
  readonly kind: 'breakdown';
  readonly contestant: number;
  readonly failure: Failure;
}

/** A line that a bot wrote to its standard error. */
export interface LogLine {
  readonly kind: 'log';
  readonly contestant: number;
  readonly deal: number;
  readonly rotation: number;
  readonly line: string;
}
