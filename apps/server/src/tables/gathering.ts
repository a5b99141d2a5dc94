import { type AnyGame, isRefusal, type Seat } from '@crownhold/core';
import type { Answer, SetupBody } from '@crownhold/protocol';
import { isHost, mayLook, mayTakeSeats, seatsHeld } from './access.ts';
import { expiryMs } from './due.ts';
import type { SeatSetup } from './entry.ts';
import { freeName } from './free-name.ts';
import type { TablePorts } from './table-ports.ts';
import { accepted, type Proposal, refused, type TableStore } from './table-store.ts';

/** A name that `parseName` has read, if the person has given one. */
export interface Sitting {
  readonly seat?: Seat | undefined;
  readonly name?: string | undefined;
  /** Whether the invitation that came along is this table's. */
  readonly isInvited: boolean;
}

/** Takes a seat before the start. */
export function proposeSitting(
  table: TableStore,
  { time }: TablePorts,
  session: string,
  { seat, name, isInvited }: Sitting,
): Proposal | Answer {
  const { log, places } = table;
  if (!isInvited && !mayLook(table, session)) return refused('unknown-table');
  if (log.status === 'stopped') return refused('stopped');
  const held = seatsHeld(places, session);
  if (seat === undefined ? held.length > 0 : held.includes(seat)) return accepted(log.version, log.head);
  if (!isInvited && !mayTakeSeats(table, session)) return refused('wrong-link');
  if (log.status !== 'seating') return refused('has-started');
  const target = seat ?? log.freeSeats[0];
  if (target === undefined || !log.freeSeats.includes(target)) return refused('seat-refused');
  const others = places.flatMap((place) => (place.seat !== target && place.name !== undefined ? [place.name] : []));
  const named = name === undefined ? {} : { name: freeName(name, others) };
  return {
    entry: { kind: 'sit', at: time.nowMs(), seat: target },
    command: `sit:${target}:${log.count}`,
    places: [{ seat: target, session, ...named }],
  };
}

/** An own seat; any, for the host. */
export function proposeLeaving(
  table: TableStore,
  { time }: TablePorts,
  session: string,
  seat: Seat,
): Proposal | Answer {
  const { log, places } = table;
  if (!seatsHeld(places, session).includes(seat) && !isHost(table, session)) return refused('not-host');
  if (log.status !== 'seating') return refused('has-started');
  if (!log.people.order.includes(seat)) return refused('seat-refused');
  return { entry: { kind: 'leave', at: time.nowMs(), seat }, command: `leave:${log.count}`, places: [{ seat }] };
}

/** Other options, clock or seats; people keep their seats. */
export function proposeSetup(
  table: TableStore,
  { time, thinking }: TablePorts,
  session: string,
  body: SetupBody,
): Proposal | Answer {
  const { log } = table;
  if (!isHost(table, session)) return refused('not-host');
  if (log.status !== 'seating' || !log.game) return refused('has-started');
  const { game, people } = log;
  const options = game.parseOptions(body.options);
  if (isRefusal(options) || options.seats !== body.seats.length) return refused('bad-options');
  const isSeated = (seat: Seat) => people.order.includes(seat);
  const isKept = people.order.every((seat) => body.seats[seat]?.kind === 'taken');
  const isRight = body.seats.every((each, seat) => (each.kind === 'taken' ? isSeated(seat) : !isSeated(seat)));
  const areOurs = body.seats.every((each) => each.kind !== 'bot' || thinking.has(game.id, each.bot));
  if (!isKept || !isRight || !areOurs) return refused('bad-options');
  const seats = body.seats.map((each): SeatSetup => (each.kind === 'bot' ? each : { kind: 'person' }));
  const { clock, isListed } = body;
  const listing = isListed === undefined ? {} : { isListed };
  const entry = { kind: 'setup', at: time.nowMs(), options, seats, clock, ...listing } as const;
  return { entry, command: `setup:${log.count}` };
}

/** The host begins; bots take what is free. */
export function proposeStart(
  table: TableStore,
  { time, thinking }: TablePorts,
  session: string,
  bot: string | undefined,
): Proposal | Answer {
  const { log } = table;
  if (!isHost(table, session)) return refused('not-host');
  if (log.status === 'stopped') return refused('stopped');
  if (log.status !== 'seating') return accepted(log.version, log.head);
  const free = log.freeSeats;
  if (free.length > 0 && bot === undefined) return refused('not-full');
  if (bot !== undefined && !hasBot(log.game, bot, thinking)) return refused('bad-options');
  const bots = bot === undefined ? [] : free.map((seat) => ({ seat, bot }));
  return { entry: { kind: 'start', at: time.nowMs(), bots }, command: `start:${log.count}` };
}

/** Nobody began it in time: nothing is left of it that says who was there. */
export function proposeExpiry({ log, places }: TableStore, { time }: TablePorts): Proposal | undefined {
  const endMs = expiryMs(log);
  const at = time.nowMs();
  if (endMs === undefined || at <= endMs) return undefined;
  const links = (['invite', 'watch', 'code', 'preview'] as const).map((kind) => ({ kind }));
  return { entry: { kind: 'expire', at }, command: 'expire', places: places.map(({ seat }) => ({ seat })), links };
}

function hasBot(game: AnyGame | undefined, bot: string, thinking: TablePorts['thinking']): boolean {
  return game !== undefined && thinking.has(game.id, bot);
}
