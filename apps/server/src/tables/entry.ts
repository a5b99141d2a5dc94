import type { Seat } from '@crownhold/core';
import type { ClockTerms } from '@crownhold/protocol';
import type { DealClient, DealOpening, FairEvent } from '../ports/dealing.ts';

/** Of what is written now. Nothing is ever written again: 1 had fewer kinds of entries, and is read as it is. */
const ENTRY_FORMAT = 2;
const READ_FORMATS: ReadonlySet<number> = new Set([1, ENTRY_FORMAT]);

export type SeatSetup = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

/** What a table is, for life. */
export interface Setup {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: readonly SeatSetup[];
  readonly clock: ClockTerms;
  /** `host`: full is not enough. */
  readonly start?: 'full' | 'host';
  /** In the public list until the start. */
  readonly isListed?: boolean;
}

interface Timed {
  /** Time of service. */
  readonly at: number;
}

interface Sealed {
  readonly events: readonly FairEvent[];
  /** After them. */
  readonly head: string;
}

/** What a client may send again: by which id, and the digest of all it said. */
interface Commanded {
  readonly id: string;
  readonly body: string;
}

export interface CreateEntry extends Timed, Setup {
  readonly kind: 'create';
  /** People who sit there from the beginning. */
  readonly seated: readonly Seat[];
  /** Games that these people have won before, by seat. */
  readonly tally?: readonly number[];
}

interface SitEntry extends Timed {
  readonly kind: 'sit';
  readonly seat: Seat;
}

/** Somebody left before the start, or was sent away. */
interface LeaveEntry extends Timed {
  readonly kind: 'leave';
  readonly seat: Seat;
}

/** The host has changed the table before the start. */
interface SetupEntry extends Timed, Pick<Setup, 'options' | 'seats' | 'clock' | 'isListed'> {
  readonly kind: 'setup';
}

/** The host has begun; these bots take free seats. */
interface StartEntry extends Timed {
  readonly kind: 'start';
  readonly bots: readonly { readonly seat: Seat; readonly bot: string }[];
}

/** Nobody began it in time: the table is as if it had never been. */
interface ExpireEntry extends Timed {
  readonly kind: 'expire';
}

/** The others want a bot to play for somebody who is gone. */
interface AwayEntry extends Timed {
  readonly kind: 'away';
  readonly seat: Seat;
}

/** With events if the game is over by it. */
interface ResignEntry extends Timed, Partial<Sealed> {
  readonly kind: 'resign';
  readonly seat: Seat;
}

/** A seat is another device's from now on; `by`: the seat that let it in. */
interface MoveEntry extends Timed {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly by?: Seat;
}

/** All want another game, and this is its table. */
interface RematchEntry extends Timed {
  readonly kind: 'rematch';
  readonly table: string;
}

export type PeopleEntry =
  | SitEntry
  | LeaveEntry
  | SetupEntry
  | StartEntry
  | ExpireEntry
  | AwayEntry
  | ResignEntry
  | MoveEntry
  | RematchEntry;

/** `open`, `commit` or `retry`. */
export interface SealEntry extends Timed, Sealed {
  readonly kind: 'seal';
  /** Seats that `retry` leaves out. */
  readonly missing?: readonly Seat[];
  /** `reopen` after a restored backup, with `commit` and `reveal`: whatever was given before counts no more. */
  readonly isReopened?: true;
  /** Of the head after `reveal`, if it is among the events. */
  readonly words?: string;
}

/** A client's part of `commit` or `reveal`, stored before it is acknowledged. */
interface PartEntry extends Timed, Commanded {
  readonly kind: 'part';
  readonly seat: Seat;
  readonly client?: DealClient;
  readonly element?: string;
}

/** Who made a turn; `timeout`: a bot, because the person's clock had run out. */
export type Author = 'person' | 'bot' | 'timeout';

/** One turn and all chance until a seat must act. The first has no turn. */
export interface RowEntry extends Timed, Sealed, Partial<Commanded> {
  readonly kind: 'row';
  readonly seat?: Seat;
  readonly by?: Author;
  /** As records write them. */
  readonly steps: readonly string[];
  /** By the number of the step. */
  readonly attachments?: Readonly<Record<string, unknown>>;
  readonly opening?: DealOpening;
  readonly usedMs?: number;
  /** Of the head after `reveal`; in the first row. */
  readonly words?: string;
}

interface EnrolEntry extends Timed, Sealed, Commanded {
  readonly kind: 'enrol';
  readonly seat: Seat;
}

interface ReturnEntry extends Timed, Commanded {
  readonly kind: 'return';
  readonly seat: Seat;
}

export type Entry = CreateEntry | PeopleEntry | SealEntry | PartEntry | RowEntry | EnrolEntry | ReturnEntry;

export function writeEntry(entry: Entry): string {
  return JSON.stringify({ format: ENTRY_FORMAT, ...entry });
}

/** The operator has closed the table: an entry that no server reads as one, so every server leaves the table alone. */
export function writeClosing(at: number): string {
  return JSON.stringify({ format: 0, kind: 'close', at });
}

/** `undefined` for a format of a later server: whoever cannot read an entry leaves its table alone. */
export function readEntry(text: string): Entry | undefined {
  // Written by a server of ours.
  const { format, ...entry } = JSON.parse(text) as Entry & { readonly format: number };
  return READ_FORMATS.has(format) ? (entry as Entry) : undefined;
}
