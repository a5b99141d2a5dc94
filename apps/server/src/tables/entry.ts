import type { Seat } from '@crownhold/core';
import type { ClockTerms } from '@crownhold/protocol';
import type { DealClient, DealOpening, FairEvent } from '../ports/dealing.ts';

/** Of what is written now. Older formats are read by upcasting; nothing is ever written again. */
const ENTRY_FORMAT = 1;

export type SeatSetup = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

/** What a table is, for life. */
export interface Setup {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: readonly SeatSetup[];
  readonly clock: ClockTerms;
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
}

interface SitEntry extends Timed {
  readonly kind: 'sit';
  readonly seat: Seat;
}

/** `open`, `commit` or `retry`. */
export interface SealEntry extends Timed, Sealed {
  readonly kind: 'seal';
  /** Seats that `retry` leaves out. */
  readonly missing?: readonly Seat[];
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

export type Entry = CreateEntry | SitEntry | SealEntry | PartEntry | RowEntry | EnrolEntry | ReturnEntry;

export function writeEntry(entry: Entry): string {
  return JSON.stringify({ format: ENTRY_FORMAT, ...entry });
}

/** `undefined` for a format of a later server: whoever cannot read an entry leaves its table alone. */
export function readEntry(text: string): Entry | undefined {
  // Written by a server of ours.
  const { format, ...entry } = JSON.parse(text) as Entry & { readonly format: number };
  return format === ENTRY_FORMAT ? (entry as Entry) : undefined;
}
