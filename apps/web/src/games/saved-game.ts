import { type GameRecord, isFault, readRecord } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { type Chair, keptName, nameChairs } from './chair.ts';

/** A game on this device, from its first step to its last. */
export interface SavedGame {
  readonly id: string;
  readonly game: 'kingdomino';
  /** The game so far, as it may be shown to anybody. */
  readonly record: GameRecord;
  /** What chance is dealt from, in hexadecimal digits. It never goes into the record. */
  readonly secret: string;
  /** Who plays, by seat. */
  readonly chairs: readonly Chair[];
  /** The turn in the making, as text; empty if nothing of it is done. */
  readonly draft: string;
  /** In milliseconds, as `updatedAt`. */
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly isOver: boolean;
  /** The points of each seat, when it is over. */
  readonly points?: readonly number[];
}

/** What a list of games shows without reading them. */
export type GameSummary = Omit<SavedGame, 'record' | 'secret' | 'draft'>;

export function summaryOf({ record: _, secret: __, draft: ___, ...summary }: SavedGame): GameSummary {
  return summary;
}

/** A game that was kept, if it is still whole. */
export function parseSavedGame(text: string | undefined): SavedGame | undefined {
  const json = parseJson(text);
  if (!isSummary(json)) return undefined;
  const { record, secret, draft } = json as Partial<SavedGame>;
  const { id, game, startedAt, updatedAt, isOver, points } = json;
  const chairs = json.chairs.map(withKeptName);
  const frame = readRecord({ ...record, players: playersOf(chairs) });
  if (isFault(frame) || typeof secret !== 'string' || typeof draft !== 'string') return undefined;
  const summary = { id, game, chairs, startedAt, updatedAt, isOver };
  return { ...summary, ...(points && { points }), record: frame, secret, draft };
}

/** The summaries of a list that was kept, without those that are not whole. */
export function parseSummaries(text: string | undefined): readonly GameSummary[] {
  const json = parseJson(text);
  if (!Array.isArray(json)) return [];
  return json.filter(isSummary).map((game) => ({ ...game, chairs: game.chairs.map(withKeptName) }));
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

function withKeptName(chair: Chair): Chair {
  return { ...chair, name: keptName(chair.name) };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function isSummary(json: unknown): json is GameSummary {
  const { id, game, chairs, startedAt, updatedAt, isOver, points } = Object(json) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    game === 'kingdomino' &&
    Array.isArray(chairs) &&
    chairs.every(isChair) &&
    Number.isFinite(startedAt) &&
    Number.isFinite(updatedAt) &&
    typeof isOver === 'boolean' &&
    (points === undefined || (Array.isArray(points) && points.every(Number.isFinite)))
  );
}

function isChair(json: unknown): json is Chair {
  const { name, bot, isUnnamed } = Object(json) as Record<string, unknown>;
  const isNamed = typeof name === 'string' && (isUnnamed === undefined || isUnnamed === true);
  return isNamed && (bot === undefined || typeof bot === 'string');
}
