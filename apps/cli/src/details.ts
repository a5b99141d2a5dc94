import type { LogEntry, Seat, StateBuffer } from '@crownhold/core';
import type { Screen } from './terminal.ts';

/** Of what a game counts numbers. */
export type CountName = 'discarded' | 'rounds' | 'empty' | 'unpainted' | 'blots';

/** What the program tells of a game besides steps, points and places. */
export interface Details<S extends StateBuffer> {
  /** What `--json` says about a seat. */
  facts(state: S, seat: Seat): object;
  /** What lies before a seat and what it is worth, as lines of text. */
  panel(state: S, seat: Seat, screen: Screen): readonly string[];
  /** What came along with the steps, as lines of text: how thrown dice fell. */
  story?(state: S, entries: readonly LogEntry[], screen: Screen): readonly string[];
  /** Numbers of a finished game, for statistics. */
  counts(state: S): Readonly<Partial<Record<CountName, number>>>;
  /** Whether a match has several games; each then has points of its own. */
  isSeries(state: S): boolean;
  /** Whether a game of a series lies finished and the next step clears it away. */
  isBetweenGames(state: S): boolean;
  gamePoints(state: S, seat: Seat): number;
}
