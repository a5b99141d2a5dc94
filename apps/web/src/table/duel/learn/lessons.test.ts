import { duel } from '@crownhold/games/duel';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { beginHere } from '@crownhold/table';
import type { DuelTypes } from '@crownhold/table/duel';
import { describe, expect, it } from 'vitest';
import { firstTurn, inputOf, sitAt } from '../../../../test/duel-table.ts';
import { isToldOnce } from '../../tutor/told-once.ts';
import type { DuelTable } from '../duel-table.ts';
import { DUEL_LESSONS } from './lessons.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Robin', bot: 'random' }];
const { lessonOf, first, show } = DUEL_LESSONS;

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function begin(): DuelTable {
  const options = duel.parseOptions(first.options);
  if ('rule' in options) throw new Error(options.code);
  const here = beginHere<DuelTypes>(duel, options, CHAIRS, first.dealing, {
    think: async (_, view, seat) => firstTurn(view, seat),
  });
  return sitAt(here, CHAIRS);
}

/** What somebody does who follows the lessons. */
async function follow(table: DuelTable): Promise<void> {
  if (table.shown.value.stage.kind !== 'turn') return void (await settled());
  const input = inputOf(table);
  if (!input.isPointing && input.base.state.phase === 'draw' && input.choices.length === 0) table.perform(show);
  else table.perform({ kind: 'proceed' });
}

async function lessonsOf(table: DuelTable) {
  const known = new Set<string>();
  const ids: string[] = [];
  for (let step = 0; step < 800; step++) {
    const lesson = lessonOf(table.shown.value, known);
    if (lesson && lesson.id !== ids.at(-1)) ids.push(lesson.id);
    if (lesson?.id === 'end') return ids;
    if (lesson && isToldOnce(lesson)) known.add(lesson.id);
    else await follow(table);
  }
  throw new Error(`it never ends: ${ids.join(' ')}`);
}

describe('the first game', () => {
  it('begins with the person as A', () => {
    const { stage, settled: view } = begin().shown.value;
    expect([stage.kind, view.leader, view.phase]).toEqual(['turn', 0, 'take']);
  });

  it('teaches one thing after the other, to its end', async () => {
    const table = begin();
    const ids = await lessonsOf(table);
    expect(ids.slice(0, 3)).toEqual(['castle', 'take', 'chosen']);
    expect(ids).toEqual(
      expect.arrayContaining(['hand', 'draw', 'ghost', 'share', 'ticks', 'match', 'castle-power', 'jump', 'end']),
    );
    expect(ids.every(DUEL_LESSONS.isLesson)).toBe(true);
    expect(table.shown.value.stage.kind).toBe('over');
  });

  it.each(LANGUAGES)('has a sentence for every lesson, in %s', (language) => {
    const t = translatorFor(language);
    const lesson = lessonOf(begin().shown.value, new Set());
    expect(lesson!.text(t).length).toBeGreaterThan(20);
  });

  it('is silent while a bot thinks', () => {
    const { shown } = begin();
    const thinking = { ...shown.value, stage: { kind: 'waiting', seats: [1] } } as const;
    expect(lessonOf(thinking, new Set())).toBeUndefined();
  });
});
