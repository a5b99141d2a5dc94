// boardgame.io's server with two boards of 81 cells and no rules. Usage: node server.mjs PORT memory|FOLDER
import { createRequire } from 'node:module';

const { Server, FlatFile, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const [port, store] = process.argv.slice(2);
const CELLS = 81;

export const game = {
  name: 'boards',
  setup: () => ({ boards: [0, 1].map(() => Array(CELLS).fill(0)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put({ G, ctx }, cell, terrain) {
      G.boards[ctx.currentPlayer][cell] = terrain;
    },
  },
};

const db = store === 'memory' ? {} : { db: new FlatFile({ dir: store }) };
await Server({ games: [game], origins: [Origins.LOCALHOST], ...db }).run(Number(port));
process.on('message', () => process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage() }));
process.send?.({ isReady: true });
