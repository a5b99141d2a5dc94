import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { duelInputIn } from '@crownhold/table/duel/positions';
import { describe, expect, it } from 'vitest';
import { ANN, BOB, duelTable, inputOf, playTurn, textOf } from '../../../test/duel-table.ts';
import { powerChips } from './power-chips.ts';
import { sayText } from './say-words.ts';
import { duelTask } from './task.ts';

const t = translatorFor('en');
const CHAIRS = [ANN, BOB];

describe('the main button', () => {
  it('[D6] takes once a die is chosen, and says what is missing before', () => {
    const table = duelTable();
    const task = () => duelTask(inputOf(table));
    expect([task().prompt(t), task().main.label(t), task().main.isReady]).toEqual(['Take one die', 'Take', false]);
    table.perform(task().main.action);
    expect(table.shown.value.whyNot).toMatchObject({ rule: 'D6', code: 'one-die' });
    table.perform({ kind: 'die', die: 2 });
    expect(task().main.isReady).toBe(true);
    expect(task().gain?.(t, CHAIRS)).toBe('Bob takes two, the last one is yours');
    table.perform(task().main.action);
    expect(table.shown.value.settled.phase).toBe('share');
    expect(duelTask(inputOf(table)).main.label(t)).toBe('Take both');
  });

  it('[D8] draws what hovers and ends the turn at once', () => {
    const table = duelTable();
    playTurn(table);
    playTurn(table);
    expect(table.shown.value.settled.phase).toBe('draw');
    const { seat } = table.shown.value.settled;
    expect(duelTask(inputOf(table)).main).toMatchObject({ isReady: false, action: { kind: 'missing' } });
    table.perform({ kind: 'point', cell: { x: 1, y: 0 } });
    expect(textOf(table)).toBe('');
    expect(duelTask(inputOf(table)).main).toMatchObject({ isReady: true, action: { kind: 'finish' } });
    table.perform({ kind: 'finish' });
    expect(table.shown.value.settled.seat).not.toBe(seat);
  });

  it('[D9] says "Pass" where nothing fits and in no other case', () => {
    for (const position of ['take', 'share', 'begin', 'split', 'turn', 'jokers', 'domains', 'cross', 'pass'] as const) {
      const label = duelTask(duelInputIn(position)).main.label(t);
      expect(label === 'Pass', position).toBe(position === 'pass');
    }
    expect(duelTask(duelInputIn('pass')).prompt(t)).toMatch(/^Fits nowhere/);
  });
});

it.each(LANGUAGES)('what hovers is said in one short line, in %s', (language) => {
  const say = translatorFor(language);
  for (const position of ['begin', 'turn', 'jokers', 'everything', 'cross', 'domains'] as const) {
    const text = sayText({ ...duelInputIn(position), isPointing: true }, CHAIRS, say);
    expect(text?.length ?? 1).toBeGreaterThan(0);
    expect(text?.length ?? 0).toBeLessThanOrEqual(60);
  }
});

describe('powers', () => {
  const chips = (position: Parameters<typeof duelInputIn>[0]) => {
    const input = duelInputIn(position);
    return powerChips(input, input.draft.start, input.draft.seat).map(({ power, state }) => `${power} ${state}`);
  };

  it('[D14] [D16] are those that are owned and not spent', () => {
    expect(chips('begin')).toEqual(['castle ready']);
    expect(chips('everything')).toEqual(['castle ready', 'turn ready', 'split ready']);
    expect(chips('take')).toEqual(['castle idle']);
    expect(chips('pair')).toEqual(['castle idle', 'pair ready']);
  });

  it('[D14] that were just won wait for the next round', () => {
    expect(chips('domains')).toContain('castle idle');
    expect(chips('cross')).toContain('turn next-round');
  });
});
