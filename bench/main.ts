// Speed, as ratios to something measured in the same run. Usage: npm run bench [-- games | store | server | nodes] [flags]
import process from 'node:process';

const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  games: () => import('./games.ts'),
  store: () => import('./store.ts'),
  server: () => import('./server.ts'),
  nodes: () => import('./nodes.ts'),
};
const name = process.argv.slice(2).find((arg) => !arg.startsWith('-')) ?? 'games';
const program = PROGRAMS[name];
if (!program) throw new Error(`There is no bench ${name}: ${Object.keys(PROGRAMS).join(', ')}`);
await program();
