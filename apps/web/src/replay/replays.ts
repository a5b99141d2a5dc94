import type { GameRecord } from '@crownhold/core';
import { loadNewsTexts } from '../table/news-texts.ts';
import type { LiveBoards } from './live-boards.tsx';
import type { Replay } from './replay-face.ts';

/** Games whose boards are shown. Each with a name that the build can read: it comes when a record of it is opened. */
const REPLAYS: Readonly<Record<string, () => Promise<Replay>>> = {
  kingdomino: async () => (await import('./kingdomino/replay.tsx')).KingdominoReplay,
  duel: async () => (await import('./duel/replay.tsx')).loadDuelReplay(),
  colours: async () => (await import('./colours/replay.tsx')).loadColoursReplay(),
};

export const KNOWN_GAMES: readonly string[] = Object.keys(REPLAYS);

/** How a record is shown; nothing if nobody here knows its game. */
export async function loadReplay({ game }: GameRecord): Promise<Replay | undefined> {
  if (!Object.hasOwn(REPLAYS, game)) return undefined;
  const [replay] = await Promise.all([REPLAYS[game]!(), loadNewsTexts()]);
  return replay;
}

/** The same boards for a game that goes on, once its table is open: that has loaded its texts. */
const LIVE: Readonly<Record<string, () => Promise<LiveBoards>>> = {
  kingdomino: async () => (await import('./kingdomino/replay.tsx')).kingdominoLive,
  duel: async () => (await import('./duel/replay.tsx')).duelLive,
  colours: async () => (await import('./colours/replay.tsx')).coloursLive,
};

export async function loadLiveBoards(game: string): Promise<LiveBoards> {
  const load = LIVE[game];
  if (!load) throw new RangeError(`no boards for ${game}`);
  return load();
}
