import type { TableRows } from '../../ports/heads.ts';
import { readRow, type Script } from '../sql/script.ts';

const LIST = (row: string, order: string) => `coalesce(json_agg(${row} ORDER BY ${order}), '[]')`;

// One statement sees one moment: whoever an entry has seated is among the places. Notes as `postgres-notes` reads them.
const TABLE_ROWS = `SELECT
  (SELECT ${LIST(`json_build_object('table', table_id, 'entry', entry, 'command', command, 'text', text)`, 'entry')}
     FROM entries WHERE table_id = ?1 AND entry >= ?2) AS entries,
  (SELECT ${LIST(
    `json_strip_nulls(json_build_object('seat', seat, 'session', session, 'name', name, 'ticket', ticket, 'ticketUntilMs', ticket_until_ms))`,
    'seat',
  )} FROM places WHERE table_id = ?1) AS places,
  (SELECT ${LIST(`json_build_object('kind', kind, 'hash', hash)`, 'kind')} FROM links WHERE table_id = ?1) AS links,
  (SELECT ${LIST(`json_build_object('session', session, 'right', "right")`, 'session')} FROM guests WHERE table_id = ?1) AS guests,
  (SELECT ${LIST(`json_build_object('key', key, 'text', text)`, 'key')} FROM notes LEFT JOIN nodes USING (node)
     WHERE table_id = ?1 AND until > now() AND (node IS NULL OR alive_until > now())) AS notes`;

/** The same rows as the statements for each of them give. */
export function* tableRows(table: string, from: number): Script<TableRows> {
  // The columns are of these types, and JSON is parsed by the driver.
  return (yield* readRow(TABLE_ROWS, table, from)) as unknown as TableRows;
}
