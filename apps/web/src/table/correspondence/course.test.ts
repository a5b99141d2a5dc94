import { type GameRecord, parseRecord } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { DuelTypes } from '@crownhold/table/duel';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { duelRecord } from '../../../e2e/duel-game.ts';
import { courseIn, linkedGame, wholeRecord } from '../../../test/correspondence.ts';
import { compareCourses, courseOf } from './course.ts';

const whole = wholeRecord();
const course = courseIn(whole);
const read = (changes: object) => courseOf<KingdominoTypes>(kingdomino, { ...whole, ...changes });

describe('a course', () => {
  it('has a row for the chance before the first turn and one for every turn, with all steps', () => {
    expect(course.rows.flatMap(({ steps }) => steps)).toEqual(whole.steps);
    expect(course.rows[0]).not.toHaveProperty('seat');
    for (const { seat } of course.rows.slice(1)) expect([0, 1]).toContain(seat);
    // 2 players, 2 kings each: 4 turns to take and 4 in each of 6 lines of 4 dominoes.
    expect(course.rows).toHaveLength(1 + 4 * 7);
  });

  it('that is over has points in its last row, and nobody is asked', () => {
    expect(course.asked).toBeUndefined();
    expect(course.rows.at(-1)).toMatchObject({ isOver: true, points: [expect.any(Number), expect.any(Number)] });
    expect(course.rows.at(-2)).toMatchObject({ isOver: false });
  });

  it('that is not over says whose turn it is', () => {
    for (const rows of [1, 2, 7]) {
      const part = courseIn(linkedGame({ rows }).record);
      expect(part.rows).toEqual(course.rows.slice(0, rows));
      expect(part.asked).toBe(course.rows[rows]!.seat);
      expect(part.seats).toBe(2);
    }
  });

  it('of a Duel is the same row by row, whosever turn it is', () => {
    const { options, steps, ...rest } = parseRecord(
      duelRecord({ chairs: [{ name: 'a' }, { name: 'b' }] }),
    ) as GameRecord;
    const judge = (part: readonly string[]) => courseOf<DuelTypes>(duel, { ...rest, options, steps: part })!;
    const { rows } = judge(steps);
    for (let count = 1; count < rows.length; count += 5) {
      const part = judge(rows.slice(0, count).flatMap((row) => row.steps));
      expect(part).toMatchObject({ rows: rows.slice(0, count), asked: rows[count]!.seat });
    }
    expect(rows.at(-1)).toMatchObject({ isOver: true });
  });

  it.each([
    ['nothing was dealt', { steps: [] }],
    ['its chance is cut off', { steps: whole.steps.slice(0, 3) }],
    ['its last turn is cut off', { steps: [...course.rows.slice(0, 6).flatMap(({ steps }) => steps), 'take 1'] }],
    ['a step is illegal', { steps: whole.steps.with(5, 'take 48') }],
    ['a step comes after the end', { steps: [...whole.steps, 'draw 1'] }],
    ['it has other rules', { rulesVersion: 99 }],
    ['its options cannot be', { options: { seats: 7 } }],
  ])('is none if %s', (_, changes) => {
    expect(read(changes)).toBeUndefined();
  });
});

describe('what came is, to what this device has seen,', () => {
  const part = (rows: number) => courseIn(linkedGame({ rows }).record);
  const other = courseIn(wholeRecord(4));

  it('the same', () => expect(compareCourses(part(5), part(5))).toEqual({ kind: 'same' }));
  it('newer', () => expect(compareCourses(part(5), part(6))).toEqual({ kind: 'newer' }));
  it('older', () => expect(compareCourses(part(6), part(1))).toEqual({ kind: 'older' }));

  it('another game from the beginning', () => {
    expect(compareCourses(part(6), other)).toEqual({ kind: 'forked', row: 0 });
    const harmony = { ...part(6), options: { seats: 2, variants: ['harmony'] } };
    expect(compareCourses(part(6), harmony)).toEqual({ kind: 'forked', row: 0 });
  });

  it.each([1, 4])('another game from turn %i on, whichever is longer', (row) => {
    const twice = { ...course, rows: course.rows.with(row, { ...course.rows[row]!, steps: ['take 1'] }) };
    expect(compareCourses(course, { ...twice, rows: twice.rows.slice(0, 5) })).toEqual({ kind: 'forked', row });
    expect(compareCourses(part(5), twice)).toEqual({ kind: 'forked', row });
  });

  it('another game if the same turn was followed by other chance', () => {
    const row = course.rows.findIndex(({ steps }, at) => at > 0 && steps.at(-1)!.startsWith('draw'));
    const steps = [...course.rows[row]!.steps.slice(0, -1), 'draw 99'];
    const dealt = { ...course, rows: course.rows.with(row, { ...course.rows[row]!, steps }) };
    expect(compareCourses(course, dealt)).toEqual({ kind: 'forked', row });
  });
});
