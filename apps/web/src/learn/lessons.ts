import { isComplete } from '@crownhold/core';
import { DOMINOES, kingdomino, type Territory, territories } from '@crownhold/games/kingdomino';
import { handRefusal, isDiscard, type KingdominoHand } from '@crownhold/hands/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { takenDomino } from '../table/intentions.ts';
import type { TableState } from '../table/table-state.ts';

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
export type Anchor = 'castle' | 'kingdom' | 'current-line' | 'next-line' | 'points' | 'action' | 'end';

/** What a person may answer; without an answer the lesson waits for what it asks. */
type Answer = 'good' | 'show' | 'go-on' | 'jump' | 'now-play' | 'close';

export interface Lesson {
  readonly id: LessonId;
  readonly anchor: Anchor;
  readonly answers: readonly Answer[];
  readonly text: (t: Translate) => string;
}

export function isLesson(text: string): text is LessonId {
  return (LESSONS as readonly string[]).includes(text);
}

/** Lessons that are told once; the others stay as long as they help. */
export function isToldOnce({ answers }: Lesson): boolean {
  return answers.some((answer) => answer === 'good' || answer === 'go-on');
}

/** The lesson of the moment, if there is one that is not known yet. */
export function lessonOf(table: TableState, known: ReadonlySet<LessonId>): Lesson | undefined {
  const { mode } = table;
  if (mode.kind === 'over') return known.has('end') ? undefined : lesson('end', 'end', ['now-play', 'close']);
  if (mode.kind !== 'turn') return undefined;
  const { round, phase } = mode.hand.draft.state;
  const isReady = isComplete(kingdomino, mode.hand.draft);
  const found =
    round === 0
      ? choosing(table, mode.hand, isReady)
      : isReady
        ? []
        : phase === 'take'
          ? movingOn(table, mode.hand)
          : placing(table, mode.hand, mode.isPointing);
  return found.find(({ id }) => !known.has(id));
}

/** Before the first round. */
function choosing({ alone, front }: TableState, hand: KingdominoHand, isReady: boolean): readonly Lesson[] {
  const { nextKings } = alone.match.state;
  const isFirst = !nextKings.includes(front);
  if (isReady) return isFirst ? [chosen(hand)] : [];
  if (!isFirst) return [lesson('second', 'next-line')];
  return [lesson('castle', 'castle', ['good']), lesson('choose', 'next-line')];
}

function chosen(hand: KingdominoHand): Lesson {
  const domino = takenDomino(hand)!;
  const hasCrown = DOMINOES[domino - 1]!.halves.some(({ crowns }) => crowns > 0);
  const why = hasCrown ? 'crown' : domino === hand.draft.state.next[0] ? 'first' : 'plain';
  return { ...lesson('chosen', 'action'), text: (t) => t('learn-lesson-chosen', { why }) };
}

function movingOn({ front }: TableState, { draft }: KingdominoHand): readonly Lesson[] {
  return draft.state.laidCount[front] === 1 ? [lesson('move-on', 'next-line')] : [];
}

function placing(table: TableState, hand: KingdominoHand, isPointing: boolean): readonly Lesson[] {
  const { front, whyNot } = table;
  const { state } = hand.draft;
  const laid = state.laidCount[front]!;
  const isNew = laid < NEW_UNTIL;
  const isLast = state.round === state.rounds;
  if (isDiscard(hand))
    return [...(isLast ? [lesson('last', 'current-line', ['good'])] : []), lesson('discard', 'action')];
  if (isNew && whyNot) return [lesson('not-there', 'kingdom', ['show'])];
  if (isNew && isPointing && handRefusal(hand) === undefined) return [lesson('hover', 'action')];
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

function lesson(id: LessonId, anchor: Anchor, answers: readonly Answer[] = []): Lesson {
  return { id, anchor, answers, text: (t) => t(`learn-lesson-${id as PlainLesson}`) };
}
