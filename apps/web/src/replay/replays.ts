import type { AnyGame, GameRecord } from '@crownhold/core';
import { loadNewsTexts } from '../table/news-texts.ts';
import type { Replay } from './replay-face.ts';

/** Games whose boards are shown. Each with a name that the build can read: it comes when a record of it is opened. */
const REPLAYS: Readonly<Record<string, () => Promise<Replay>>> = {
  kingdomino: async () => (await import('./kingdomino/replay.tsx')).KingdominoReplay,
  duel: async () => (await import('./duel/replay.tsx')).loadDuelReplay(),
};

/** Games that have no board here yet: their steps are shown. */
const TEXT_GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  colours: async () => (await import('@crownhold/games/colours')).colours as unknown as AnyGame,
};

export const KNOWN_GAMES: readonly string[] = [...Object.keys(REPLAYS), ...Object.keys(TEXT_GAMES)];

/** How a record is shown; nothing if nobody here knows its game. */
export async function loadReplay({ game }: GameRecord): Promise<Replay | undefined> {
  if (Object.hasOwn(REPLAYS, game)) {
    const [replay] = await Promise.all([REPLAYS[game]!(), loadNewsTexts()]);
    return replay;
  }
  if (!Object.hasOwn(TEXT_GAMES, game)) return undefined;
  const [{ createTextReplay }, rules] = await Promise.all([import('./text-replay.tsx'), TEXT_GAMES[game]!()]);
  return createTextReplay(rules);
}
