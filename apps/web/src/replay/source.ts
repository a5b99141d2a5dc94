import { type AnyGame, fault, type GameRecord, isFault, parseRecord, type RecordFault } from '@crownhold/core';
import { loadGame } from '../games/store.ts';
import { parseLink } from './link.ts';
import { takeOpened } from './opened-record.ts';

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

// Each with a name that the build can read: a game comes when a record of it is opened.
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  duel: async () => (await import('@crownhold/games/duel')).duel as unknown as AnyGame,
  colours: async () => (await import('@crownhold/games/colours')).colours as unknown as AnyGame,
};

/** The rules of a game that has no board here yet; nothing if nobody here knows it. */
export async function loadOtherGame({ game }: GameRecord): Promise<AnyGame | undefined> {
  return Object.hasOwn(GAMES, game) ? GAMES[game]!() : undefined;
}

export function unknownGame({ game }: GameRecord): RecordFault {
  return fault('R4', 'unknown-game', { game, known: ['kingdomino', ...Object.keys(GAMES)].join(', ') });
}

export function isRecord(loaded: GameRecord | RecordFault | undefined): loaded is GameRecord {
  return loaded !== undefined && !isFault(loaded);
}
