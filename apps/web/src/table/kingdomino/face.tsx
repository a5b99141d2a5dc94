import { refuse } from '@crownhold/core';
import { kingdomino, matchResult } from '@crownhold/games/kingdomino';
import {
  type Hint,
  type KingdominoAction,
  type KingdominoInput,
  type KingdominoTypes,
  kingdominoInput,
} from '@crownhold/table/kingdomino';
import { later } from '../../app/lazy.tsx';
import { BEST_LEVEL, QUICK_LEVEL } from '../../games/kingdomino/levels.ts';
import type { Face } from '../face.ts';
import { createOpenFace } from '../open-face.tsx';
import { KingdominoBoards } from './boards.tsx';
import { filmOf, ownMovements } from './film.tsx';
import { KINGDOMINO_KEYS } from './keys.ts';
import { KINGDOMINO_QUESTIONS } from './questions.ts';
import { heardRefusal, seenRefusal } from './refusal-words.ts';
import { soundsOf } from './sounds.ts';
import { openPoints, tallyOf } from './tally.ts';
import { pointsLabel } from './tally-words.ts';
import { PLAY, taskOf } from './task.ts';
import { turnText } from './turn-words.ts';
import { kingdominoVoice } from './voice.ts';
import { newsOf, progressOf, tieText } from './words.ts';

const cards = later(async () => (await import('./result-cards.tsx')).ResultCards);

export const face: Face<KingdominoTypes, KingdominoInput, KingdominoAction, Hint> = {
  rules: kingdominoInput,
  task: taskOf,
  proceed: PLAY,
  write: (text) => ({ kind: 'write', text }),
  notAsked: refuse('K8', 'not-your-turn'),
  keys: KINGDOMINO_KEYS,
  Boards: KingdominoBoards,
  Breakdown: later(async () => (await import('./breakdown.tsx')).KingdomBreakdown).Part,
  Enlarged: later(async () => (await import('./enlarged.tsx')).EnlargedKingdom).Part,
  result: {
    counts: (view) => seatsOf(view).map((seat) => tallyOf(view, seat).items.length),
    Cards: cards.Part,
    prepare: cards.prepare,
    Picture: later(async () => (await import('./result-picture.tsx')).ResultPicture).Part,
    tie: (view, t) =>
      tieText(
        seatsOf(view).map((seat) => matchResult(view, seat)),
        view.options.tiebreak,
        t,
      ),
  },
  words: {
    news: newsOf,
    turn: turnText,
    points: (view, seat) => String(kingdomino.score(view, seat) - openPoints(view, seat)),
    pointsLabel,
    keys: (t) => t('web-keys'),
    progress: progressOf,
    betweenGames: ({ game, games }, t) => t('web-game-over', { game: game + 1, games }),
    seenRefusal,
    heardRefusal,
  },
  voice: kingdominoVoice,
  questions: KINGDOMINO_QUESTIONS,
  film: filmOf,
  ownMovements,
  loadWayBack: async () => (await import('./way-back.tsx')).wayBack,
  sounds: soundsOf,
  bots: { best: BEST_LEVEL, quick: QUICK_LEVEL },
  suggest: ({ step }) => ({ kind: 'suggest', step }),
  loadRulebook: async () => (await import('./learn/rulebook.tsx')).kingdominoRulebook,
  cards: {
    pieces: '.domino-place[data-domino], .kingdom > .grid-board [data-spot]',
    load: async () => (await import('./learn/cards.tsx')).KINGDOMINO_CARDS,
  },
  loadHints: async () => (await import('./learn/hint-words.ts')).HINT_WORDS,
  loadLessons: async () => (await import('./learn/lessons.ts')).KINGDOMINO_LESSONS,
};

export const kingdominoFace = createOpenFace(face);

function seatsOf({ seats }: { readonly seats: number }): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
