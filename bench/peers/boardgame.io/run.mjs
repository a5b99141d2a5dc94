// Games a second of boardgame.io's local client: 28 moves on two boards of 81 cells, turn by turn, no rules at all.
// Prints one number per slice. Usage: NODE_ENV=production node run.mjs SLICES MILLISECONDS
import { createRequire } from 'node:module';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const [SLICES, MILLISECONDS] = process.argv.slice(2).map(Number);
const CELLS = 81;
const MOVES = 28;

const game = {
  name: 'boards',
  setup: () => ({ boards: [0, 1].map(() => Array(CELLS).fill(0)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put({ G, ctx }, cell, terrain) {
      G.boards[ctx.currentPlayer][cell] = terrain;
    },
  },
};

function play() {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (let move = 0; move < MOVES; move++) client.moves.put(move, 1 + (move % 6));
  if (client.getState().ctx.turn !== MOVES + 1) throw new Error('a move was not taken');
  client.stop();
}

for (let i = 0; i < 20; i++) play();
for (let slice = 0; slice < SLICES; slice++) {
  const start = performance.now();
  let games = 0;
  while (performance.now() - start < MILLISECONDS) {
    play();
    games++;
  }
  console.log((games * 1000) / (performance.now() - start));
}
