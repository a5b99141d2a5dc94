import {
  type Chair,
  type GameTypes,
  SPECTATOR,
  type StateBuffer,
  seeTable,
  type TableView,
  type View,
  type Viewer,
} from '@crownhold/core';
import type { People, SeenRowMessage, TableMessage, TableNews } from '@crownhold/protocol';
import { awaitedParts } from './due.ts';
import type { PresenceKind } from './presence.ts';
import { eventMessage, seeRows } from './seen-rows.ts';
import type { TableLog } from './table-log.ts';

/** What a table knows besides its log. */
export interface LiveFacts {
  readonly chairs: readonly Chair[];
  readonly presence: readonly PresenceKind[];
  readonly people: People;
  readonly nowMs: number;
  readonly isHurried: boolean;
}

/** A table now and its rows after a version, for any number of viewers. Where nobody sees more than others it is made once. */
export class Projection {
  readonly #log: TableLog;
  readonly #after: number;
  /** Of one viewer, from there on, seen before. */
  readonly #known: readonly SeenRowMessage[];
  #openRows: readonly SeenRowMessage[] | undefined;
  #openView: string | undefined;

  constructor(log: TableLog, after: number, known: readonly SeenRowMessage[] = []) {
    this.#log = log;
    this.#after = after + known.length;
    this.#known = known;
  }

  /** The one thing that viewers are told. */
  tell(table: string, viewer: Viewer, facts: LiveFacts): TableNews {
    const log = this.#log;
    const rows = [...this.#known, ...this.#rows(viewer)];
    const view = tableMessage(log, viewer, facts, (seen) => this.#format(seen));
    return { kind: 'table', table, viewer, view, rows, fair: log.tail.map(eventMessage) };
  }

  #rows(viewer: Viewer): SeenRowMessage[] {
    const log = this.#log;
    if (!log.game?.isOpen) return seeRows(log, viewer, this.#after);
    this.#openRows ??= seeRows(log, SPECTATOR, this.#after);
    return this.#openRows.map((row) => {
      const { seat, id } = log.rows[row.version - 1]!;
      const { version, acts, fair } = row;
      return seat === viewer && id !== undefined ? { version, seat, command: id, acts, fair } : row;
    });
  }

  #format(view: View<StateBuffer>): string {
    const game = this.#log.game!;
    if (!game.isOpen) return game.formatState(view);
    this.#openView ??= this.#openRows?.at(-1)?.acts.at(-1)?.view ?? game.formatState(view);
    return this.#openView;
  }
}

type FormatView = (view: View<StateBuffer>) => string;

function tableMessage(log: TableLog, viewer: Viewer, facts: LiveFacts, format: FormatView): TableMessage {
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
  const shown = formatTable(seen, format);
  // A resignation ends a game in which somebody would be asked.
  if (status === 'over') shown.asked = [];
  if (status === 'over') delete shown.legal;
  return { ...shown, people, ...proofOf(log), ...(isHurried && { isHurried: true as const }) };
}

function formatTable(seen: TableView<GameTypes>, format: FormatView): TableMessage {
  const { game: id, rulesVersion, options, viewer, status, version, view, asked, legal, chairs, clocks, thrown } = seen;
  return {
    game: id,
    rulesVersion,
    options: optionsOf(options),
    viewer,
    status,
    version,
    view: format(view),
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
