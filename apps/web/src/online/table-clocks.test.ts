import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { CLOCKS, clockName, isInDays, isUrgent, leftText } from './clock-words.ts';
import { clocksAt, headClocks } from './table-clocks.ts';

const [en, ru] = [translatorFor('en'), translatorFor('ru')];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BANK = { kind: 'bank', bankMs: 10 * MINUTE, incrementMs: 5000 } as const;
const TURN = { kind: 'turn', turnMs: 2 * MINUTE } as const;

describe('a clock', () => {
  it('has a name in words', () => {
    expect(CLOCKS.map((terms) => clockName(terms, en))).toEqual([
      'No clock',
      '3 days for each turn',
      '1 day for each turn',
      '15 minutes, and 20 seconds more after each turn',
      '2 minutes for each turn',
      '30 seconds for each turn',
    ]);
    expect(clockName(CLOCKS[1]!, ru)).toBe('3 дня на каждый ход');
  });

  it('is in days if people come back for their turns', () => {
    expect(CLOCKS.filter(isInDays).length).toBe(2);
  });

  it('shows minutes and seconds, and from an hour on the moment when it ends', () => {
    const now = new Date(2026, 10, 17, 12, 0).getTime();
    expect(leftText(90_500, now, en)).toBe('1:31');
    expect(leftText(-1, now, en)).toBe('0:00');
    expect(leftText(2 * 60 * MINUTE, now, ru)).toBe('до 14:00');
    expect(leftText(2 * DAY, now, ru)).toMatch(/^до чт,? 12:00$/);
  });

  it('is calm until its last tenth', () => {
    expect([isUrgent(TURN, 12_000), isUrgent(TURN, 11_999), isUrgent({ kind: 'none' }, 0)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isUrgent(BANK, MINUTE), isUrgent(BANK, MINUTE - 1)]).toEqual([false, true]);
  });
});

describe('the clocks of a table', () => {
  const heard = { clocks: { leftMs: [50_000, 300_000, null], running: [0], pausedMs: 0 }, atMs: 1000 };

  it('run on from when they were told, those of people who are asked', () => {
    expect(clocksAt(heard, BANK, 11_000)).toEqual([
      { seat: 0, leftMs: 40_000, isRunning: true, isUrgent: true },
      { seat: 1, leftMs: 300_000, isRunning: false, isUrgent: false },
    ]);
    expect(clocksAt(heard, BANK, 500)[0]?.leftMs).toBe(50_000);
    expect(clocksAt(heard, BANK, 1_000_000)[0]?.leftMs).toBe(0);
  });

  it('stand while a film is shown, and run after it', () => {
    const paused = { ...heard, clocks: { ...heard.clocks, pausedMs: 4000 } };
    expect(clocksAt(paused, BANK, 5000).map(({ leftMs }) => leftMs)).toEqual([50_000, 300_000]);
    expect(clocksAt(paused, BANK, 11_000).map(({ leftMs }) => leftMs)).toEqual([44_000, 300_000]);
  });

  it('are seen only while they run if each turn has its own', () => {
    expect(clocksAt(heard, TURN, 1000).map(({ seat }) => seat)).toEqual([0]);
  });

  it('in the head are mine, and of the others the one that runs', () => {
    const clock = (seat: number, isRunning: boolean) => ({ seat, isRunning, leftMs: 1, isUrgent: false });
    const all = [clock(0, false), clock(1, false), clock(2, true)];
    expect(headClocks(all, [0]).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(headClocks(all, []).map(({ seat }) => seat)).toEqual([2]);
    expect(headClocks([], [0])).toEqual([]);
  });
});
