import type { MoveCode, Seat, StateBuffer, View } from '@crownhold/core';

/** What a bot may spend. There is no clock in it: whoever waits stops asking for better thoughts. */
export interface Budget {
  readonly seed: number;
  /** Most positions to look at; unlimited if not given. */
  readonly nodes?: number;
  /** How many of the best turns are told with each thought, if the bot compares turns; none if not given. */
  readonly ranks?: number;
}

/** A turn that a bot has compared with others. */
export interface RankedTurn {
  readonly turn: readonly MoveCode[];
  /** As in a thought. */
  readonly value?: number;
}

export interface Thought {
  /** The best whole turn so far, its steps in order. */
  readonly turn: readonly MoveCode[];
  /** How many positions were looked at for it. */
  readonly nodes: number;
  /** Expected points or margin, if the bot has a notion of it. */
  readonly value?: number;
  /** The best turns so far, the best first, if they were asked for. */
  readonly ranking?: readonly RankedTurn[];
}

/** Plays one game from what its seat may see, and from nothing else. */
export interface Bot<S extends StateBuffer> {
  readonly id: string;
  /**
   * Yields better and better turns, of which the caller may take any and stop; returns the last. The first comes at
   * once: after at most one look at each legal step on its way. From then on it yields every few hundred positions, the
   * same turn if there is no better, so that the caller can listen to others meanwhile. The same view, seat and budget
   * give the same thoughts, and the view stays as it is. The seat must be one that may act.
   */
  think(view: View<S>, seat: Seat, budget: Budget): Generator<Thought, Thought, void>;
}

/** A bot to be had. `create` makes a new one, for a seat or a thread of its own. */
export interface BotKind {
  readonly id: string;
  /** Brings what the bot needs, if that is not there from the beginning; to be awaited before `create`. */
  load?(): Promise<void>;
  create(): Bot<StateBuffer>;
}
