import { refuse } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import { type DuelAction, type DuelHint, type DuelInput, type DuelTypes, duelInput } from '@crownhold/table/duel';
import { later } from '../../app/lazy.tsx';
import { BEST_LEVEL, QUICK_LEVEL } from '../../games/duel/levels.ts';
import type { Face } from '../face.ts';
import { createOpenFace, type OpenFace } from '../open-face.tsx';
import { DuelBoards } from './board/boards.tsx';
import { DuelPowers } from './board/powers.tsx';
import { rollCue } from './cue.ts';
import { filmOf } from './film.tsx';
import { DUEL_KEYS } from './keys.ts';
import { ownMovements } from './own-movements.tsx';
import { DUEL_QUESTIONS } from './questions.ts';
import { heardRefusal, seenRefusal } from './refusal-words.ts';
import { roleOf } from './rounds.ts';
import { soundsOf } from './sounds.ts';
import { ticksText } from './spellbook-words.ts';
import { tallyOf } from './tally.ts';
import { duelTask } from './task.ts';
import { loadDuelTexts } from './texts.ts';
import { duelVoice } from './voice.ts';
import { editionText, newsOf, progressOf, tieText, turnText } from './words.ts';

const cards = later(async () => (await import('./board/result-cards.tsx')).ResultCards);

export const face: Face<DuelTypes, DuelInput, DuelAction, DuelHint> = {
  rules: duelInput,
  task: duelTask,
  proceed: { kind: 'go-on' },
  write: (text) => ({ kind: 'write', text }),
  notAsked: refuse('D10', 'not-your-turn'),
  keys: DUEL_KEYS,
  Boards: DuelBoards,
  Powers: DuelPowers,
  Breakdown: later(async () => (await import('./board/result-cards.tsx')).DuelBreakdown).Part,
  Enlarged: later(async () => (await import('./board/enlarged-map.tsx')).EnlargedMap).Part,
  result: {
    counts: (view) => [0, 1].map((seat) => tallyOf(view, seat).items.length),
    Cards: cards.Part,
    prepare: cards.prepare,
    Picture: later(async () => (await import('./board/result-picture.tsx')).ResultPicture).Part,
    tie: tieText,
  },
  words: {
    news: newsOf,
    turn: turnText,
    unfilmed: ticksText,
    keys: (t) => t('duel-keys'),
    progress: progressOf,
    betweenGames: () => '',
    who: (view, seat, name, t) => t('duel-who', { name, role: roleOf(view, seat) }),
    rules: ({ options }, t) => editionText(options, t),
    points: (view, front, t) =>
      t('duel-points-both', { mine: String(duel.score(view, front)), theirs: String(duel.score(view, 1 - front)) }),
    seenRefusal,
    heardRefusal,
  },
  voice: duelVoice,
  questions: DUEL_QUESTIONS,
  film: filmOf,
  cue: rollCue,
  ownMovements,
  loadWayBack: async () => (await import('./way-back.tsx')).wayBack,
  sounds: soundsOf,
  bots: { best: BEST_LEVEL, quick: QUICK_LEVEL },
  suggest: ({ step }) => ({ kind: 'suggest', step }),
  loadRulebook: async () => (await import('./learn/rulebook.tsx')).loadDuelRulebook(),
  cards: {
    pieces:
      '.duel-tray .duel-die, .power-chip, .duel-book > .book-rows > .book-row, .duel-main > .duel-map [data-spot]',
    load: async () => (await import('./learn/cards.tsx')).DUEL_CARDS,
  },
  loadHints: async () => (await import('./learn/hint-words.ts')).loadHintWords(),
  loadLessons: async () => (await import('./learn/lessons.ts')).loadDuelLessons(),
};

const duelFace = createOpenFace(face);

/** The face, once all that it says can be said. */
export async function loadDuelFace(): Promise<OpenFace> {
  await loadDuelTexts();
  return duelFace;
}
