import {
  type GameOf,
  type GameRecord,
  type GameTypes,
  isFault,
  replay,
  restoreMatch,
  type Seat,
} from '@crownhold/core';
import type { OpenRow, StoredGame, StoredRow } from '../../games/saved-game.ts';
import { isSealedRow } from '../../games/saved-game.ts';

/** What was played in a game so far, row by row. */
export interface Course {
  /** As the rules write them. */
  readonly options: unknown;
  readonly rows: readonly OpenRow[];
}

/** A course that the rules have judged. */
export interface JudgedCourse extends Course {
  readonly seats: number;
  /** Whose turn it is; nobody's when the game is over. */
  readonly asked: Seat | undefined;
}

/** Plays a record through the rules; nothing if it is illegal or ends in the middle of a row. */
export function courseOf<G extends GameTypes>(game: GameOf<G>, record: GameRecord): JudgedCourse | undefined {
  const played = replay(game, record);
  if (isFault(played)) return undefined;
  const { options, entries, state } = played;
  const { rows, match, isUnfinished } = restoreMatch(game, options, entries);
  if (isUnfinished) return undefined;
  const isOver = game.actors(state) === 0;
  const { seats } = options;
  const points = Array.from({ length: seats }, (_, seat) => game.score(state, seat));
  let at = 0;
  const open = rows.map(({ seat, entries: { length } }, index): OpenRow => {
    const steps = record.steps.slice(at, at + length);
    at += length;
    const isEnd = isOver && index === rows.length - 1;
    return { ...(seat !== undefined && { seat }), steps, events: [], isOver: isEnd, ...(isEnd && { points }) };
  });
  return { options, rows: open, seats, asked: match.asked[0]?.seat };
}

/** The course of a game that is kept on this device. */
export function keptCourse({ head, rows }: StoredGame): Course {
  return { options: head.frame.options, rows: rows.filter((row: StoredRow): row is OpenRow => !isSealedRow(row)) };
}

/** How a course that came by message stands to what this device has seen. */
export type Comparison =
  | { readonly kind: 'same' | 'newer' | 'older' }
  /** They differ from a row on, counted from 0: that is the chance before the first turn. */
  | { readonly kind: 'forked'; readonly row: number };

export function compareCourses(known: Course, sent: Course): Comparison {
  if (JSON.stringify(known.options) !== JSON.stringify(sent.options)) return { kind: 'forked', row: 0 };
  const shared = Math.min(known.rows.length, sent.rows.length);
  const row = known.rows.slice(0, shared).findIndex(({ steps }, index) => !areEqual(steps, sent.rows[index]!.steps));
  if (row >= 0) return { kind: 'forked', row };
  if (known.rows.length === sent.rows.length) return { kind: 'same' };
  return { kind: known.rows.length < sent.rows.length ? 'newer' : 'older' };
}

function areEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
