import { type GameRecord, parseRecord } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { playBotGame } from '../e2e/bot-game.ts';
import { courseOf, type JudgedCourse } from '../src/table/correspondence/course.ts';
import type { MessageLink } from '../src/table/correspondence/message-link.ts';

export const ID = '0123456789abcdef';

/** A game of two that is always the same; another one for each seed. */
export function wholeRecord(seed = 3): GameRecord {
  const options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
  const record = parseRecord(playBotGame({ options, chairs: [{ name: 'a' }, { name: 'b' }], seed })) as GameRecord;
  const { fairness: _, players: __, ...rest } = record;
  return rest;
}

export function courseIn(record: GameRecord): JudgedCourse {
  const course = courseOf<KingdominoTypes>(kingdomino, record);
  if (!course) throw new Error('a record that no message could carry');
  return course;
}

interface Linked {
  readonly names?: readonly string[];
  /** How many rows it has; all if it does not say. */
  readonly rows?: number;
  readonly seed?: number;
}

/** A game on its way, as far as it was played. */
export function linkedGame({ names = ['Ann', 'Bob'], rows, seed }: Linked = {}): MessageLink {
  const record = wholeRecord(seed);
  const steps = courseIn(record)
    .rows.slice(0, rows)
    .flatMap((row) => row.steps);
  return { id: ID, names, record: { ...record, steps } };
}
