import { below, createRng, type Rng, SPECTATOR } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import { spawnServer } from '../test/spawned-server.ts';
import { WireClient } from '../test/wire-client.ts';
import { WirePlayer } from '../test/wire-player.ts';

const TABLES = [
  { game: 'kingdomino', options: { seats: 2 } },
  { game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 'random' } },
  { game: 'colours', options: { seats: 2, map: 'first' } },
];
const PLAYERS = 2;
const SPECTATORS = 3;
/** Each connection is cut every so many milliseconds, more or less. */
const CUT_EVERY_MS = 1000;
const THINK_MS = 150;

export interface Reconnect {
  connections: number;
  cuts: number;
  games: number;
  rows: number;
  /** What all connections were told, some rows many times. */
  rowsHeard: number;
  problem?: string;
}

/**
 * Whole games on a real process while connections are cut at random, of sockets and of streams, and come again from any
 * version that they have heard. Every one is told each row after that version once, in order, and always the same.
 */
export async function checkReconnect(seed: number, connections: number): Promise<Reconnect> {
  const rng = createRng(seed);
  const server = await spawnServer({ CROWNHOLD_LIMITS: 'off' });
  const counts: Reconnect = { connections: 0, cuts: 0, games: 0, rows: 0, rowsHeard: 0 };
  try {
    const tables: (readonly WirePlayer[])[] = [];
    while (counts.connections < connections) {
      tables.push(await openTable(server.origin, TABLES[tables.length % TABLES.length]!, rng));
      counts.connections += PLAYERS + SPECTATORS;
    }
    await play(tables.flat(), rng, counts);
    for (const viewers of tables) judge(viewers, counts);
  } catch (error) {
    counts.problem = String(error);
  }
  const { code, stderr } = await server.stop();
  if (code !== 0 || stderr !== '') counts.problem ??= `the server ended with ${code}: ${stderr}`;
  return counts;
}

async function openTable(origin: string, terms: (typeof TABLES)[number], rng: Rng): Promise<readonly WirePlayer[]> {
  const clients = await Promise.all([0, 1, 2].map(() => WireClient.begin(origin)));
  const created = await clients[0]!.create({
    ...terms,
    seats: [{ kind: 'me' }, { kind: 'free' }],
    clock: { kind: 'none' },
  });
  const { table } = created;
  await clients[1]!.sit(created);
  await clients[2]!.watch(created);
  const viewers = [0, 1, ...Array.from({ length: SPECTATORS }, () => SPECTATOR)];
  return viewers.map((viewer, index) => {
    const player = new WirePlayer({
      client: clients[Math.min(index, PLAYERS)]!,
      table,
      game: findGame(terms.game)!,
      viewer,
      // The last spectator of a table listens to a stream.
      by: index === viewers.length - 1 ? 'stream' : 'socket',
      rng: createRng(rng()),
      signs: true,
      thinkMs: THINK_MS,
    });
    player.resumeFrom = () => (below(rng, 2) === 0 ? player.version : below(rng, player.version + 1));
    return player;
  });
}

/** Until all games are over and everybody knows. */
async function play(players: readonly WirePlayer[], rng: Rng, counts: Reconnect): Promise<void> {
  const isDone = ({ view, isConnected }: WirePlayer) => view?.status === 'over' && isConnected;
  let cutMs = performance.now();
  for (;;) {
    const failed = players.find(({ problem }) => problem);
    if (failed) throw failed.problem!;
    const lost = players.filter(({ isConnected }) => !isConnected);
    await Promise.all(lost.map((player) => player.connect()));
    if (lost.length === 0 && players.every(isDone)) return;
    const nowMs = performance.now();
    const chance = ((nowMs - cutMs) / CUT_EVERY_MS) * 1000;
    cutMs = nowMs;
    for (const player of players)
      if (below(rng, 1000) < chance && player.isConnected && !isDone(player)) {
        player.cut();
        counts.cuts++;
      }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function judge(viewers: readonly WirePlayer[], counts: Reconnect): void {
  const [first] = viewers;
  counts.games++;
  counts.rows += first!.rows.length;
  for (const { rows, rowsHeard } of viewers) {
    counts.rowsHeard += rowsHeard;
    if (rows.length !== first!.rows.length || rows.includes(undefined as unknown as string))
      throw new Error(`${rows.length} rows, and ${first!.rows.length}`);
  }
  const spectators = viewers.slice(PLAYERS).map(({ rows }) => rows.join('\n'));
  if (new Set(spectators).size !== 1) throw new Error('spectators were told different rows');
  for (const player of viewers) player.cut();
}
