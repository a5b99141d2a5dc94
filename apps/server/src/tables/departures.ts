import type { Seat } from '@crownhold/core';
import type { Answer } from '@crownhold/protocol';
import { seatsHeld } from './access.ts';
import type { TablePorts } from './table-ports.ts';
import { accepted, type Proposal, refused, type TableStore } from './table-store.ts';

/** A person gives up. With two seats, or if no other person is left, the game is over; else a bot plays on. */
export async function proposeResignation(
  table: TableStore,
  { dealing, time }: TablePorts,
  session: string,
  seat: Seat,
): Promise<Proposal | Answer> {
  const { log, places } = table;
  if (!seatsHeld(places, session).includes(seat)) return refused('not-your-seat');
  if (log.people.resigned.includes(seat)) return accepted(log.version, log.head);
  if (log.status !== 'playing') return refused('not-playing');
  const command = `resign:${seat}`;
  const entry = { kind: 'resign', at: time.nowMs(), seat } as const;
  if (!endsGame(table, seat)) return { entry, command };
  const { state, event } = dealing.close(await table.dealt());
  return { entry: { ...entry, events: [event], head: state.head }, command, dealt: state };
}

function endsGame({ log }: TableStore, resigning: Seat): boolean {
  const { seats } = log.setup!;
  const others = seats.filter((_, seat) => {
    return seat !== resigning && log.isPerson(seat) && !log.people.resigned.includes(seat);
  });
  return seats.length === 2 || others.length === 0;
}

/** The others have agreed: a bot plays until the person comes back. */
export function proposeAbsence({ log }: TableStore, { time }: TablePorts, seat: Seat): Proposal | Answer {
  if (log.status !== 'playing') return refused('not-playing');
  if (log.isBotSeat(seat)) return accepted(log.version, log.head);
  return { entry: { kind: 'away', at: time.nowMs(), seat }, command: `away:${seat}:${log.count}` };
}

/** A seat becomes another session's. The name stays. */
export function proposeMove(
  { log, places }: TableStore,
  { time }: TablePorts,
  { seat, session, by }: { readonly seat: Seat; readonly session: string; readonly by?: Seat },
): Proposal | Answer {
  if (log.status === 'stopped') return refused('stopped');
  const name = places.find((place) => place.seat === seat)?.name;
  return {
    entry: { kind: 'move', at: time.nowMs(), seat, ...(by !== undefined && { by }) },
    command: `move:${log.count}`,
    places: [{ seat, session, ...(name !== undefined && { name }) }],
  };
}
