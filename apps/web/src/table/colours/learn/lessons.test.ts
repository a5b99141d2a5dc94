import { refuse } from '@crownhold/core';
import { colours, DICE, formatKingdoms, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { beginHere } from '@crownhold/table';
import { type ColoursTypes, coloursInput } from '@crownhold/table/colours';
import { createThrower } from '@crownhold/throw';
import { describe, expect, it } from 'vitest';
import { createTable } from '../../table-model.ts';
import { isToldOnce } from '../../tutor/told-once.ts';
import type { ColoursTable } from '../colours-table.ts';
import { COLOURS_LESSONS } from './lessons.ts';

const CHAIRS = [{ name: 'Ann' }];
const { lessonOf, first } = COLOURS_LESSONS;
const physics = await createThrower();
const thrower = { id: THROWER_ID, throw: landingBy(physics.throw) };

function begin(): ColoursTable {
  const options = colours.parseOptions(first.options);
  if ('rule' in options) throw new Error(options.code);
  const here = beginHere<ColoursTypes>(colours, options, CHAIRS, { ...first.dealing, thrower });
  let ids = 0;
  const start = { own: [0], proceed: { kind: 'go-on' }, notAsked: refuse('C22', 'not-your-turn') } as const;
  return createTable(here, coloursInput, start, {
    isConfirmed: () => true,
    freshId: () => `${ids++}`,
    keepDraft: () => undefined,
    fail: (error) => {
      throw error;
    },
  });
}

/** Every lesson that somebody gets who follows them and colours what is handy. */
function lessonsOf(table: ColoursTable): readonly string[] {
  const known = new Set<string>();
  const ids: string[] = [];
  for (let step = 0; step < 400; step++) {
    const lesson = lessonOf(table.shown.value, known);
    if (lesson && lesson.id !== ids.at(-1)) ids.push(lesson.id);
    if (lesson?.id === 'end') return ids;
    if (lesson && isToldOnce(lesson)) known.add(lesson.id);
    else table.perform({ kind: 'proceed' });
  }
  throw new Error(`it never ends: ${ids.join(' ')}`);
}

describe('the first game', () => {
  it('[C14] throws the same dice always, each into one kingdom', () => {
    const { settled } = begin().shown.value;
    const dice = DICE.map((die, at) => `${die} ${settled.numbers[at]} ${formatKingdoms(settled.landings[at]!)}`);
    expect(dice).toEqual(['blue 3 blue', 'red 3 red', 'yellow 3 brown', 'white 4 yellow']);
  });

  it('[C20] teaches nine things in the four rounds of a throw', () => {
    const table = begin();
    const ids = lessonsOf(table);
    expect(ids.slice(0, 3)).toEqual(['take', 'colour', 'neighbours']);
    expect(new Set(ids)).toEqual(
      new Set(['take', 'colour', 'neighbours', 'strike', 'capital', 'monster', 'spell', 'tower', 'blot', 'end']),
    );
    expect(ids.every(COLOURS_LESSONS.isLesson)).toBe(true);
    expect(table.shown.value.settled.round).toBe(5);
  });

  it.each(LANGUAGES)('has a sentence for every lesson, in %s', (language) => {
    const t = translatorFor(language);
    for (const id of [
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
    ] as const) {
      expect(t(`colours-lesson-${id}`).length).toBeGreaterThan(20);
      expect(t(`colours-lesson-${id}`).length).toBeLessThan(150);
    }
  });

  it('is silent while something is told', () => {
    const { shown } = begin();
    const telling = { ...shown.value, stage: { kind: 'telling' } } as typeof shown.value;
    expect(lessonOf(telling, new Set())).toBeUndefined();
  });
});
