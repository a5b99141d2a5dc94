import type { MemoryStore } from '../src/store/memory-store.ts';
import { TableLog } from '../src/tables/table-log.ts';
import type { World } from './world.ts';

/** What people were told that they have done. */
export interface Deeds {
  readonly tables: string[];
  readonly resigned: { readonly table: string; readonly seat: number }[];
  /** Who was told that a seat has come along by one link. */
  readonly moved: { readonly table: string; readonly seat: number; readonly winners: readonly string[] }[];
  readonly rematches: string[];
  readonly forgotten: string[];
}

/** Holds what people were told against the disk. */
export async function judgeCompany(world: World, disk: MemoryStore, deeds: Deeds) {
  const logs = new Map<string, TableLog>();
  for (const table of deeds.tables) logs.set(table, await readLog(world, disk, table));
  for (const { table, seat } of deeds.resigned)
    if (!logs.get(table)!.people.resigned.includes(seat))
      world.violate('no deed lost', `seat ${seat} has given up, and the log does not say so`);
  for (const { table, seat, winners } of deeds.moved) judgeMove(world, logs.get(table)!, seat, winners);
  for (const [table, log] of logs) await judgeRematch(world, disk, log, deeds.rematches.includes(table));
  for (const session of deeds.forgotten) await judgeForgotten(world, disk, session);
  return {
    resigned: deeds.resigned.length,
    moved: deeds.moved.filter(({ winners }) => winners.length > 0).length,
    rematches: deeds.rematches.length,
    forgotten: deeds.forgotten.length,
  };
}

/** Replays it by the code of the server; an entry that does not fit throws. */
async function readLog(world: World, disk: MemoryStore, table: string): Promise<TableLog> {
  const entries = await disk.entries(table, 0);
  const log = new TableLog();
  for (const entry of entries) {
    log.apply(entry);
    if (/5e5510|Person /.test(entry.text + entry.command))
      world.violate('secrecy', `entry ${entry.entry} names somebody`);
  }
  const count = (kind: string, seat?: number) =>
    entries.filter(({ text }) => {
      const entry = JSON.parse(text) as { readonly kind: string; readonly seat?: number };
      return entry.kind === kind && (seat === undefined || entry.seat === seat);
    }).length;
  for (const seat of log.people.resigned)
    if (count('resign', seat) !== 1)
      world.violate('none doubled', `seat ${seat} gave up ${count('resign', seat)} times`);
  if (count('rematch') > 1) world.violate('none doubled', 'two rematches of one game');
  return log;
}

function judgeMove(world: World, { people }: TableLog, seat: number, winners: readonly string[]): void {
  const moves = people.moved.filter((move) => move.seat === seat).length;
  if (winners.length > 1) world.violate('none doubled', `${winners.length} devices have seat ${seat} by one link`);
  if (moves > 1) world.violate('none doubled', `seat ${seat} has moved ${moves} times by one link`);
  if (moves < winners.length) world.violate('no deed lost', `seat ${seat} has moved, and the log does not say so`);
}

/** The next game is there as soon as the log names it, with the same people a seat further. */
async function judgeRematch(world: World, disk: MemoryStore, log: TableLog, isTold: boolean): Promise<void> {
  const next = log.people.rematch;
  if (next === undefined) {
    if (isTold) world.violate('no deed lost', 'all want another game, and the log does not say so');
    return;
  }
  const entries = await disk.entries(next, 0);
  if (entries.length === 0) {
    // Nobody has asked since the process died; the next one who does makes it.
    if (isTold) world.violate('no deed lost', 'the table of the next game is missing');
    return;
  }
  const { seats = [] } = log.setup ?? {};
  const after = new TableLog();
  for (const entry of entries) after.apply(entry);
  if (after.setup?.seats.length !== seats.length) world.violate('one history', 'the next game has other seats');
  const wins = after.people.tally?.reduce((sum, each) => sum + each, 0) ?? 0;
  if (wins > seats.length) world.violate('one history', `${wins} wins after one game`);
}

/** Nothing on the disk says who the session was. */
async function judgeForgotten(world: World, disk: MemoryStore, session: string): Promise<void> {
  const seats = await disk.seatsOf(session, Number.MAX_SAFE_INTEGER);
  if (seats.length > 0) world.violate('forgotten', `${session.slice(0, 8)} still has ${seats.length} seats`);
  if ((await disk.countUnstarted(session)) > 0) world.violate('forgotten', 'a table is still theirs');
  for (const { table } of await disk.due(Number.MAX_VALUE, Number.MAX_SAFE_INTEGER))
    if ((await disk.guests(table)).some((guest) => guest.session === session))
      world.violate('forgotten', 'still a guest');
}
