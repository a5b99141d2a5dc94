import { isFault, readRecord } from '@crownhold/core';
import { type KeptTexts, keysOf, readText, removeText } from '../app/device-storage.ts';
import type { GameDatabase } from './game-database.ts';
import { isOldGame } from './old-key.ts';
import {
  isSummary,
  joinGame,
  playersOf,
  type SavedGame,
  type StoredGame,
  splitGame,
  withKeptName,
} from './saved-game.ts';

const INDEX = 'crownhold.games';

type OldGame = Omit<SavedGame, 'version'>;

/**
 * Takes over the games that older versions of the page kept as texts. A text goes when its game was read back from the
 * database as it was; one that cannot be read, or that finds no room, stays. Returns the games that found none.
 */
export async function moveOldGames(
  texts: KeptTexts | undefined,
  database: GameDatabase,
): Promise<readonly StoredGame[]> {
  const keys = keysOf(texts).filter(isOldGame);
  const left: StoredGame[] = [];
  for (const key of keys) {
    const old = parseOldGame(readText(texts, key));
    if (!old) continue;
    try {
      if (await moveGame(old, database)) removeText(texts, key);
    } catch {
      left.push(splitGame(old));
    }
  }
  if (keys.length > 0 && !keysOf(texts).some(isOldGame)) removeText(texts, INDEX);
  return left;
}

/** Whether the database has all of it now. */
async function moveGame(old: OldGame, database: GameDatabase): Promise<boolean> {
  const there = await database.load(old.id);
  const present = there && joinGame(there);
  switch (there === undefined ? 'add' : present === undefined ? 'copy' : compare(old, present)) {
    case 'drop':
      return true;
    case 'add':
      await database.put(splitGame(old), undefined, []);
      return isThere(old, database);
    case 'replace':
      await database.put(splitGame(old), present, []);
      return isThere(old, database);
    case 'copy': {
      // The same twice would make one copy, not two.
      const copy = { ...old, id: `${old.id}-${old.record.steps.length}` };
      await database.put(splitGame(copy), undefined, []);
      return isThere(copy, database);
    }
  }
}

async function isThere(old: OldGame, database: GameDatabase): Promise<boolean> {
  const stored = await database.load(old.id);
  const present = stored && joinGame(stored);
  if (present === undefined || compare(old, present) !== 'drop') return false;
  // Another window may have taken it over too, and gone on.
  const isDraftThere = present.version > 0 || JSON.stringify(present.drafts) === JSON.stringify(old.drafts);
  return present.secret === old.secret && isDraftThere;
}

/**
 * What becomes of an old game whose id is taken, which happens when a window of an older version was still open: nothing
 * if all of it is there, it replaces its own beginning, and two that went different ways are both kept.
 */
function compare(old: Pick<SavedGame, 'record'>, present: Pick<SavedGame, 'record'>): 'drop' | 'replace' | 'copy' {
  const [mine, theirs] = [old.record.steps, present.record.steps];
  const common = Math.min(mine.length, theirs.length);
  const isSame =
    mine.slice(0, common).every((step, at) => step === theirs[at]) &&
    JSON.stringify(old.record.options) === JSON.stringify(present.record.options);
  if (!isSame) return 'copy';
  return mine.length > theirs.length ? 'replace' : 'drop';
}

/** A game that was kept as a text, if it is still whole. */
function parseOldGame(text: string | undefined): OldGame | undefined {
  const json = parseJson(text);
  if (!isSummary(json)) return undefined;
  const { record, secret, draft } = json as unknown as Readonly<Record<string, unknown>>;
  const { id, game, startedAt, updatedAt, isOver, points } = json;
  const chairs = json.chairs.map(withKeptName);
  const frame = readRecord({ ...Object(record), players: playersOf(chairs) });
  if (isFault(frame) || typeof secret !== 'string' || typeof draft !== 'string') return undefined;
  const summary = { id, game, chairs, startedAt, updatedAt, isOver, ...(points && { points }) };
  return { ...summary, record: frame, secret, drafts: draft === '' ? [] : [{ turn: draft }] };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
