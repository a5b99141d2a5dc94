import { type GameRecord, isFault, readRecord } from '@crownhold/core';
import type { Chair } from './chair.ts';

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
  const frame = readRecord(record);
  if (isFault(frame) || typeof secret !== 'string' || typeof draft !== 'string') return undefined;
  return json as SavedGame;
}

/** The summaries of a list that was kept, without those that are not whole. */
export function parseSummaries(text: string | undefined): readonly GameSummary[] {
  const json = parseJson(text);
  return Array.isArray(json) ? json.filter(isSummary) : [];
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
  const { name, bot } = Object(json) as Record<string, unknown>;
  return typeof name === 'string' && (bot === undefined || typeof bot === 'string');
}
