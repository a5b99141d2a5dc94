import { COLOURS, type State } from '@crownhold/games/colours';
import {
  type ColoursAction,
  type ColoursInput,
  type ColoursTypes,
  inputAreas,
  isSpent,
  taskOf,
} from '@crownhold/table/colours';
import type { Lesson, LessonAnswer, Lessons } from '../../face.ts';
import type { ShownColours } from '../colours-table.ts';
import { FIRST_DEALING, FIRST_OPTIONS } from './first-deal.ts';
import { loadColoursRuleTexts } from './texts.ts';

/** What the first game teaches, one thing at a time. */
const LESSONS = [
  'take',
  'colour',
  'neighbours',
  'capital',
  'monster',
  'spell',
  'tower',
  'blot',
  'strike',
  'end',
] as const;
export type LessonId = (typeof LESSONS)[number];

/** What a lesson is about, by its place on the table. */
const ANCHORS = {
  map: '.colours-main .sheet',
  strip: '.colours-strip',
  action: '.thumb-action',
  strike: '.strike-sheet',
  post: '.colours-main .sheet-post',
  points: '.head-points',
  end: '.end-actions',
} as const;

/** [C20] A throw lasts so many rounds: after it everything has been seen. */
const ROUNDS = 4;

export const COLOURS_LESSONS: Lessons<ColoursTypes, ColoursInput, ColoursAction> = {
  isLesson: (id) => (LESSONS as readonly string[]).includes(id),
  lessonOf,
  show: { kind: 'go-on' },
  first: { id: FIRST_DEALING.table, options: FIRST_OPTIONS, dealing: FIRST_DEALING },
  isLastTurn: ({ settled, stage }) => settled.isLast === 1 && stage.kind === 'turn',
};

export async function loadColoursLessons(): Promise<Lessons<ColoursTypes, ColoursInput, ColoursAction>> {
  await loadColoursRuleTexts();
  return COLOURS_LESSONS;
}

/** The lesson of the moment, if there is one that is not known yet. */
function lessonOf(shown: ShownColours, known: ReadonlySet<string>): Lesson | undefined {
  const { stage, input } = shown;
  if (stage.kind === 'over') return known.has('end') ? undefined : lesson('end', ANCHORS.end, ['now-play', 'close']);
  if (stage.kind !== 'turn' || !input) return undefined;
  return momentLessons(shown, input).find(({ id }) => !known.has(id));
}

function momentLessons({ settled }: ShownColours, input: ColoursInput): readonly Lesson[] {
  const { round } = settled;
  switch (taskOf(input)) {
    case 'take':
      if (round > ROUNDS) return [lesson('end', ANCHORS.points, ['now-play', 'close'])];
      return round === 1 && input.choices.length === 0 ? [lesson('take', ANCHORS.strip, ['good'])] : [];
    case 'strike':
      return [lesson('strike', ANCHORS.strike, ['good'])];
    case 'leave':
      return [lesson('blot', ANCHORS.action, ['good'])];
    case 'colour':
      return colouring(input, round);
    case 'choose':
      return [];
  }
}

/** The first round is about drops, each one after it about more of what stands on areas. */
function colouring(input: ColoursInput, round: number): readonly Lesson[] {
  const { state, seat } = input.base;
  const drops = input.choices.filter(({ kind }) => kind === 'drop').length;
  const isStuck = isSpent(input) && state.left[seat]! > 0;
  if (isStuck) return [lesson('blot', ANCHORS.action, ['good'])];
  if (round === 1) return [drops === 0 ? lesson('colour', ANCHORS.map) : lesson('neighbours', ANCHORS.map, ['good'])];
  return [
    lesson('capital', signIn(state, seat, 'capital'), ['good']),
    ...(drops > 0 || round > 2 ? [lesson('monster', signIn(state, seat, 'monster'), ['good'])] : []),
    ...(round > 2 ? [lesson('spell', ANCHORS.strip, ['good'])] : []),
    ...(round > 2 && (drops > 0 || round > 3) ? [lesson('tower', ANCHORS.post, ['good'])] : []),
    ...(round > 3 && inputAreas(input).length > 0 ? [lesson('blot', ANCHORS.action, ['good'])] : []),
  ];
}

/** A capital or a monster of the kingdom that the die lies in. */
function signIn({ atlas, homes }: State, seat: number, wanted: 'capital' | 'monster'): string {
  const kingdom = COLOURS[homes[seat]!];
  const area = atlas.map.areas.find((each) => {
    if (each.kingdom !== kingdom || !each.symbol || each.symbol.kind === 'spell') return false;
    return (each.symbol.kind === 'capital') === (wanted === 'capital');
  });
  return area ? `.colours-main [data-area="${area.id}"]` : ANCHORS.map;
}

function lesson(id: LessonId, anchor: string, answers: readonly LessonAnswer[] = []): Lesson {
  return { id, anchor, answers, text: (t) => t(`colours-lesson-${id}`) };
}
