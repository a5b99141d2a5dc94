import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { deadlineText } from './deadline-text.ts';

const NOW = Date.UTC(2026, 10, 17, 21, 30);
const DAY_MS = 24 * 3_600_000;
const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }];

function textFor(leftMs: number, timeZone: string, change: { language?: 'en' | 'ru'; own?: readonly number[] } = {}) {
  const { language = 'en', own = [0] } = change;
  const clocks = { leftMs: [leftMs, undefined], running: [0], pausedMs: 0 };
  return deadlineText(translatorFor(language), { clocks, atMs: NOW }, { own, chairs: CHAIRS, nowMs: NOW, timeZone });
}

it('a deadline in days is a day and an hour in the zone of whoever reads it', () => {
  expect(textFor(2 * DAY_MS, 'Europe/Sofia')).toMatch(/^until Thu\D+19 Nov\D+23:30$/);
  expect(textFor(2 * DAY_MS, 'Asia/Tokyo')).toMatch(/^until Fri\D+20 Nov\D+06:30$/);
  expect(textFor(2 * DAY_MS, 'America/New_York')).toMatch(/^until Thu\D+19 Nov\D+16:30$/);
  expect(textFor(2 * DAY_MS, 'Europe/Sofia', { language: 'ru' })).toMatch(/^до чт\D+19 нояб\D+23:30$/);
});

it('a short one is minutes and seconds; that of somebody else is named', () => {
  expect(textFor(245_000, 'Europe/Sofia')).toBe('4:05 left');
  expect(textFor(245_000, 'Europe/Sofia', { own: [1] })).toBe('Ann: 4:05 left');
  expect(textFor(2 * DAY_MS, 'Europe/Sofia', { own: [] })).toMatch(/^Ann: until Thu/);
});

it('says nothing where no clock runs', () => {
  const clocks = { leftMs: [undefined, 5000], running: [0], pausedMs: 0 };
  const reader = { own: [0], chairs: CHAIRS, nowMs: NOW };
  expect(deadlineText(translatorFor('en'), { clocks, atMs: NOW }, reader)).toBe('');
  // A film is shown first.
  const shown = { clocks: { ...clocks, running: [1], pausedMs: 3000 }, atMs: NOW };
  expect(deadlineText(translatorFor('en'), shown, reader)).toBe('Bo: 0:08 left');
});
