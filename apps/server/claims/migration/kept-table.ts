import { createRecord, isFault, parseRecord, replay } from '@crownhold/core';
import { examine, isFairFault } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { CHEAP_TOOLS } from '../../simulation/cheap-crypto.ts';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import type { DurableTime, Place, StoredEntry } from '../../src/ports/store.ts';
import { TableLog } from '../../src/tables/table-log.ts';
import { recordOf } from '../../src/tables/table-queries.ts';

/** Of either database. */
interface KeptRows {
  entries(table: string, from: number): readonly StoredEntry[] | Promise<readonly StoredEntry[]>;
  durableTimes(table: string): readonly DurableTime[] | Promise<readonly DurableTime[]>;
  places(table: string): readonly Place[] | Promise<readonly Place[]>;
}

/** A table as a server reads it. */
interface KeptTable {
  readonly log: TableLog;
  readonly places: readonly Place[];
}

export async function readKept(rows: KeptRows, table: string): Promise<KeptTable> {
  const log = new TableLog();
  const times = new Map((await rows.durableTimes(table)).map(({ entry, atMs }) => [entry, atMs]));
  for (const stored of await rows.entries(table, 0)) log.apply(stored, times.get(stored.entry));
  return { log, places: await rows.places(table) };
}

/** As the server gives it when the game is over, with its transcript; before that, its steps. */
export function recordText(kept: KeptTable): string {
  const { match, rows } = kept.log;
  const record = recordOf(kept, SIMULATED_DEALING);
  if (typeof record !== 'string') return JSON.stringify(record);
  if (!match) return record;
  return JSON.stringify(
    createRecord(
      match.game,
      match.options,
      rows.flatMap(({ steps }) => steps),
    ),
  );
}

/** What is wrong with a record, read as a stranger would. */
export function verifyRecord(text: string): string | undefined {
  const record = parseRecord(text);
  if (isFault(record)) return JSON.stringify(record);
  const game = findGame(record.game);
  if (!game) return `no game ${record.game}`;
  if (record.fairness === undefined) {
    const replayed = replay(game, record);
    return isFault(replayed) ? JSON.stringify(replayed) : undefined;
  }
  const examined = examine(game, record, CHEAP_TOOLS.toolsFor(game));
  if (isFairFault(examined)) return JSON.stringify(examined);
  return examined.checks.every(CHEAP_TOOLS.isSigned) ? undefined : 'a wrong signature';
}
