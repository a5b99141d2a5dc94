import { kingdomino } from '@crownhold/games/kingdomino';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { BEST_LEVEL, LEVELS, OLDER_BOTS } from '../../games/kingdomino/levels.ts';
import { newsOf } from '../../table/kingdomino/words.ts';
import { createReplay } from '../board-replay.tsx';
import { createLiveBoards } from '../live-boards.tsx';
import type { ReplayFace } from '../replay-face.ts';
import { ReplayKingdom } from './replay-kingdom.tsx';
import { ReplayLines } from './replay-line.tsx';

const face: ReplayFace<KingdominoTypes> = {
  game: kingdomino,
  news({ events, view }, chairs, say) {
    const ended = events.find(({ kind }) => kind === 'game-ended');
    const { games } = view;
    const isOneOf = ended?.kind === 'game-ended' && games > 1;
    const news = newsOf(events, chairs, say);
    return isOneOf ? [...news, say('replay-game-ended', { game: ended.game + 1, games })] : news;
  },
  Board: ReplayKingdom,
  Middle: ReplayLines,
  LiveMiddle: ReplayLines,
  bots: [...LEVELS, ...OLDER_BOTS],
  bestBot: BEST_LEVEL,
};

export const KingdominoReplay = createReplay(face);
export const kingdominoLive = createLiveBoards(face);
