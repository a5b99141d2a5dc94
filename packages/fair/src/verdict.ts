import type { LogEntry, StateBuffer } from '@crownhold/core';
import type { Hex } from './bytes.ts';
import type { FairFault } from './fault.ts';
import type { UncheckedThrow } from './redeal.ts';
import type { WordNumbers } from './words.ts';

/** What a sound transcript proves. Every one is a theorem; `docs/fair.md` says under which assumptions and against whom. */
export const PROVEN = [
  /** Every outcome is the one that the sealed numbers give: `outcomes`, of them `throws`, in `dealings`. */
  'outcomes-follow',
  /** The record has exactly these steps: `steps`. */
  'steps-match',
  /** Each event names the one before it: `events`. */
  'links-hold',
  /** Persons mixed their first elements in, all at once, at attempt `attempts`: `opening`, `persons`. */
  'mixed',
  /** A seat's key has signed `turns` of its `of` turns. */
  'signed',
  /** A seat's element went into what followed `turns` of its `of` turns. */
  'contributed',
  /** A seat's new key at `event` was named by its old one. */
  'same-person',
  /** Somebody's kept heads are in this history: `heads`, the last of them after `event`. */
  'one-history',
  /** The dealer has said that nothing follows. */
  'closed',
] as const;
export type ProvenCode = (typeof PROVEN)[number];

/** What it leaves open. */
export const UNPROVEN = [
  /** Nobody else was mixed in: the dealer could have chosen its secret. `opening` */
  'dealer-alone',
  /** The first elements were shown at attempt `attempts`: so many tries the dealer may have had. `opening` */
  'retried',
  /** `seats` seats share devices and count as one person each device; by the dealer's word. */
  'shared-device',
  /** No turn at all is signed: `turns`. */
  'nobody-signed',
  /** A seat had no key in `turns` of its `of` turns: they are by the dealer's word. */
  'unsigned',
  /** A seat had a key, but `turns` of its `of` turns are not signed: by the dealer's word nobody came in time. */
  'timed-out',
  /** Before `dealings` of `of` dealings nobody had given anything since the last: the dealer knew them early, `run` in a row. */
  'foreseen',
  /** `turns` hidden turns were hidden from players; the dealer knew them. */
  'dealer-sees-turns',
  /** Seats without a key: that the dealer's bots saw no more than their views is nowhere written. */
  'views-unproven',
  /** A seat took a new key at `event` by the dealer's word. */
  'late-key',
  /** Its chain counts since another person gave something: dealer, newcomer and that person together could choose. `seat`, `event` */
  'late-chain',
  /** Nobody else counted then: dealer and newcomer together could choose. `seat`, `event` */
  'unguarded-key',
  /** The table was opened again, `times` times: each is a chance to undo what had come. */
  'reopened',
  /** `events` events that somebody had seen were replaced when the table was opened again. */
  'replaced-history',
  /** A device says that it gave what the events lack: `seat`, `times`. */
  'dropped',
  /** Names, date, result, clocks and comments are sealed by nothing. */
  'unsealed-fields',
  /** No signatures can be checked here: `signatures`. */
  'signatures-unchecked',
  /** The physics is not at hand: `throws`. */
  'throws-unchecked',
  /** The dice of this game were dealt by weights. */
  'none-thrown',
  /** The record says that an earlier game was dealt by the same: whoever played knew all chance beforehand. */
  'repeated',
  /** `turns` turns are still sealed. */
  'still-sealed',
  /** No kept head: whether anybody saw this history is not known. */
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
  /** Of the head after the last `reveal`, if there was one. */
  readonly words?: WordNumbers;
  readonly proven: readonly Finding<ProvenCode>[];
  readonly unproven: readonly Finding<UnprovenCode>[];
  /** The record's steps with what came along with them, which a record does not keep: how thrown dice fell. */
  readonly entries: readonly LogEntry[];
  /** For whoever has the physics: `checkThrow`. */
  readonly unchecked: readonly UncheckedThrow<StateBuffer>[];
}

/** With a fault nothing is proven; the events before it were found in order. */
export interface FaultyVerdict {
  readonly isSound: false;
  readonly fault: FairFault;
}

export function finding<C extends string>(code: C, args: Finding<C>['args'] = {}): Finding<C> {
  return { code, args };
}
