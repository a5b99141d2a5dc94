import { formatDraft, isComplete, listMoves } from '@crownhold/core';
import { beginAlone } from '@crownhold/fair';
import { kingdomino } from '@crownhold/games/kingdomino';
import { handRefusal } from '@crownhold/hands/kingdomino';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { jump, pick, play, point } from '../table/intentions.ts';
import { isRejection, playTurn, sitDown, type TableState } from '../table/table-state.ts';
import { FIRST_DEALING, FIRST_OPTIONS } from './first-deal.ts';
import { isToldOnce, type LessonId, lessonOf } from './lessons.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Robin', bot: 'random' }];

function begin(): TableState {
  return sitDown(beginAlone(kingdomino, FIRST_OPTIONS, FIRST_DEALING), CHAIRS, '');
}

function handOf({ mode }: TableState) {
  if (mode.kind !== 'turn') throw new Error(`the table waits for: ${mode.kind}`);
  return mode.hand;
}

function played(table: TableState, turn: string): TableState {
  const next = playTurn(table, table.alone.match.state.seat, turn);
  if (isRejection(next)) throw new Error(JSON.stringify(next));
  return next;
}

/** The last legal step of each kind: a bot without ambition. */
function botTurn({ alone }: TableState): string {
  const state = kingdomino.copy(alone.match.state);
  const { seat } = state;
  const start = kingdomino.turn(state, seat);
  const steps: string[] = [];
  while (kingdomino.turn(state, seat) === start) {
    const move = listMoves(kingdomino, state, seat).at(-1)!;
    steps.push(kingdomino.formatMove(state, move));
    kingdomino.apply(state, seat, move);
  }
  return steps.join('; ');
}

/** What somebody does who follows the lessons: one step, shown by the table or chosen from the line. */
function follow(table: TableState, choose: (free: readonly number[]) => number): TableState {
  if (table.mode.kind === 'bot') return played(table, botTurn(table));
  const hand = handOf(table);
  if (isComplete(kingdomino, hand.draft)) return played(table, formatDraft(hand.draft));
  const { phase, next, nextKings } = hand.draft.state;
  if (phase === 'take') return pick(choose([...next.keys()].filter((at) => nextKings[at] === 255)))(table);
  const shown = jump(1)(table);
  // [K12] [K13] [K14] What is shown is legal.
  expect(handRefusal(handOf(shown))).toBeUndefined();
  return table.mode.kind === 'turn' && table.mode.isPointing ? play(table) : shown === table ? play(table) : shown;
}

function lessonsOf(choose: (free: readonly number[]) => number): { ids: readonly LessonId[]; end: TableState } {
  let table = begin();
  const known = new Set<LessonId>();
  const ids: LessonId[] = [];
  for (let step = 0; step < 400; step++) {
    const lesson = lessonOf(table, known);
    if (lesson && lesson.id !== ids.at(-1)) ids.push(lesson.id);
    if (lesson?.id === 'end') return { ids, end: table };
    if (lesson && isToldOnce(lesson)) known.add(lesson.id);
    else table = follow(table, choose);
  }
  throw new Error(`it never ends: ${ids.join(' ')}`);
}

describe('the first game', () => {
  it('begins with the choice of the person, among forests with and without crowns', () => {
    const table = begin();
    expect(table.mode.kind).toBe('turn');
    expect([...table.alone.match.state.next]).toEqual([3, 17, 25, 28]);
  });

  it('teaches one thing after the other, to its end', () => {
    const { ids, end } = lessonsOf((free) => free.at(-1)!);
    expect(ids.slice(0, 5)).toEqual(['castle', 'choose', 'chosen', 'second', 'order']);
    expect(ids).toEqual(
      expect.arrayContaining(['put', 'hover', 'move-on', 'match', 'points', 'frame', 'jump', 'last']),
    );
    expect(end.mode.kind).toBe('over');
  });

  it.each([
    ['lowest', (free: readonly number[]) => free[0]!],
    ['highest', (free: readonly number[]) => free.at(-1)!],
    ['second', (free: readonly number[]) => free[1] ?? free[0]!],
  ])('deals the same lines to whoever takes the %s', (_, choose) => {
    const { end } = lessonsOf(choose);
    const draws = end.alone.steps.filter((step) => step.startsWith('draw')).map((step) => Number(step.slice(5)));
    expect(draws.slice(4, 8).sort((a, b) => a - b)).toEqual([11, 18, 39, 46]);
    expect(draws).toHaveLength(24);
  });

  it('says where else, when a place is refused', () => {
    let table = begin();
    while (table.mode.kind !== 'turn' || handOf(table).draft.state.phase !== 'place') {
      table = follow(table, (free) => free[0]!);
    }
    const known = new Set<LessonId>(['castle', 'order']);
    expect(lessonOf(table, known)?.id).toBe('put');
    expect(lessonOf(point({ x: 4, y: 4 })(table), known)?.id).toBe('not-there');
    expect(lessonOf(point({ x: 1, y: 0 })(table), known)?.id).toBe('hover');
  });

  it.each(LANGUAGES)('is kind about any choice, in %s', (language) => {
    const t = translatorFor(language);
    const texts = [0, 1, 2].map((index) => lessonOf(pick(index)(begin()), new Set<LessonId>())!.text(t));
    // The lowest number, a plain one, one with a crown.
    expect(new Set(texts).size).toBe(3);
  });

  it('is silent while a bot thinks, and forgets nothing that is known', () => {
    const table = begin();
    expect(lessonOf({ ...table, mode: { kind: 'bot', seat: 1 } }, new Set())).toBeUndefined();
    expect(lessonOf(table, new Set<LessonId>(['castle']))?.id).toBe('choose');
  });
});
