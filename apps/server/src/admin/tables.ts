import { randomBytes } from 'node:crypto';
import type { GameRecord } from '@crownhold/core';
import { createRecord } from '@crownhold/core';
import type { Rows } from '../store/sql/store-scripts.ts';
import { writeClosing } from '../tables/entry.ts';
import { mustReopen, reopenTable } from '../tables/reopening.ts';
import type { SealedDealing } from '../tables/sealed-dealing.ts';
import { TableLog } from '../tables/table-log.ts';
import { summaryOf } from '../tables/table-summary.ts';

const SECRET_BYTES = 32;
/** Enough of a hash to name a session. */
const SHOWN_DIGITS = 12;

export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly version: number;
  /** By seat: a bot, or the beginning of the hash of a session; empty if nobody sits there. */
  readonly seats: readonly string[];
}

function readLog(rows: Rows, table: string): TableLog {
  const log = new TableLog();
  const times = rows.durableTimes(table);
  for (const stored of rows.entries(table, 0))
    log.apply(stored, times.find(({ entry }) => entry === stored.entry)?.atMs);
  return log;
}

export function listTables(rows: Rows): readonly ListedTable[] {
  return rows.tableIds().map((table) => {
    const log = readLog(rows, table);
    const { game, status, bots } = summaryOf(log);
    const places = rows.places(table);
    const seats = bots.map((bot, seat) => {
      return bot || (places.find((place) => place.seat === seat)?.session?.slice(0, SHOWN_DIGITS) ?? '');
    });
    return { table, game, status, version: log.version, seats };
  });
}

/** Every table that goes on goes on by a fresh chain; how many those are. */
export function reopenTables(rows: Rows, dealing: Pick<SealedDealing, 'resume' | 'reopen'>): number {
  const atMs = rows.servedMs();
  let reopened = 0;
  for (const table of rows.tableIds()) {
    const log = readLog(rows, table);
    const old = rows.secret(table);
    if (!old || !mustReopen(log)) continue;
    const fresh = new Uint8Array(randomBytes(SECRET_BYTES));
    rows.append(reopenTable(table, log, { old, fresh }, dealing, atMs));
    reopened++;
  }
  return reopened;
}

/** Nobody plays there any more; what was played can still be read. Whether there is such a table. */
export function closeTable(rows: Rows, table: string): boolean {
  const log = readLog(rows, table);
  if (log.count === 0) return false;
  const atMs = rows.servedMs();
  const stored = { table, entry: log.count, command: `close:${log.count}`, text: writeClosing(atMs) };
  log.apply(stored);
  return rows.append({ ...stored, atMs, dueMs: undefined, summary: summaryOf(log) }) === 'stored';
}

/** A game as far as it is stored, hidden turns included. */
export function exportTable(rows: Rows, table: string): GameRecord | undefined {
  const { match, rows: played } = readLog(rows, table);
  return (
    match &&
    createRecord(
      match.game,
      match.options,
      played.flatMap(({ steps }) => steps),
    )
  );
}
