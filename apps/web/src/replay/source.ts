import { fault, type GameRecord, isFault, parseRecord, type RecordFault } from '@crownhold/core';
import { takeOpened } from '../games/opened-record.ts';
import { loadGame } from '../games/store.ts';
import { parseLink } from './link.ts';
import { KNOWN_GAMES } from './replays.ts';

/** Where a record comes from: my games by id, a link, or else what was opened last. */
export interface Source {
  readonly id?: string;
  readonly link?: string;
}

/** A record, what is wrong with it, or nothing if there is none. */
export async function loadRecord({ id, link }: Source): Promise<GameRecord | RecordFault | undefined> {
  if (id !== undefined) return (await loadGame(id))?.record;
  if (link !== undefined) return parseLink(link);
  const text = await takeOpened();
  return text === undefined ? undefined : parseRecord(text);
}

export function unknownGame({ game }: GameRecord): RecordFault {
  return fault('R4', 'unknown-game', { game, known: KNOWN_GAMES.join(', ') });
}

export function isRecord(loaded: GameRecord | RecordFault | undefined): loaded is GameRecord {
  return loaded !== undefined && !isFault(loaded);
}
