import { colours } from '@crownhold/games/colours';
import type { ColoursTypes } from '@crownhold/table/colours';
import { BEST_LEVEL, LEVELS, OLDER_BOTS } from '../../games/colours/levels.ts';
import { loadColoursTexts } from '../../table/colours/texts.ts';
import { createReplay } from '../board-replay.tsx';
import { createLiveBoards } from '../live-boards.tsx';
import type { Replay, ReplayFace } from '../replay-face.ts';
import { LiveBox } from './live-box.tsx';
import { ReplayBox } from './replay-box.tsx';
import { momentNews } from './replay-news.ts';
import { ReplaySheet } from './replay-sheet.tsx';
import { isThrown } from './replayed-throw.ts';

/** A throw falls before it is looked at. */
const THROW_LOOK_MS = 3600;
const LOOK_MS = 1100;

const face: ReplayFace<ColoursTypes> = {
  game: colours,
  hidesTurns: true,
  news: momentNews,
  Board: ReplaySheet,
  Middle: ReplayBox,
  LiveMiddle: LiveBox,
  lookMs: ({ events }) => (isThrown(events) ? THROW_LOOK_MS : LOOK_MS),
  bots: [...LEVELS, ...OLDER_BOTS],
  bestBot: BEST_LEVEL,
};

const ColoursReplay = createReplay(face);
export const coloursLive = createLiveBoards(face);

/** Records of the game, once all that they say can be said. */
export async function loadColoursReplay(): Promise<Replay> {
  await loadColoursTexts();
  return ColoursReplay;
}
