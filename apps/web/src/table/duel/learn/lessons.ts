import { isComplete } from '@crownhold/core';
import { armsOfFace, diceIn, duel, type State } from '@crownhold/games/duel';
import { type DuelAction, type DuelInput, type DuelTypes, taskOf } from '@crownhold/table/duel';
import { MILDEST_LEVEL } from '../../../games/duel/levels.ts';
import type { Lesson, LessonAnswer, Lessons } from '../../face.ts';
import type { ShownDuel } from '../duel-table.ts';
import { isLastRound } from '../rounds.ts';
import { FIRST_DEALING, FIRST_OPTIONS } from './first-deal.ts';
import { loadDuelRuleTexts } from './texts.ts';

/** What the first game teaches, one thing at a time. */
const LESSONS = [
  'castle',
  'take',
  'share',
  'chosen',
  'hand',
  'draw',
  'ghost',
  'match',
  'joker',
  'ticks',
  'points',
  'castle-power',
  'spell',
  'pass',
  'jump',
  'last',
  'end',
] as const;
export type LessonId = (typeof LESSONS)[number];

/** What a lesson is about, by its place on the table. */
const ANCHORS = {
  map: '.duel-main .map-castle',
  board: '.duel-main .map-paper',
  tray: '.duel-tray',
  hand: '.hand-domino',
  shields: '.joker-shields',
  book: '.duel-book',
  points: '.head-points',
  powers: '.duel-powers',
  action: '.thumb-action',
  end: '.end-actions',
} as const;

export const DUEL_LESSONS: Lessons<DuelTypes, DuelInput, DuelAction> = {
  isLesson: (id) => (LESSONS as readonly string[]).includes(id),
  lessonOf,
  show: { kind: 'jump', direction: 1, isShowing: true },
  first: { id: FIRST_DEALING.table, options: FIRST_OPTIONS, dealing: FIRST_DEALING, bot: MILDEST_LEVEL },
  isLastTurn: ({ settled, stage }) => isLastRound(settled) && stage.kind === 'turn',
};

export async function loadDuelLessons(): Promise<Lessons<DuelTypes, DuelInput, DuelAction>> {
  await loadDuelRuleTexts();
  return DUEL_LESSONS;
}

/** The lesson of the moment, if there is one that is not known yet. */
function lessonOf(shown: ShownDuel, known: ReadonlySet<string>): Lesson | undefined {
  const { stage, input } = shown;
  if (stage.kind === 'over') return known.has('end') ? undefined : lesson('end', 'end', ['now-play', 'close']);
  if (stage.kind !== 'turn' || !input) return undefined;
  const found = taskOf(input) === 'take' ? taking(shown, input) : drawing(shown, input);
  return found.find(({ id }) => !known.has(id));
}

/** Rounds in which everything is new. */
const NEW_UNTIL = 2;

function taking({ settled }: ShownDuel, input: DuelInput): readonly Lesson[] {
  const { round, phase } = settled;
  const isNew = round <= NEW_UNTIL;
  if (isComplete(duel, input.draft)) return isNew ? [lesson('chosen', 'action')] : [];
  return [
    ...(isNew ? [lesson('castle', 'map', ['good'])] : []),
    ...(phase === 'share' ? [lesson('share', 'tray', ['good'])] : []),
    ...(phase === 'take' ? [lesson('take', 'tray', ['good'])] : []),
    ...(round > 1 ? [lesson('ticks', 'book', ['good'])] : []),
    ...(round > NEW_UNTIL ? [lesson('castle-power', 'powers', ['good'])] : []),
    ...spellLesson(settled),
    ...(round > NEW_UNTIL + 1 ? [lesson('jump', 'action', ['go-on', 'jump'])] : []),
  ];
}

function drawing({ settled, front, whyNot }: ShownDuel, input: DuelInput): readonly Lesson[] {
  const { round } = settled;
  const task = taskOf(input);
  if (isLastRound(settled)) return [lesson('last', 'board', ['good'])];
  if (task === 'pass') return [lesson('pass', 'action')];
  if (task !== 'draw' || isComplete(duel, input.draft) || whyNot) return [];
  if (input.isPointing) return round <= NEW_UNTIL ? [lesson('ghost', 'action')] : [];
  return [
    ...(round === 1 ? [lesson('hand', 'hand', ['good'])] : []),
    ...(hasJoker(settled, front) ? [lesson('joker', 'shields', ['good'])] : []),
    ...(round === 1 ? [lesson('draw', 'map', ['show'])] : []),
    ...(round > 1 ? [lesson('match', 'board', ['good', 'show'])] : []),
    ...(duel.score(settled, front) > 0 ? [lesson('points', 'points', ['good'])] : []),
  ];
}

/** [D14] The first spell of the person. */
function spellLesson(settled: State): readonly Lesson[] {
  const isMine = (['free', 'split', 'pair', 'turn'] as const).some((spell) => settled.hasWon(0, spell));
  return isMine ? [lesson('spell', 'powers', ['good'])] : [];
}

function hasJoker({ hands, faces }: State, seat: number): boolean {
  return diceIn(hands[seat]!).some((die) => armsOfFace(faces[die]!) === 0);
}

function lesson(id: LessonId, anchor: keyof typeof ANCHORS, answers: readonly LessonAnswer[] = []): Lesson {
  return { id, anchor: ANCHORS[anchor], answers, text: (t) => t(`duel-lesson-${id}`) };
}
