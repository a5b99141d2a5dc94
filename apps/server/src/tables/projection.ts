import {
  type Chair,
  type GameTypes,
  type NumberedRow,
  type SeenRow,
  type StateBuffer,
  seeRow,
  seeTable,
  type TableView,
  type Viewer,
} from '@crownhold/core';
import type { FairEventMessage, People, SeenRowMessage, TableMessage, TableNews } from '@crownhold/protocol';
import { awaitedParts } from './due.ts';
import type { PresenceKind } from './presence.ts';
import type { LoggedRow, NumberedEvent, TableLog } from './table-log.ts';

/** What a table knows besides its log. */
export interface LiveFacts {
  readonly chairs: readonly Chair[];
  readonly presence: readonly PresenceKind[];
  readonly people: People;
  readonly nowMs: number;
  readonly isHurried: boolean;
}

/** The one thing that viewers are told: the table now, with the rows after a version. */
export function tellViewer(table: string, log: TableLog, viewer: Viewer, after: number, facts: LiveFacts): TableNews {
  const view = tableMessage(log, viewer, facts);
  return { kind: 'table', table, viewer, view, rows: seeRows(log, viewer, after), fair: log.tail.map(eventMessage) };
}

/** Rows after a version, from the log alone: live and on resume they are the same. */
function seeRows(log: TableLog, viewer: Viewer, after: number): SeenRowMessage[] {
  const { game, rows, before } = log;
  if (!game || after >= rows.length) return [];
  const isLastOnly = after === rows.length - 1 && before !== undefined;
  // Only rows before the last are played, so the state before that one stays as it is.
  const state = isLastOnly ? before : stateAfter(log, after);
  return rows.slice(after).map((row) => {
    const seen = seeRow<GameTypes>(game, state, numbered(row), viewer);
    if (row.version < rows.length) for (const { actor, move } of row.entries) game.apply(state, actor, move);
    return rowMessage(log, seen, row.fair);
  });
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

function eventMessage({ index, event }: NumberedEvent): FairEventMessage {
  return { index, event };
}

function tableMessage(log: TableLog, viewer: Viewer, facts: LiveFacts): TableMessage {
  const { setup, match, status } = log;
  const { presence, people, isHurried } = facts;
  const chairs = facts.chairs.map((chair) => ({ ...chair }));
  if (!match || status === 'stopped' || status === 'seating' || status === 'sealing') {
    const { game = '', rulesVersion = 0, options } = setup ?? {};
    const plain = { game, rulesVersion, options: optionsOf(options), viewer, status, version: log.version };
    const sealing = status === 'sealing' ? sealingOf(log) : undefined;
    const known = { chairs, presence: [...presence], people };
    return { ...plain, asked: [], ...known, ...proofOf(log), ...(sealing && { sealing }) };
  }
  const clocks = log.clocks?.show(log.running, facts.nowMs);
  const seen = seeTable<GameTypes>(match, viewer, {
    status,
    chairs,
    presence,
    isListing: true,
    ...(clocks && { clocks }),
    ...(log.thrown !== undefined && { thrown: log.thrown }),
  });
  const shown = formatTable(log, seen);
  // A resignation ends a game in which somebody would be asked.
  if (status === 'over') shown.asked = [];
  if (status === 'over') delete shown.legal;
  return { ...shown, people, ...proofOf(log), ...(isHurried && { isHurried: true as const }) };
}

function formatTable({ game }: TableLog, seen: TableView<GameTypes>): TableMessage {
  const { game: id, rulesVersion, options, viewer, status, version, view, asked, legal, chairs, clocks, thrown } = seen;
  return {
    game: id,
    rulesVersion,
    options: optionsOf(options),
    viewer,
    status,
    version,
    view: game!.formatState(view),
    asked: asked.map((asking) => ({ ...asking })),
    ...(legal && { legal: [...legal] }),
    chairs: [...chairs],
    ...(clocks && {
      clocks: { ...clocks, leftMs: clocks.leftMs.map((left) => left ?? null), running: [...clocks.running] },
    }),
    ...(seen.presence && { presence: [...seen.presence] }),
    ...(thrown !== undefined && { thrown }),
  };
}

function proofOf({ head, words }: TableLog): Pick<TableMessage, 'proof'> {
  return head === '' ? {} : { proof: { head, words, unchecked: 0 } };
}

function sealingOf(log: TableLog): NonNullable<TableMessage['sealing']> | undefined {
  if (log.events.length === 0) return undefined;
  const isCommit = log.events.length === 1;
  const attempt = log.events.length - (isCommit ? 0 : 1);
  return { stage: isCommit ? 'commit' : 'reveal', attempt, awaited: [...awaitedParts(log)] };
}

/** Options are objects: the game has read them. */
function optionsOf(options: unknown): Record<string, unknown> {
  return { ...(options as Record<string, unknown>) };
}
