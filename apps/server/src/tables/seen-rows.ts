import { type GameTypes, type NumberedRow, type SeenRow, type StateBuffer, seeRow, type Viewer } from '@crownhold/core';
import type { FairEventMessage, SeenRowMessage } from '@crownhold/protocol';
import type { Timers } from '../ports/timers.ts';
import type { LoggedRow, NumberedEvent, TableLog } from './table-log.ts';

/** How many rows are read or seen before others have their turn: some milliseconds of the game that takes longest. */
export const SLICE_ROWS = 32;

/** Rows after a version, from the log alone: live and on resume they are the same. */
export function seeRows(log: TableLog, viewer: Viewer, after: number): SeenRowMessage[] {
  return [...seeOneByOne(log, viewer, after)];
}

/** The same, slice by slice, if there are so many that everybody else would wait; else none. The log stays as it is. */
export async function seeAhead(
  log: TableLog,
  viewer: Viewer,
  after: number,
  timers: Pick<Timers, 'pause'>,
): Promise<readonly SeenRowMessage[]> {
  if (log.version - after <= SLICE_ROWS) return [];
  const rows: SeenRowMessage[] = [];
  for (const row of seeOneByOne(log, viewer, after)) {
    if (rows.push(row) % SLICE_ROWS === 0) await timers.pause();
  }
  return rows;
}

function* seeOneByOne(log: TableLog, viewer: Viewer, after: number): Generator<SeenRowMessage> {
  const { game, rows, before } = log;
  if (!game || after >= rows.length) return;
  const isLastOnly = after === rows.length - 1 && before !== undefined;
  // Only rows before the last are played, so the state before that one stays as it is.
  const state = isLastOnly ? before : stateAfter(log, after);
  for (const row of rows.slice(after)) {
    const seen = seeRow<GameTypes>(game, state, numbered(row), viewer);
    if (row.version < rows.length) for (const { actor, move } of row.entries) game.apply(state, actor, move);
    yield rowMessage(log, seen, row.fair);
  }
}

function stateAfter({ game, match, rows }: TableLog, version: number): StateBuffer {
  const state = game!.create(match!.options);
  for (const row of rows.slice(0, version)) for (const { actor, move } of row.entries) game!.apply(state, actor, move);
  return state;
}

function numbered({ version, seat, id, entries }: LoggedRow): NumberedRow {
  return { version, ...(seat !== undefined && { seat }), ...(id !== undefined && { command: id }), entries };
}

function rowMessage({ game }: TableLog, seen: SeenRow<GameTypes>, fair: readonly NumberedEvent[]): SeenRowMessage {
  const acts = seen.acts.map(({ events, view, attachments }) => ({
    events: [...events],
    view: game!.formatState(view),
    attachments: [...attachments],
  }));
  return { ...seen, acts, fair: fair.map(eventMessage) };
}

export function eventMessage({ index, event }: NumberedEvent): FairEventMessage {
  return { index, event };
}
