import { refuse } from '@crownhold/core';
import { colours, countDice, THROWER_ID } from '@crownhold/games/colours';
import { formatNumber } from '@crownhold/i18n';
import {
  type ColoursAction,
  type ColoursHint,
  type ColoursInput,
  type ColoursTypes,
  coloursInput,
} from '@crownhold/table/colours';
import { Lazy } from '../../app/lazy.tsx';
import { BEST_LEVEL, QUICK_LEVEL } from '../../games/colours/levels.ts';
import type { Face } from '../face.ts';
import { createOpenFace, type OpenFace } from '../open-face.tsx';
import { ColoursBoards } from './board/boards.tsx';
import { HandSign } from './board/hand-sign.tsx';
import { ColoursStrip } from './board/strip.tsx';
import { Tracks } from './board/tracks.tsx';
import { coloursCue } from './cue.ts';
import { filmOf, PANELS } from './film.tsx';
import { COLOURS_KEYS, TURNED_KEYS } from './keys.ts';
import { gainMovements } from './own-movements.tsx';
import { COLOURS_QUESTIONS } from './questions.ts';
import { heardRefusal, seenRefusal } from './refusal-words.ts';
import { areDiceTaken } from './shown-sheet.ts';
import { soundsOf } from './sounds.ts';
import { tallyOf } from './tally.ts';
import { coloursTask } from './task.ts';
import { loadColoursTexts } from './texts.ts';
import { isTurned } from './turning.ts';
import { coloursVoice } from './voice.ts';
import { newsText, progressText, soloVerdict, tieText } from './words.ts';

// What is looked at in dialogs and at the end comes when somebody looks.
const loadCards = async () => (await import('./board/result-cards.tsx')).ResultCards;
const loadBreakdown = async () => (await import('./board/result-cards.tsx')).ColoursBreakdown;
const loadEnlarged = async () => (await import('./board/result-cards.tsx')).EnlargedSheet;

export const face: Face<ColoursTypes, ColoursInput, ColoursAction, ColoursHint> = {
  rules: coloursInput,
  // Without the physics, which is large: throws are checked when somebody looks back at the game.
  referee: { dice: { [THROWER_ID]: countDice } },
  task: coloursTask,
  proceed: { kind: 'go-on' },
  write: (text) => ({ kind: 'write', text }),
  notAsked: refuse('C22', 'not-your-turn'),
  get keys() {
    return isTurned.value ? TURNED_KEYS : COLOURS_KEYS;
  },
  Boards: ColoursBoards,
  Powers: ColoursStrip,
  HeadSign: HandSign,
  Breakdown: (props) => <Lazy load={loadBreakdown} props={props} waiting="" />,
  Enlarged: (props) => <Lazy load={loadEnlarged} props={props} waiting="" />,
  result: {
    counts: (view) => Array.from({ length: view.seats }, (_, seat) => tallyOf(view, seat).items.length),
    Cards: (props) => <Lazy load={loadCards} props={props} waiting="" />,
    tie: tieText,
    again: { isOffered: ({ isSolo }) => isSolo, label: (t) => t('colours-same-throws') },
  },
  words: {
    news: newsText,
    idle: (t) => t('colours-take'),
    keys: (t) => t('colours-keys'),
    progress: progressText,
    verdict: soloVerdict,
    betweenGames: () => '',
    points: (view, front, t) => formatNumber(t.language, colours.score(view, front)),
    seenRefusal,
    heardRefusal,
  },
  voice: coloursVoice,
  questions: COLOURS_QUESTIONS,
  film: filmOf,
  cue: coloursCue,
  ownMovements: gainMovements,
  loadWayBack: async () => (await import('./way-back.tsx')).wayBack,
  curtain: {
    isDue: areDiceTaken,
    who: (t) => t('colours-who-first'),
    handTo: (name, t) => t('colours-hand-to', { name }),
    come: (name, t) => t('colours-i-am', { name }),
    together: PANELS.together,
    allDone: (t) => t('colours-all-done'),
  },
  side: { icon: 'trophy', label: (t) => t('colours-tracks'), Side: Tracks },
  sounds: soundsOf,
  bots: { best: BEST_LEVEL, quick: QUICK_LEVEL },
  suggest: ({ step }) => ({ kind: 'suggest', step }),
  loadRulebook: async () => (await import('./learn/rulebook.tsx')).loadColoursRulebook(),
  cards: {
    pieces:
      '.colours-main .area-hit[data-area], .colours-main .map-die, .strip-die, .spell-chip, .drop-chip[data-drop]',
    overlaid: '.colours-main .sheet-post',
    load: async () => (await import('./learn/cards.tsx')).loadColoursCards(),
  },
  loadHints: async () => (await import('./hint-words.ts')).hintWords,
  loadLessons: async () => (await import('./learn/lessons.ts')).loadColoursLessons(),
};

const coloursFace = createOpenFace(face);

/** The face, once all that it says can be said. */
export async function loadColoursFace(): Promise<OpenFace> {
  await loadColoursTexts();
  return coloursFace;
}
