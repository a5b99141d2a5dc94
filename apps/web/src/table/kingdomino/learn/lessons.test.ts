import { isComplete } from '@crownhold/core';
import { FREE, kingdomino } from '@crownhold/games/kingdomino';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { beginHere, type Here } from '@crownhold/table';
import { inputRefusal, type KingdominoTypes } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { firstTurn, inputOf, sitAt, type TestTable } from '../../../../test/kingdomino-table.ts';
import { isToldOnce } from '../../tutor/told-once.ts';
import { KINGDOMINO_LESSONS, type LessonId } from './lessons.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Robin', bot: 'random' }];
const { lessonOf, first, show } = KINGDOMINO_LESSONS;

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function begin(): { readonly here: Here<KingdominoTypes>; readonly table: TestTable } {
  const options = kingdomino.parseOptions(first.options);
  if ('rule' in options) throw new Error(options.code);
  const here = beginHere<KingdominoTypes>(kingdomino, options, CHAIRS, first.dealing, {
    think: async (_, view, seat) => firstTurn(view, seat),
  });
  return { here, table: sitAt(here) };
}

type Choice = (free: readonly number[]) => number;

/** What somebody does who follows the lessons: one step, shown by the table or chosen from the line. */
async function follow(table: TestTable, choose: Choice): Promise<void> {
  if (table.shown.value.stage.kind === 'waiting') return void (await settled());
  const { draft, isPointing } = inputOf(table);
  if (isComplete(kingdomino, draft)) return table.perform({ kind: 'confirm' });
  const { phase, next, nextKings } = draft.state;
  if (phase === 'take') {
    return table.perform({ kind: 'pick', index: choose([...next.keys()].filter((at) => nextKings[at] === FREE)) });
  }
  if (isPointing) return table.perform({ kind: 'play' });
  table.perform(show);
  // [K12] [K13] What is shown is legal.
  if (inputOf(table).isPointing) expect(inputRefusal(inputOf(table))).toBeUndefined();
  // [K14] Nothing is shown of a domino that fits nowhere.
  else table.perform({ kind: 'play' });
}

async function lessonsOf(choose: Choice) {
  const { here, table } = begin();
  const known = new Set<string>();
  const ids: string[] = [];
  for (let step = 0; step < 400; step++) {
    const lesson = lessonOf(table.shown.value, known);
    if (lesson && lesson.id !== ids.at(-1)) ids.push(lesson.id);
    if (lesson?.id === 'end') return { ids, here, table };
    if (lesson && isToldOnce(lesson)) known.add(lesson.id);
    else await follow(table, choose);
  }
  throw new Error(`it never ends: ${ids.join(' ')}`);
}

describe('the first game', () => {
  it('begins with the choice of the person, among forests with and without crowns', () => {
    const { stage, settled: view } = begin().table.shown.value;
    expect(stage.kind).toBe('turn');
    expect([...view.next]).toEqual([3, 13, 19, 26]);
  });

  it('teaches one thing after the other, to its end', async () => {
    const { ids, table } = await lessonsOf((free) => free.at(-1)!);
    expect(ids.slice(0, 5)).toEqual(['castle', 'choose', 'chosen', 'second', 'order']);
    expect(ids).toEqual(
      expect.arrayContaining(['put', 'hover', 'move-on', 'match', 'points', 'frame', 'jump', 'last']),
    );
    expect(ids.every(KINGDOMINO_LESSONS.isLesson)).toBe(true);
    expect(table.shown.value.stage.kind).toBe('over');
  });

  it.each([
    ['lowest', (free: readonly number[]) => free[0]!],
    ['highest', (free: readonly number[]) => free.at(-1)!],
    ['second', (free: readonly number[]) => free[1] ?? free[0]!],
  ])('deals the same lines to whoever takes the %s', async (_, choose) => {
    const { here } = await lessonsOf(choose);
    const draws = here
      .record()
      .steps.filter((step) => step.startsWith('draw'))
      .map((step) => Number(step.slice(5)));
    expect(draws.slice(4, 8).sort((a, b) => a - b)).toEqual([18, 21, 23, 24]);
    expect(draws).toHaveLength(24);
  });

  it('says where else, when a place is refused', async () => {
    const { table } = begin();
    while (table.shown.value.input?.draft.state.phase !== 'place') await follow(table, (free) => free[0]!);
    const known = new Set<LessonId>(['castle', 'order']);
    expect(lessonOf(table.shown.value, known)?.id).toBe('put');
    table.perform({ kind: 'point', cell: { x: 4, y: 4 } });
    expect(lessonOf(table.shown.value, known)?.id).toBe('not-there');
    table.perform({ kind: 'point', cell: { x: 1, y: 0 } });
    expect(lessonOf(table.shown.value, known)?.id).toBe('hover');
  });

  it.each(LANGUAGES)('is kind about any choice, in %s', (language) => {
    const t = translatorFor(language);
    const texts = [0, 1, 2].map((index) => {
      const { table } = begin();
      table.perform({ kind: 'pick', index });
      return lessonOf(table.shown.value, new Set())!.text(t);
    });
    // The lowest number, a plain one, one with a crown.
    expect(new Set(texts).size).toBe(3);
  });

  it('is silent while a bot thinks, and forgets nothing that is known', () => {
    const { shown } = begin().table;
    const thinking = { ...shown.value, stage: { kind: 'waiting', seats: [1] } } as const;
    expect(lessonOf(thinking, new Set())).toBeUndefined();
    expect(lessonOf(shown.value, new Set<LessonId>(['castle']))?.id).toBe('choose');
  });
});
