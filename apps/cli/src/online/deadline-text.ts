import type { Chair, GameTypes, Seat, TableView } from '@crownhold/core';
import { localeOf, type Translate } from '@crownhold/i18n';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SECOND_MS = 1000;

type Clocks = NonNullable<TableView<GameTypes>['clocks']>;

/** Clocks as they were told, and when that was. */
export interface ToldClocks {
  readonly clocks: Clocks;
  readonly atMs: number;
}

/** Whose time runs and until when, in the zone of whoever reads it; my own first. Nothing if no clock runs. */
export function deadlineText(
  t: Translate,
  { clocks, atMs }: ToldClocks,
  { own, chairs, nowMs, timeZone }: Reader,
): string {
  const running = clocks.running.filter((seat) => clocks.leftMs[seat] !== undefined);
  const seat = running.find((each) => own.includes(each)) ?? running[0];
  const leftMs = seat === undefined ? undefined : clocks.leftMs[seat];
  if (seat === undefined || leftMs === undefined) return '';
  const endMs = atMs + clocks.pausedMs + leftMs;
  const name = own.includes(seat) ? '' : (chairs[seat]?.name ?? '');
  if (endMs - nowMs < HOUR_MS) return withName(t('online-left-time', { time: shortTime(endMs - nowMs) }), name);
  const format = new Intl.DateTimeFormat(localeOf(t.language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  });
  return withName(t('online-until', { time: format.format(endMs) }), name);
}

interface Reader {
  readonly own: readonly Seat[];
  readonly chairs: readonly Chair[];
  readonly nowMs: number;
  /** That of the system if none is given. */
  readonly timeZone?: string;
}

function withName(text: string, name: string): string {
  return name === '' ? text : `${name}: ${text}`;
}

/** `4:05`. */
function shortTime(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? '0' : ''}${rest}`;
}
