import type { Seat } from '@crownhold/core';
import type { ClockTerms } from '@crownhold/protocol';
import type { FarState } from '@crownhold/table/far';
import { isUrgent } from './clock-words.ts';

type Clocks = NonNullable<FarState['clocks']>;

/** The clocks as they were told, and when this window heard of them. */
export interface HeardClocks {
  readonly clocks: Clocks;
  /** In milliseconds of this device. */
  readonly atMs: number;
}

export interface SeatClock {
  readonly seat: Seat;
  readonly leftMs: number;
  readonly isRunning: boolean;
  readonly isUrgent: boolean;
}

/** What every clock shows at a moment. A clock for each turn is worth looking at only while it runs. */
export function clocksAt({ clocks, atMs }: HeardClocks, terms: ClockTerms, nowMs: number): readonly SeatClock[] {
  return clocks.leftMs.flatMap((told, seat) => {
    if (told === null) return [];
    const isRunning = clocks.running.includes(seat);
    if (!isRunning && terms.kind === 'turn') return [];
    const leftMs = isRunning ? Math.max(0, told - Math.max(0, nowMs - atMs - clocks.pausedMs)) : told;
    return [{ seat, leftMs, isRunning, isUrgent: isRunning && isUrgent(terms, leftMs) }];
  });
}

/** Two of them for the head of a table: mine, and of the others the one that runs. */
export function headClocks(all: readonly SeatClock[], own: readonly Seat[]): readonly SeatClock[] {
  const first = (clocks: readonly SeatClock[]) => clocks.find(({ isRunning }) => isRunning) ?? clocks[0];
  const mine = first(all.filter(({ seat }) => own.includes(seat)));
  const theirs = first(all.filter(({ seat }) => !own.includes(seat)));
  return [mine, theirs].filter((clock) => clock !== undefined);
}
