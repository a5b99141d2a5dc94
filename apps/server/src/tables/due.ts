import type { TableLog } from './table-log.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A table that nobody begins is given up after this long without a change; sooner if nobody sits there. */
const EXPIRY_MS = 3 * 24 * HOUR_MS;

/** When a table that waits for its start is given up. */
export function expiryMs(log: TableLog): number | undefined {
  if (log.status !== 'seating') return undefined;
  return log.changedMs + (log.people.order.length === 0 ? HOUR_MS : EXPIRY_MS);
}

/** When somebody has to look at a table, whether or not anybody is connected; `undefined` if nobody has to. */
export function dueMs(log: TableLog, nowMs: number): number | undefined {
  if (log.status === 'sealing') return isSealingReady(log) ? nowMs : log.sealingEndMs;
  if (log.status === 'seating') return expiryMs(log);
  if (log.status !== 'playing') return undefined;
  const asked = log.match!.asked.map(({ seat }) => seat);
  if (isWorthThinking(log) && asked.some((seat) => log.isBotSeat(seat))) return nowMs;
  const deadlines = asked.map((seat) => log.deadlineMs(seat)).filter((deadline) => deadline !== undefined);
  return deadlines.length > 0 ? Math.min(...deadlines) : undefined;
}

/** When something is over that runs at a table in memory, the first of what lies ahead. */
export function nextDeadlineMs(log: TableLog, nowMs: number): number | undefined {
  const sealingEndMs = log.status === 'sealing' && log.events.length > 0 ? log.sealingEndMs : undefined;
  const ends = [...log.running.map((seat) => log.deadlineMs(seat)), sealingEndMs, expiryMs(log)];
  const ahead = ends.filter((endMs) => endMs !== undefined).filter((endMs) => endMs >= nowMs);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** Whether bots play on without anybody looking: while a person still has a seat of its own. No table is of bots alone. */
export function isWorthThinking(log: TableLog): boolean {
  return log.setup!.seats.some((_, seat) => !log.isBotSeat(seat));
}

/** Whether the next event of sealing can be made without waiting longer. */
export function isSealingReady(log: TableLog): boolean {
  return log.events.length === 0 || awaitedParts(log).length === 0;
}

/** Seats whose part of `commit` or `reveal` is missing. */
export function awaitedParts(log: TableLog): readonly number[] {
  const seats = log.setup!.seats.map((_, seat) => seat);
  if (log.events.length === 1) return seats.filter((seat) => log.isPerson(seat) && !log.clients[seat]);
  return seats.filter((seat) => isCommitted(log, seat) && log.elements[seat] === undefined);
}

/** Whether a client of the seat is in `commit`, and has not been left out since. */
function isCommitted(log: TableLog, seat: number): boolean {
  return log.clients[seat] !== undefined;
}
