import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@crownhold/games';
import { Contest } from './contest.ts';
import type { Setup } from './setup.ts';

/** The number of a deal to play, or that all is done. */
export type Order = number | 'stop';

// Data and orders come from thread-pool.ts alone.
const setup = workerData as Setup;
const port = parentPort!;
const contest = new Contest(setup, findGame(setup.game)!);

port.on('message', async (order: Order) => {
  if (order !== 'stop') return port.postMessage(await contest.playDeal(order));
  await contest.close();
  port.close();
});
