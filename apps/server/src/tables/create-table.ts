import { isRefusal, parseName } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { CreateBody, CreatedBody, ErrorCode } from '@crownhold/protocol';
import type { NewEntry, Place } from '../ports/store.ts';
import { dueMs } from './due.ts';
import { type CreateEntry, type SeatSetup, writeEntry } from './entry.ts';
import { freeName } from './free-name.ts';
import { createCode, createPreview, createSecret, createTableId, linkHash } from './link-secret.ts';
import { TableLog } from './table-log.ts';
import type { TablePorts } from './table-ports.ts';
import { summaryOf } from './table-summary.ts';

/** Tables of one session that wait for their start. */
const MOST_UNSTARTED = 20;

export interface DraftTable {
  readonly entry: NewEntry;
  readonly created: CreatedBody;
}

/** A table as it will be stored, with the secrets that are told once; or why there is none. */
export async function draftTable(
  ports: TablePorts,
  session: string,
  body: CreateBody,
): Promise<DraftTable | ErrorCode> {
  const { time, thinking, store } = ports;
  const game = findGame(body.game);
  if (!game) return 'unknown-game';
  const options = game.parseOptions(body.options);
  const isSized = !isRefusal(options) && options.seats === body.seats.length;
  const isOurs = body.seats.every((seat) => seat.kind !== 'bot' || thinking.has(game.id, seat.bot));
  if (!isSized || !isOurs || body.seats.every(({ kind }) => kind === 'bot')) return 'bad-options';
  const places = placesFor(session, body);
  if (!places) return 'bad-name';
  if ((await store.countUnstarted(session)) >= MOST_UNSTARTED) return 'too-many';
  const at = time.nowMs();
  const seats = body.seats.map((seat): SeatSetup => (seat.kind === 'bot' ? seat : { kind: 'person' }));
  const { rulesVersion } = game;
  const seated = places.map(({ seat }) => seat);
  const terms = {
    game: game.id,
    rulesVersion,
    options,
    seats,
    clock: body.clock,
    ...(body.start === 'host' && { start: 'host' as const }),
    ...(body.isListed && { isListed: true }),
  };
  return storable(ports, session, { kind: 'create', at, ...terms, seated }, places);
}

async function storable(
  ports: TablePorts,
  creator: string,
  entry: CreateEntry,
  places: readonly Place[],
): Promise<DraftTable> {
  const table = createTableId(ports);
  const stored = { table, entry: 0, command: 'create', text: writeEntry(entry) };
  const log = new TableLog();
  log.apply(stored);
  const secrets = {
    invite: createSecret(ports),
    watch: createSecret(ports),
    code: await createCode(ports),
    preview: createPreview(ports),
  };
  const lasting = ['invite', 'watch', 'preview'] as const;
  const kinds = log.status === 'seating' ? ([...lasting, 'code'] as const) : lasting;
  const links = kinds.map((kind) => ({ kind, hash: linkHash(ports, table, kind, secrets[kind]) }));
  const made = { ...stored, atMs: entry.at, dueMs: dueMs(log, entry.at), summary: summaryOf(log) };
  return { entry: { ...made, places, links, creator }, created: { table, ...secrets } };
}

/** Seats of whoever asks; `undefined` if a name is none. */
function placesFor(session: string, { seats }: CreateBody): readonly Place[] | undefined {
  const places: Place[] = [];
  for (const [seat, terms] of seats.entries()) {
    if (terms.kind !== 'me') continue;
    const name = terms.name === undefined ? undefined : parseName(terms.name);
    if (name !== undefined && typeof name !== 'string') return undefined;
    const taken = places.flatMap((place) => place.name ?? []);
    places.push({ seat, session, ...(name !== undefined && { name: freeName(name, taken) }) });
  }
  return places;
}
