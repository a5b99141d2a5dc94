import type { ListedTable, TableSummary } from '../ports/store.ts';
import type { TableLog } from './table-log.ts';

/** What lists say of a table. */
export function summaryOf(log: TableLog): TableSummary {
  const { setup, status, match } = log;
  const asked = status === 'playing' ? (match?.asked ?? []).map(({ seat }) => seat) : [];
  const seats = setup?.seats ?? [];
  return {
    game: setup?.game ?? '',
    status: log.people.isExpired ? 'expired' : status,
    asked: asked.filter((seat) => !log.isBotSeat(seat)),
    bots: seats.map((seat) => (seat.kind === 'bot' ? seat.bot : '')),
    ...listing(log),
  };
}

function listing(log: TableLog): { readonly listed?: ListedTable } {
  const { setup, freeSeats, isListed } = log;
  if (!setup || !isListed || freeSeats.length === 0) return {};
  const [host] = log.people.order;
  const { options, clock } = setup;
  return { listed: { options, clock, free: freeSeats.length, ...(host !== undefined && { host }) } };
}
