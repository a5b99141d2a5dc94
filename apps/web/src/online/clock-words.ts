import type { Translate } from '@crownhold/i18n';
import type { ClockTerms } from '@crownhold/protocol';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The clocks that a host chooses from. */
export const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'turn', turnMs: 3 * DAY_MS },
  { kind: 'turn', turnMs: DAY_MS },
  { kind: 'bank', bankMs: 15 * MINUTE_MS, incrementMs: 20 * SECOND_MS },
  { kind: 'turn', turnMs: 2 * MINUTE_MS },
  { kind: 'turn', turnMs: 30 * SECOND_MS },
];

/** A clock in days: people come back for their turns, and want to be told. */
export function isInDays(terms: ClockTerms): boolean {
  return terms.kind === 'turn' && terms.turnMs >= DAY_MS;
}

/** The clock in words: `3 days for each turn`. */
export function clockName(terms: ClockTerms, t: Translate): string {
  if (terms.kind === 'none') return t('friends-clock-none');
  if (terms.kind === 'turn') return t('friends-clock-turn', { time: spanText(terms.turnMs, t.language) });
  const { bankMs, incrementMs } = terms;
  return t('friends-clock-bank', { time: spanText(bankMs, t.language), more: spanText(incrementMs, t.language) });
}

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const;

/** In the largest unit that has no rest. */
function spanText(ms: number, language: string): string {
  const [unit, unitMs] = UNITS.find(([, size]) => ms >= size && ms % size === 0) ?? ['second', SECOND_MS];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / unitMs));
}

/** What is left: minutes and seconds; an hour or more as the moment when it ends, in the zone of whoever reads it. */
export function leftText(leftMs: number, nowMs: number, t: Translate): string {
  if (leftMs >= HOUR_MS) return t('friends-until', { time: momentText(nowMs + leftMs, nowMs, t.language) });
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function momentText(atMs: number, nowMs: number, language: string): string {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(atMs);
}

/** Calm until the last tenth of what there was. */
export function isUrgent(terms: ClockTerms, leftMs: number): boolean {
  if (terms.kind === 'none') return false;
  return leftMs < (terms.kind === 'turn' ? terms.turnMs : terms.bankMs) / 10;
}
