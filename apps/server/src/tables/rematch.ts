import type { Seat } from '@crownhold/core';
import type { NewEntry, Place } from '../ports/store.ts';
import { dueMs } from './due.ts';
import { type CreateEntry, writeEntry } from './entry.ts';
import { TableLog } from './table-log.ts';
import { summaryOf } from './table-summary.ts';

/** Seats whose person, or bot, has won: those ranked first among all who did not resign. */
function winnersOf(log: TableLog): readonly Seat[] {
  const { match, people, setup } = log;
  if (!match || !setup || log.status !== 'over') return [];
  const playing = setup.seats.map((_, seat) => seat).filter((seat) => !people.resigned.includes(seat));
  // Nobody has won by the rules, but one of two has given up.
  if (people.hasEnded) return playing.length === 1 ? playing : [];
  const ranks = match.game.ranking(match.state);
  const best = Math.min(...playing.map((seat) => ranks[seat]!));
  return playing.filter((seat) => ranks[seat] === best);
}

/** The first entry of the table at which the same people play again, their seats turned by one. */
export function rematchEntry(log: TableLog, places: readonly Place[], at: number): NewEntry | undefined {
  const table = log.people.rematch;
  const { setup } = log;
  if (table === undefined || !setup) return undefined;
  const count = setup.seats.length;
  const from = (seat: Seat) => (seat + 1) % count;
  const winners = winnersOf(log);
  const tally = setup.seats.map((_, seat) => {
    return (log.people.tally?.[from(seat)] ?? 0) + Number(winners.includes(from(seat)));
  });
  const seats = setup.seats.map((_, seat) => setup.seats[from(seat)]!);
  const held = seats.flatMap((_, seat): Place[] => {
    const { session, name } = places.find((place) => place.seat === from(seat)) ?? {};
    return session === undefined ? [] : [{ seat, session, ...(name !== undefined && { name }) }];
  });
  const seated = held.map(({ seat }) => seat);
  const { start: _, isListed: _isListed, ...terms } = setup;
  const entry: CreateEntry = { kind: 'create', at, ...terms, seats, seated, tally };
  const stored = { table, entry: 0, command: 'create', text: writeEntry(entry) };
  const next = new TableLog();
  next.apply(stored);
  return { ...stored, atMs: at, dueMs: dueMs(next, at), places: held, summary: summaryOf(next) };
}
