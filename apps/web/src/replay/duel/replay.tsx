import { duel } from '@crownhold/games/duel';
import type { DuelTypes } from '@crownhold/table/duel';
import { BEST_LEVEL, LEVELS, OLDER_BOTS } from '../../games/duel/levels.ts';
import { loadDuelTexts } from '../../table/duel/texts.ts';
import { duelVoice } from '../../table/duel/voice.ts';
import { rolledText } from '../../table/duel/words.ts';
import { nameOf } from '../../table/words.ts';
import { createReplay } from '../board-replay.tsx';
import { createLiveBoards } from '../live-boards.tsx';
import type { Replay, ReplayFace } from '../replay-face.ts';
import { ReplayMap } from './replay-map.tsx';
import { ReplayMiddle } from './replay-middle.tsx';

const face: ReplayFace<DuelTypes> = {
  game: duel,
  news({ events, view }, chairs, say) {
    const rolled = rolledText(events, nameOf(chairs, view.leader), say);
    return [...duelVoice.turns(events, view, chairs, say), ...(rolled === undefined ? [] : [rolled])];
  },
  Board: ReplayMap,
  Middle: ReplayMiddle,
  LiveMiddle: ReplayMiddle,
  bots: [...LEVELS, ...OLDER_BOTS],
  bestBot: BEST_LEVEL,
};

const DuelReplay = createReplay(face);
export const duelLive = createLiveBoards(face);

/** Records of the Duel, once all that they say can be said. */
export async function loadDuelReplay(): Promise<Replay> {
  await loadDuelTexts();
  return DuelReplay;
}
