import { type GameRecord, isFault, readRecord, type Seat } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { KeptRow } from '@crownhold/table';
import { type Chair, keptName, nameChairs } from './chair.ts';

/** What a list of games shows without reading them. */
export interface GameSummary {
  readonly id: string;
  /** The id of its rules. */
  readonly game: string;
  /** Who plays, by seat. */
  readonly chairs: readonly Chair[];
  /** In milliseconds, as `updatedAt`. */
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly isOver: boolean;
  /** The points of each seat, when it is over. */
  readonly points?: readonly number[];
  /** The seat that is played on this device, if the game goes by message and the others are elsewhere. */
  readonly ownSeat?: Seat;
}

/** Where a window stands in a game. `startedAt` tells a game from a later one of the same id. */
export interface GamePlace {
  readonly id: string;
  readonly startedAt: number;
  /** How many rows were added to what the game began with. */
  readonly version: number;
}

/** A game on this device without its rows: small, and all that a list has to read. */
export interface GameHead extends GameSummary, GamePlace {
  readonly frame: RecordFrame;
}

/** A record without what rows and chairs tell. */
interface RecordFrame extends Omit<GameRecord, 'steps' | 'players' | 'fairness'> {
  /** A transcript without its events and its head; absent if the game is not sealed. */
  readonly fairness?: Readonly<Record<string, unknown>>;
}

export type StoredRow = OpenRow | SealedRow;

export interface OpenRow extends Omit<KeptRow, 'version' | 'isSecret'> {
  /** What the sealed rows before it said, now that everybody may know it. */
  readonly opened?: Pick<KeptRow, 'steps' | 'events'>;
}

/** A row that not everybody may know yet: `game-vault.ts` opens it, where the key is. */
export interface SealedRow {
  readonly seat?: Seat;
  readonly isOver: false;
  readonly sealed: string;
}

export function isSealedRow(row: StoredRow): row is SealedRow {
  return 'sealed' in row;
}

export function withoutOpened({ opened: _, ...row }: OpenRow): OpenRow {
  return row;
}

/** A turn in the making. Older versions of the page kept its text alone. */
export interface StoredDraft {
  readonly seat?: Seat;
  readonly since?: number;
  readonly turn: string;
}

/** A game as the device keeps it, in parts that are written apart from each other. */
export interface StoredGame {
  readonly head: GameHead;
  /** The first is what the game began with; then as many as its version says. */
  readonly rows: readonly StoredRow[];
  /** What chance is dealt from, in hexadecimal digits; sealed if the game has a key. It never goes into the record. */
  readonly secret: string;
  readonly drafts: readonly StoredDraft[];
  /** By which a game that hides turns is sealed. It is kept apart, and only the worker that deals ever reads it. */
  readonly key?: string;
}

/** The same, put together. */
export interface SavedGame extends GameSummary, GamePlace {
  /** The game so far, as it may be shown to anybody: up to the last reveal while turns are hidden. */
  readonly record: GameRecord;
  readonly secret: string;
  readonly drafts: readonly StoredDraft[];
}

export function summaryOf({ version: _, frame: __, ...summary }: GameHead): GameSummary {
  return summary;
}

/** The same game with the usual names of its seats in another language. */
export function inLanguage(game: SavedGame, t: Translate): SavedGame {
  const chairs = nameChairs(game.chairs, t);
  return { ...game, chairs, record: { ...game.record, players: playersOf(chairs) } };
}

/** Who plays, as a record says it. */
export function playersOf(chairs: readonly Chair[]): readonly Chair[] {
  return chairs.map(({ isUnnamed: _, ...player }) => player);
}

/** A game from its parts, if they are whole. */
export function joinGame({ head, rows, secret, drafts }: StoredGame): SavedGame | undefined {
  if (!isHead(head) || rows.length !== head.version + 1 || typeof secret !== 'string') return undefined;
  const { frame, ...place } = head;
  const { fairness, ...rest } = frame;
  const chairs = head.chairs.map(withKeptName);
  const open = rows.filter((row): row is OpenRow => !isSealedRow(row));
  const events = open.flatMap((row) => [...(row.opened?.events ?? []), ...row.events]);
  const record = readRecord({
    ...rest,
    steps: open.flatMap(({ opened, steps }) => [...(opened?.steps ?? []), ...steps]),
    ...(fairness && { fairness: { ...fairness, events, head: open.at(-1)?.head } }),
    players: playersOf(chairs),
  });
  return isFault(record) ? undefined : { ...place, chairs, record, secret, drafts };
}

/** A game in parts, as it is before any row is added. */
export function splitGame({ record, secret, drafts, ...summary }: Omit<SavedGame, 'version'>): StoredGame {
  const { steps, players: _, fairness, ...rest } = record;
  // Our own transcript, or none.
  const { events, head, ...transcript } = (fairness ?? {}) as Pick<KeptRow, 'events' | 'head'>;
  const row = { steps, events: events ?? [], ...(head !== undefined && { head }), isOver: summary.isOver };
  const frame = { ...rest, ...(fairness !== undefined && { fairness: transcript }) };
  return { head: { ...summary, version: 0, frame }, rows: [row], secret, drafts };
}

/** The game with rows more; the turns in the making of their seats are done. */
export function withRows(game: StoredGame, rows: readonly StoredRow[], updatedAt: number): StoredGame {
  const drafts = rows.reduce<readonly StoredDraft[]>(
    (left, row) => left.filter((draft) => draft.seat !== undefined && draft.seat !== row.seat),
    game.drafts,
  );
  return { ...game, head: headWith(game.head, rows, updatedAt), rows: [...game.rows, ...rows], drafts };
}

export function headWith(head: GameHead, rows: readonly StoredRow[], updatedAt: number): GameHead {
  const last = rows.at(-1)!;
  const { isOver, points } = isSealedRow(last) ? { isOver: false, points: undefined } : last;
  return { ...head, version: head.version + rows.length, updatedAt, isOver, ...(points && { points }) };
}

/** Whether rows can be added by a window that stands there: only where nobody was faster. */
export function judgeAppend(
  head: GamePlace | undefined,
  { startedAt, version }: GamePlace,
): 'kept' | 'conflict' | 'gone' {
  if (head?.startedAt !== startedAt) return 'gone';
  return head.version === version ? 'kept' : 'conflict';
}

export function isHead(json: unknown): json is GameHead {
  const { version, frame } = Object(json) as Record<string, unknown>;
  return isSummary(json) && Number.isSafeInteger(version) && typeof frame === 'object' && frame !== null;
}

export function isSummary(json: unknown): json is GameSummary {
  const { id, game, chairs, startedAt, updatedAt, isOver, points, ownSeat } = Object(json) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    Array.isArray(chairs) &&
    chairs.every(isChair) &&
    Number.isFinite(startedAt) &&
    Number.isFinite(updatedAt) &&
    typeof isOver === 'boolean' &&
    (points === undefined || (Array.isArray(points) && points.every(Number.isFinite))) &&
    (ownSeat === undefined || (typeof ownSeat === 'number' && ownSeat in chairs))
  );
}

export function withKeptName(chair: Chair): Chair {
  return { ...chair, name: keptName(chair.name) };
}

function isChair(json: unknown): json is Chair {
  const { name, bot, isUnnamed } = Object(json) as Record<string, unknown>;
  const isNamed = typeof name === 'string' && (isUnnamed === undefined || isUnnamed === true);
  return isNamed && (bot === undefined || typeof bot === 'string');
}
