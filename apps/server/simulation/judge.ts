import {
  type AnyGame,
  advance,
  CHANCE,
  createMatch,
  type GameTypes,
  isFault,
  isRefusal,
  type LogEntry,
  type MatchOf,
  parseRecord,
  parseStep,
  type StateBuffer,
  sinceOf,
} from '@crownhold/core';
import { examine, isFairFault } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import type { StoredEntry } from '../src/ports/store.ts';
import { filmMs } from '../src/tables/film.ts';
import { CHEAP_TOOLS } from './cheap-crypto.ts';
import type { Client } from './client.ts';
import type { ClientTools, ClientWorld } from './client-world.ts';
import type { Fault, Scenario } from './scenario.ts';
import type { SimulatedDisk } from './simulated-store.ts';
import type { World } from './world.ts';

/** A row as the judge reads it from the disk, by the rules alone. */
export interface JudgedRow {
  readonly entry: number;
  readonly version: number;
  readonly command: string;
  readonly seat?: number;
  readonly id?: string;
  readonly by?: string;
  /** The version at which its seat was asked. */
  readonly since?: number;
  readonly filmMs: number;
  /** Whether the clock of a person runs after it. */
  readonly isTimed: boolean;
}

/** How much earlier than it should a clock may run out: see PendingAppends. */
const TOLERANCE_MS = 100;
/** How long after the deadline a bot may have played. */
const PUNCTUAL_MS = 5000;
/** What a restart gives back at most: the time since the last beat. */
const RESTART_MS = 5000;
/** How old the beat may be from which a node begins. */
const BEAT_MS = 2000;
/** How late a node may hear of another's row, and give its seat that much more. */
const FOLLOW_MS = 2500;

/** Holds what clients were told against what is on the disk, and both against the rules. */
export async function judge(
  world: World,
  scenario: Scenario,
  table: string,
  disk: SimulatedDisk,
  clients: readonly Client[],
): Promise<{ readonly rows: number; readonly isOver: boolean; readonly verified: number }> {
  const entries = await disk.memory.entries(table, 0);
  const { rows, isOver, verified } = judgeLog(world, CHEAP_TOOLS, scenario.body, entries, clients);
  judgeClocks(world, scenario, table, disk, rows, clients);
  return { rows: rows.length, isOver, verified };
}

/** Holds what clients were told against the log of their table, and both against the rules. */
export function judgeLog(
  world: ClientWorld,
  tools: ClientTools,
  body: Scenario['body'],
  entries: readonly StoredEntry[],
  clients: readonly Client[],
): { readonly rows: readonly JudgedRow[]; readonly isOver: boolean; readonly verified: number } {
  judgeKeys(world, entries);
  judgeNames(world, entries, clients);
  const game = findGame(body.game)!;
  const { rows, isOver } = judgeRows(world, game, body, entries);
  judgeAcknowledged(world, rows, clients);
  judgeHeads(world, entries, clients);
  const verified = isOver ? judgeRecords(world, tools, game, clients) : 0;
  return { rows, isOver, verified };
}

function judgeKeys(world: ClientWorld, entries: readonly StoredEntry[]): void {
  for (const [index, { entry }] of entries.entries())
    if (entry !== index) world.violate('one history', `entry ${entry} stands at ${index}`);
  const commands = new Set(entries.map(({ command }) => command));
  if (commands.size !== entries.length) world.violate('none doubled', 'two entries have the same command');
}

/** Names live apart from the log, and so do sessions. */
function judgeNames(world: ClientWorld, entries: readonly StoredEntry[], clients: readonly Client[]): void {
  const secrets = [...clients.map(({ session }) => session), 'Person '];
  for (const { text, entry, command } of entries) {
    const leaked = secrets.find((secret) => text.includes(secret) || command.includes(secret));
    if (leaked !== undefined) world.violate('secrecy', `entry ${entry} holds ${leaked}`);
  }
}

function judgeRows(world: ClientWorld, game: AnyGame, body: Scenario['body'], entries: readonly StoredEntry[]) {
  const options = game.parseOptions(body.options);
  if (isRefusal(options)) throw new Error('options of a scenario');
  let match: MatchOf<GameTypes> = createMatch(game, options);
  const rows: JudgedRow[] = [];
  const away = new Set<number | undefined>();
  for (const { entry, command, text } of entries) {
    const stored = JSON.parse(text) as Record<string, unknown>;
    if (stored['kind'] === 'return') away.delete(stored['seat'] as number);
    if (stored['kind'] !== 'row') continue;
    const { seat, id, by } = stored as { seat?: number; id?: string; by?: string };
    const state = game.copy(match.state);
    const played = playSteps(world, game, state, stored['steps'] as readonly string[]);
    const since = seat === undefined ? undefined : sinceOf(match, seat);
    const film = filmMs(game, match.state, played);
    if (played.some(({ actor }) => actor !== CHANCE && actor !== seat)) world.violate('rules', `row ${command}`);
    if (by !== undefined && by !== 'person' && command !== `${by}:${seat}:${since}`)
      world.violate('stale basis', `${command} played what seat ${seat} was asked at ${since}`);
    match = advance(match, state);
    if (by === 'timeout') away.add(seat);
    const isTimed = match.asked.some((asking) => body.seats[asking.seat]?.kind !== 'bot' && !away.has(asking.seat));
    const own = {
      ...(seat !== undefined && { seat }),
      ...(id !== undefined && { id }),
      ...(by !== undefined && { by }),
    };
    rows.push({
      entry,
      version: match.version,
      command,
      ...own,
      ...(since !== undefined && { since }),
      filmMs: film,
      isTimed,
    });
  }
  return { rows, isOver: rows.length > 0 && game.actors(match.state) === 0 };
}

function playSteps(
  world: ClientWorld,
  game: AnyGame,
  state: StateBuffer,
  steps: readonly string[],
): readonly LogEntry[] {
  return steps.flatMap((text) => {
    const step = parseStep(game, state, text);
    if (isFault(step)) {
      world.violate('rules', `${text} is stored and illegal`);
      return [];
    }
    game.apply(state, step.actor, step.move);
    return [step];
  });
}

/** No acknowledged turn is lost or doubled, and each was played for the turn it was made for. */
function judgeAcknowledged(world: ClientWorld, rows: readonly JudgedRow[], clients: readonly Client[]): void {
  for (const { ledger } of clients) {
    for (const { id, seat, since, version } of ledger.acknowledged.values()) {
      const found = rows.filter((row) => row.id === id);
      if (found.length !== 1) world.violate('no acknowledged turn lost', `${ledger.who} ${id}: ${found.length} rows`);
      const [row] = found;
      if (row && (row.version !== version || row.seat !== seat))
        world.violate('one history', `${ledger.who} ${id}: acknowledged as ${version}, stored as ${row.version}`);
      if (row && row.since !== since)
        world.violate('stale basis', `${ledger.who} ${id}: made for ${since}, played for ${row.since}`);
    }
    for (const [id, version] of ledger.own) {
      if (!rows.some((row) => row.id === id && row.version === version))
        world.violate('no acknowledged turn lost', `${ledger.who} was told row ${version}, which is not stored`);
    }
  }
}

/** Nobody's clock has run while nobody served, before the row was durable, or during a film. */
function judgeClocks(
  world: World,
  scenario: Scenario,
  table: string,
  disk: SimulatedDisk,
  rows: readonly JudgedRow[],
  clients: readonly Client[],
): void {
  const { clock } = scenario.body;
  if (clock.kind !== 'turn') return;
  const earlyMs = TOLERANCE_MS + differenceMs(scenario);
  const lateMs = TOLERANCE_MS + (scenario.nodes > 1 ? FOLLOW_MS : 0);
  const startOf = (since: number) => {
    const asked = rows[since - 1];
    const durable = asked && disk.servedMs.get(`${table}:${asked.entry}`);
    return durable === undefined ? undefined : durable + asked!.filmMs;
  };
  for (const row of rows) {
    const start = row.since === undefined ? undefined : startOf(row.since);
    if (start === undefined || row.by === 'bot') continue;
    const end = disk.servedMs.get(`${table}:${row.entry}`)!;
    if (row.by === 'timeout' && end - start < clock.turnMs - earlyMs)
      world.violate('clocks', `seat ${row.seat} had ${end - start} ms of ${clock.turnMs} at version ${row.version}`);
    const arrived = clients.map(({ ledger }) => ledger.arrived.get(row.id ?? '')).find((time) => time !== undefined);
    const isCalm = scenario.faults.every(({ kind }) => !UNTIMELY.includes(kind));
    if (row.by === 'person' && isCalm && arrived !== undefined && arrived - start > clock.turnMs + lateMs)
      world.violate('clocks', `seat ${row.seat} was heard ${arrived - start} ms after it was asked`);
  }
  judgePunctuality(world, scenario.faults, clock.turnMs, rows, (entry) => disk.servedMs.get(`${table}:${entry}`)!);
  for (const { ledger } of clients) {
    for (const { seat, since, servedMs } of ledger.tooLate) {
      const start = startOf(since);
      if (start !== undefined && servedMs - start < clock.turnMs - earlyMs)
        world.violate('clocks', `seat ${seat} was called late after ${servedMs - start} ms of ${clock.turnMs}`);
    }
  }
}

/** Faults after which a row may be stored long after it was due. */
const UNTIMELY: readonly Fault['kind'][] = ['crash', 'disk', 'pause', 'line'];

/**
 * How far the times of service of two nodes may lie apart: each knows the other's by its last beat, and as long as the
 * store is out of reach not even that.
 */
function differenceMs({ nodes, faults }: Scenario): number {
  if (nodes === 1) return 0;
  const apart = faults.map((fault) => {
    if (fault.kind === 'crash') return BEAT_MS;
    return fault.kind === 'disk' || fault.kind === 'line' || fault.kind === 'pause' ? fault.forMs + BEAT_MS : 0;
  });
  return apart.reduce((sum, each) => sum + each, BEAT_MS);
}

/** A clock that has run out is noticed soon, whether or not anybody is connected. */
function judgePunctuality(
  world: World,
  faults: Scenario['faults'],
  turnMs: number,
  rows: readonly JudgedRow[],
  servedMs: (entry: number) => number,
): void {
  if (faults.some(({ kind }) => kind === 'bots' || (kind !== 'crash' && UNTIMELY.includes(kind)))) return;
  const crashes = faults.filter(({ kind }) => kind === 'crash').length;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (!before?.isTimed) continue;
    const waitedMs = servedMs(row.entry) - servedMs(before.entry) - before.filmMs;
    if (waitedMs > turnMs + PUNCTUAL_MS + crashes * RESTART_MS)
      world.violate(
        'punctuality',
        `row ${row.version} came ${waitedMs} ms after the one before, with ${turnMs} a turn`,
      );
  }
}

/** Every head that somebody has was stored; whoever is up to date has the last one. */
function judgeHeads(world: ClientWorld, entries: readonly StoredEntry[], clients: readonly Client[]): void {
  const heads = entries.map(({ text }) => (JSON.parse(text) as { readonly head?: string }).head);
  const versions = entries.filter(({ text }) => (JSON.parse(text) as { readonly kind: string }).kind === 'row').length;
  const last = heads.findLast((each) => each !== undefined);
  for (const { ledger, players } of clients)
    for (const player of players)
      if (
        player.head !== undefined &&
        (!heads.includes(player.head) ||
          (player.version === versions && player.news?.status === 'over' && player.head !== last))
      )
        world.violate('one history', `${ledger.who} ends at another head`);
}

/** Every participant's record of a finished game is the same, and verifies offline, witnesses included. */
function judgeRecords(world: ClientWorld, tools: ClientTools, game: AnyGame, clients: readonly Client[]): number {
  const records = new Set(clients.flatMap(({ ledger }) => ledger.records));
  if (records.size > 1) world.violate('one history', 'two records of one game');
  const [text] = records;
  if (text === undefined) return 0;
  const record = parseRecord(text);
  if (isFault(record)) {
    world.violate('finished games verify', JSON.stringify(record));
    return 0;
  }
  const witnesses = clients.flatMap(({ players }) => players.flatMap(({ participant }) => participant?.witness ?? []));
  const examined = examine(game, record, { ...tools.toolsFor(game), witnesses });
  if (isFairFault(examined)) world.violate('finished games verify', JSON.stringify(examined));
  else if (!examined.checks.every(tools.isSigned)) world.violate('finished games verify', 'a wrong signature');
  return 1;
}
