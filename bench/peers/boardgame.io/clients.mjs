// Players of many matches of two on boardgame.io's server, by bare sockets. Usage: node clients.mjs PORT MATCHES
// Prints {"ready":…}; each line of input, THINK_MS SECONDS, measures once and prints a line.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const { io } = createRequire(import.meta.url)('socket.io-client');
const [port, count] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const players = [];
let isPlaying = false;
let latencies = [];

/** Without the lobby: a match begins with whoever asks for it first, and needs no credentials. */
function openMatch(match) {
  const matchID = `match-${match}`;
  for (const playerID of ['0', '1']) {
    const socket = io(`${address}/boards`, { transports: ['websocket'], forceNew: true });
    const player = { socket, matchID, playerID, state: undefined, sentMs: 0 };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
    socket.on('sync', (_, { state }) => hear(player, state));
    socket.on('update', (_, state) => hear(player, state));
    players.push(player);
  }
}

function hear(player, state) {
  if (player.sentMs > 0 && state.ctx.turn > player.state.ctx.turn) {
    if (isPlaying) latencies.push(performance.now() - player.sentMs);
    player.sentMs = 0;
  }
  player.state = state;
  act(player);
}

function act(player) {
  const { state, playerID, matchID, socket } = player;
  if (!isPlaying || !state || state.ctx.currentPlayer !== playerID || player.sentMs > 0) return;
  player.sentMs = performance.now();
  const payload = { type: 'put', args: [state.ctx.turn % 81, 1 + (state.ctx.turn % 6)], playerID };
  socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
}

for (let match = 0; match < count; match++) openMatch(match);
while (!players.every(({ state }) => state)) await wait(20);
console.log(JSON.stringify({ ready: count }));

for await (const line of createInterface(process.stdin)) {
  const [, seconds] = line.split(' ').map(Number);
  latencies = [];
  isPlaying = true;
  const startMs = performance.now();
  const before = process.cpuUsage();
  for (const player of players) act(player);
  await wait(seconds * 1000);
  isPlaying = false;
  const passed = (performance.now() - startMs) / 1000;
  const { user, system } = process.cpuUsage(before);
  const sorted = latencies.sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  const turns = sorted.length;
  await wait(500);
  console.log(
    JSON.stringify({
      turns,
      seconds: passed,
      rate: turns / passed,
      p50: at(0.5),
      p99: at(0.99),
      cpuMs: (user + system) / 1000 / turns,
    }),
  );
}
process.exit(0);
