import type { Seat } from '@crownhold/core';
import type { ClockTerms } from '@crownhold/protocol';

/** An entry of a table's log, as it was first written and for ever. */
export interface StoredEntry {
  readonly table: string;
  /** From 0, without gaps. */
  readonly entry: number;
  /** Different for every entry of a table. */
  readonly command: string;
  readonly text: string;
}

/** Who sits at a seat, or may sit there. It changes, it can be forgotten, and it is nowhere in the log. */
export interface Place {
  readonly seat: Seat;
  /** The hash of a session's token. */
  readonly session?: string;
  readonly name?: string;
  /** The hash of the one secret that moves the seat to another device. */
  readonly ticket?: string;
  /** Time of service after which it does not. */
  readonly ticketUntilMs?: number;
}

/** What opens a table before anybody is known there; a code is one for people to say. */
export type OpeningLinkKind = 'invite' | 'watch' | 'code';

/** `preview` opens nothing: it tells who invites to which game. */
export type StoredLinkKind = OpeningLinkKind | 'preview';

/** The hash of a link's secret. Without one there is no such link any more. */
export interface StoredLink {
  readonly kind: StoredLinkKind;
  readonly hash?: string;
}

/** A session that has entered by a link: to sit down and watch, or to watch. One that was sent away comes back by none. */
export interface Guest {
  readonly session: string;
  readonly right: 'invite' | 'watch' | 'sent-away';
}

/** A table without opening its log, for lists. */
export interface TableSummary {
  readonly game: string;
  readonly status: string;
  /** Seats of people who are asked for a turn. */
  readonly asked: readonly Seat[];
  /** By seat; empty for a person. */
  readonly bots: readonly string[];
  /** What the public list says of it; only as long as it is there. */
  readonly listed?: ListedTable;
}

/** A table that everybody may come to. */
export interface ListedTable {
  readonly options: unknown;
  readonly clock: ClockTerms;
  /** How many seats wait for somebody. */
  readonly free: number;
  readonly host?: Seat;
}

/** A table of the public list. */
export interface StoredListing {
  readonly table: string;
  readonly game: string;
  readonly listed: ListedTable;
}

/** A seat of a session; no summary if the last entry is older than summaries are. */
export interface OwnSeat {
  readonly table: string;
  readonly seat: Seat;
  readonly summary?: TableSummary;
}

/** An entry and all that has to be stored with it or not at all. */
export interface NewEntry extends StoredEntry {
  /** Time of service when it was made. */
  readonly atMs: number;
  /** Time of service when somebody must look at the table, whoever does; `undefined` if nobody has to. */
  readonly dueMs: number | undefined;
  /** Replace those of the same seats. */
  readonly places?: readonly Place[];
  /** The dealer's, kept apart from the log. */
  readonly secret?: Uint8Array;
  /** Replace those of the same kinds. */
  readonly links?: readonly StoredLink[];
  /** The session that made the table; with its first entry. */
  readonly creator?: string;
  readonly summary?: TableSummary;
}

/** The two constraints that all safety rests on: (table, entry) and (table, command) are unique. */
export type Appended = 'stored' | 'entry-taken' | 'command-taken';

/** When an entry was durable, if that was much later than it was made. */
export interface DurableTime {
  readonly table: string;
  readonly entry: number;
  readonly atMs: number;
}

export interface Due {
  readonly table: string;
  readonly dueMs: number;
}

/** Nothing was stored: the disk is full, or the entry never got that far. Any other error leaves open what happened. */
export class NotStoredError extends Error {}

export interface Store {
  /** Resolves once the entry is durable. Of several with the same number or command one is stored. */
  append(entry: NewEntry): Promise<Appended>;
  /** Those from a number on, in order: durable ones only. Empty if there is no such table. */
  entries(table: string, from: number): Promise<readonly StoredEntry[]>;
  places(table: string): Promise<readonly Place[]>;
  secret(table: string): Promise<Uint8Array | undefined>;
  /** Tables that are due until then, the earliest first, behind `after`: an index, so that no table is loaded to find out. */
  due(untilMs: number, limit: number, after?: Due): Promise<readonly Due[]>;
  links(table: string): Promise<readonly StoredLink[]>;
  guests(table: string): Promise<readonly Guest[]>;
  /** Resolves once it is durable. One to watch replaces nothing that is known of the session. */
  addGuest(table: string, guest: Guest): Promise<void>;
  /** Replaces those of the same seats that are still the same session's, without an entry: names and secrets are nobody's history. */
  putPlaces(table: string, places: readonly Place[]): Promise<void>;
  /** Replaces those of the same kinds, likewise. */
  putLinks(table: string, links: readonly StoredLink[]): Promise<void>;
  tableOfCode(hash: string): Promise<string | undefined>;
  /** The latest tables first. */
  seatsOf(session: string, limit: number): Promise<readonly OwnSeat[]>;
  /** Tables of the public list, the latest first. */
  listings(limit: number): Promise<readonly StoredListing[]>;
  /** How many tables of a creator wait for their start. */
  countUnstarted(creator: string): Promise<number>;
  /** Takes everything away that says who a session was. Once it resolves, no copy of older data brings it back. */
  forget(session: string): Promise<void>;
  durableTimes(table: string): Promise<readonly DurableTime[]>;
  /** Notes that somebody has served until then, and what was durable late, both or neither. */
  beat(servedMs: number, late: readonly DurableTime[]): Promise<void>;
  /** Until when somebody has served, by the latest beat; 0 before the first. */
  servedMs(): Promise<number>;
}
