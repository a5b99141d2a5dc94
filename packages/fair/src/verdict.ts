import type { LogEntry } from '@crownhold/core';
import type { Hex } from './bytes.ts';
import type { FairFault } from './fault.ts';

/** What a sound transcript proves. */
export const PROVEN = [
  /** Every outcome follows from what was sealed before it: `outcomes`, `rows`. */
  'outcomes-follow',
  /** The record has exactly these steps: `steps`. */
  'steps-match',
  /** Each event names the one before it: `events`. */
  'links-hold',
  /** Clients mixed their first elements in: `epoch`, `clients`. */
  'mixed',
  /** A seat's client gave its element to `rows` of its `of` turns that made chance act. */
  'contributed',
  /** Somebody's kept heads are in this history: `heads`, the last of them after `event`. */
  'one-history',
  /** The dealing side has said that nothing follows. */
  'closed',
] as const;
export type ProvenCode = (typeof PROVEN)[number];

/** What it leaves open. */
export const UNPROVEN = [
  /** Nobody else was mixed in: the dealing side could have chosen its secret. `epoch` */
  'dealer-alone',
  /** In `rows` of its `of` turns that made chance act a seat gave nothing: the dealing side could know the outcome early. */
  'seat-absent',
  /** No kept head: whoever wrote the file could have written other turns of people. */
  'no-witness',
  /** The kept heads end before event `from`. */
  'tail-unwitnessed',
  /** The game is not over. */
  'unfinished-game',
  /** The transcript was not closed: more may have been played. */
  'open-ended',
] as const;
export type UnprovenCode = (typeof UNPROVEN)[number];

export interface Finding<C extends string> {
  readonly code: C;
  readonly args: Readonly<Record<string, number>>;
}

/** What a verifier found: codes and arguments, never a sentence. */
export type Verdict = SoundVerdict | FaultyVerdict;

export interface SoundVerdict {
  readonly isSound: true;
  readonly head: Hex;
  readonly proven: readonly Finding<ProvenCode>[];
  readonly unproven: readonly Finding<UnprovenCode>[];
  /** The record's steps with what came along with them, which a record does not keep: how thrown dice fell. */
  readonly entries: readonly LogEntry[];
}

/** With a fault nothing is proven; the events before it were found in order. */
export interface FaultyVerdict {
  readonly isSound: false;
  readonly fault: FairFault;
}

export function finding<C extends string>(code: C, args: Finding<C>['args'] = {}): Finding<C> {
  return { code, args };
}
