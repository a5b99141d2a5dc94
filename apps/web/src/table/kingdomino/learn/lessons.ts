import { isComplete } from '@crownhold/core';
import { DOMINOES, kingdomino, type Territory, territories } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import {
  inputRefusal,
  isDiscard,
  type KingdominoAction,
  type KingdominoInput,
  type KingdominoTypes,
  takenDomino,
} from '@crownhold/table/kingdomino';
import { MILDEST_LEVEL } from '../../../games/kingdomino/levels.ts';
import type { Lesson, LessonAnswer, Lessons } from '../../face.ts';
import type { ShownKingdomino } from '../kingdomino-table.ts';
import { FIRST_DEALING, FIRST_OPTIONS } from './first-deal.ts';

/** What the first game teaches, one thing at a time. */
const LESSONS = [
  'castle',
  'choose',
  'chosen',
  'second',
  'order',
  'put',
  'hover',
  'not-there',
  'move-on',
  'match',
  'points',
  'frame',
  'discard',
  'jump',
  'last',
  'end',
] as const;
export type LessonId = (typeof LESSONS)[number];

/** What a lesson is about, by its place on the table. */
const ANCHORS = {
  castle: '.kingdom [data-spot="0 0"]',
  kingdom: '.kingdom .paper-neatline',
  'current-line': '.line:not([data-next-line])',
  'next-line': '[data-next-line]',
  points: '.head-points',
  action: '.thumb-action',
  end: '.end-actions',
} as const;

export const KINGDOMINO_LESSONS: Lessons<KingdominoTypes, KingdominoInput, KingdominoAction> = {
  isLesson: (id) => (LESSONS as readonly string[]).includes(id),
  lessonOf,
  show: { kind: 'jump', direction: 1 },
  first: { id: FIRST_DEALING.table, options: FIRST_OPTIONS, dealing: FIRST_DEALING, bot: MILDEST_LEVEL },
  isLastTurn: ({ settled, stage }) => settled.round === settled.rounds && stage.kind === 'turn',
};

/** The lesson of the moment, if there is one that is not known yet. */
function lessonOf(shown: ShownKingdomino, known: ReadonlySet<string>): Lesson | undefined {
  const { stage, input } = shown;
  if (stage.kind === 'over') return known.has('end') ? undefined : lesson('end', 'end', ['now-play', 'close']);
  if (stage.kind !== 'turn' || !input) return undefined;
  const { round, phase } = input.draft.state;
  const isReady = isComplete(kingdomino, input.draft);
  const found =
    round === 0
      ? choosing(shown, input, isReady)
      : isReady
        ? []
        : phase === 'take'
          ? movingOn(shown, input)
          : placing(shown, input);
  return found.find(({ id }) => !known.has(id));
}

/** Before the first round. */
function choosing({ settled, front }: ShownKingdomino, input: KingdominoInput, isReady: boolean): readonly Lesson[] {
  const isFirst = !settled.nextKings.includes(front);
  if (isReady) return isFirst ? [chosen(input)] : [];
  if (!isFirst) return [lesson('second', 'next-line')];
  return [lesson('castle', 'castle', ['good']), lesson('choose', 'next-line')];
}

function chosen(input: KingdominoInput): Lesson {
  const domino = takenDomino(input)!;
  const hasCrown = DOMINOES[domino - 1]!.halves.some(({ crowns }) => crowns > 0);
  const why = hasCrown ? 'crown' : domino === input.draft.state.next[0] ? 'first' : 'plain';
  return { ...lesson('chosen', 'action'), text: (t) => t('learn-lesson-chosen', { why }) };
}

function movingOn({ front }: ShownKingdomino, { draft }: KingdominoInput): readonly Lesson[] {
  return draft.state.laidCount[front] === 1 ? [lesson('move-on', 'next-line')] : [];
}

function placing({ front, whyNot }: ShownKingdomino, input: KingdominoInput): readonly Lesson[] {
  const { state } = input.draft;
  const laid = state.laidCount[front]!;
  const isNew = laid < NEW_UNTIL;
  const isLast = state.round === state.rounds;
  if (isDiscard(input))
    return [...(isLast ? [lesson('last', 'current-line', ['good'])] : []), lesson('discard', 'action')];
  if (isNew && whyNot) return [lesson('not-there', 'kingdom', ['show'])];
  if (isNew && input.isPointing && inputRefusal(input) === undefined) return [lesson('hover', 'action')];
  if (isLast) return [lesson('last', 'current-line', ['good'])];
  if (laid === 0) return [lesson('order', 'current-line', ['good']), lesson('put', 'kingdom', ['show'])];
  return [
    lesson('match', 'kingdom', ['good', 'show']),
    ...(laid >= 2 ? [points(territories(state, front)[0])] : []),
    ...(laid >= 3 ? [lesson('frame', 'kingdom', ['good'])] : []),
    ...(laid >= 4 ? [lesson('jump', 'kingdom', ['go-on', 'jump'])] : []),
  ];
}

/** So many dominoes with a helping hand. */
const NEW_UNTIL = 2;

function points(best: Territory | undefined): Lesson {
  const text = (t: Translate) =>
    best === undefined || best.points === 0 ? t('learn-lesson-no-points') : t('learn-lesson-points', best);
  return { ...lesson('points', 'points', ['good']), text };
}

type PlainLesson = Exclude<LessonId, 'chosen' | 'points'>;

function lesson(id: LessonId, anchor: keyof typeof ANCHORS, answers: readonly LessonAnswer[] = []): Lesson {
  return { id, anchor: ANCHORS[anchor], answers, text: (t) => t(`learn-lesson-${id as PlainLesson}`) };
}
