import type { NewEntry } from '../ports/store.ts';
import { dueMs } from './due.ts';
import { type SealEntry, writeEntry } from './entry.ts';
import type { SealedDealing } from './sealed-dealing.ts';
import type { TableLog } from './table-log.ts';
import { summaryOf } from './table-summary.ts';

interface Secrets {
  /** The dealer's, as the backup has it. */
  readonly old: Uint8Array;
  /** 32 random bytes. */
  readonly fresh: Uint8Array;
}

/** Whether dice of the table may have fallen that its log does not know of. */
export function mustReopen(log: TableLog): boolean {
  return log.status === 'playing' || (log.status === 'sealing' && log.events.length > 0);
}

/**
 * What has to be added to a table's log after a backup was restored: clients may have seen later events, so the old chains count no
 * more. The dealer commits itself anew, everybody sees it, and clients give keys and chains again during the game.
 */
export function reopenTable(
  table: string,
  log: TableLog,
  { old, fresh }: Secrets,
  dealing: Pick<SealedDealing, 'resume' | 'reopen'>,
  atMs: number,
): NewEntry {
  const { state, events } = dealing.reopen(dealing.resume(old, log.game!, log.events, log.hidden), fresh);
  const { head, words } = state;
  const entry: SealEntry = { kind: 'seal', at: atMs, events, head, words, isReopened: true };
  const stored = { table, entry: log.count, command: `seal:${log.events.length}`, text: writeEntry(entry) };
  const next = log.fork();
  next.apply(stored);
  return { ...stored, atMs, dueMs: dueMs(next, atMs), summary: summaryOf(next), secret: fresh };
}
