import type { Seat } from '@crownhold/core';
import type { People, Reaction, TableMessage } from '@crownhold/protocol';
import type { FarKept, FarTrouble } from './ports.ts';
import type { ProofState } from './proof.ts';

/** Which table, and the seats of it that this device plays; none for a spectator. */
export interface FarPlace {
  readonly table: string;
  readonly own: readonly Seat[];
  readonly kept?: FarKept | undefined;
}

/** What is to be said of the way to the table, besides the table. */
export interface FarState {
  readonly isUp: boolean;
  readonly trouble?: FarTrouble | undefined;
  readonly proof: ProofState;
  /** Who is at the table, and what they have agreed on; nothing until it is told. */
  readonly people?: People | undefined;
  /** The options of the game as the server has them. */
  readonly options?: TableMessage['options'] | undefined;
  /** As they were when the server told them; another object each time. */
  readonly clocks?: TableMessage['clocks'] | undefined;
  /** The server is busy, and its bots think less than they could. */
  readonly isHurried: boolean;
}

/** A sign that somebody at the table gives. It is not kept. */
export interface FarReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
}
