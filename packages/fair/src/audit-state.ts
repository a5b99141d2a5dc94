import type { Seat } from '@crownhold/core';
import type { Hex } from './bytes.ts';
import type { Known } from './chain.ts';
import type { SignatureCheck } from './ed25519.ts';
import type { Terms } from './event.ts';
import type { FairFault } from './fault.ts';
import type { HeadLog } from './head-log.ts';
import type { Contribution } from './joint.ts';

/** What is due next: who has still to commit, to reveal; turns; nothing any more. */
export type Stage = 'commit' | 'reveal' | 'rows' | 'closed';

/** The client of a seat, as the events have it. */
export interface Client {
  readonly key: Hex;
  readonly known: Known;
  readonly device: number;
  /**
   * Whether its elements go into outcomes. One that enrols late waits until somebody else has given something: else it could
   * choose its chain by what it brings.
   */
  readonly counts: boolean;
}

/** A turn whose words are not known yet. */
export interface SealedAt {
  readonly event: number;
  readonly seat: Seat;
  readonly seal: Hex;
}

/** Everything that the events so far have fixed. Whoever keeps it can judge the next event when it comes. */
export interface Audit {
  readonly terms: Terms;
  /** How many events there are, and so the number of the next. */
  readonly count: number;
  readonly head: Hex;
  readonly heads: HeadLog;
  readonly stage: Stage;
  /** Head of the event that opened the table, or opened it again. */
  readonly opening: Hex;
  /** Of the present opening, counted from 1. */
  readonly attempt: number;
  readonly dealer: Known & { readonly base: Hex };
  /** By seat; `undefined` for whoever has no key. */
  readonly clients: readonly (Client | undefined)[];
  /** Turns that each seat has had. */
  readonly turns: readonly number[];
  /** By seat, the first event whose head its next turn may name: that of its last turn, its key or the opening. */
  readonly seenFrom: readonly number[];
  /** The joint entropy, or the rolling value of the last dealing; `undefined` until all have revealed. */
  readonly rolling: Hex | undefined;
  readonly dealings: number;
  /** What was given since the last dealing, as far as it counts. */
  readonly given: readonly Contribution[];
  readonly sealed: readonly SealedAt[];
  /** Whether the chance before the first turn has been dealt. */
  readonly isDealt: boolean;
  /** Head after the last `reveal`: what people compare. */
  readonly revealed: Hex | undefined;
}

/** One event more, and the signatures in it, which are still to be checked. */
export interface Extended {
  readonly audit: Audit;
  readonly checks: readonly SignatureCheck[];
}

/** What an event changes, or what is wrong with it. */
export type Judgement = { readonly change: Partial<Audit>; readonly checks: readonly SignatureCheck[] } | FairFault;
