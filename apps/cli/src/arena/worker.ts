import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@crownhold/games';
import { Contest, type ContestTask } from './contest.ts';

/** The number of a deal to play, or that all is done. */
export type Order = number | 'stop';

// Data and orders come from thread-pool.ts alone.
const task = workerData as ContestTask;
const port = parentPort!;
const contest = new Contest(task, findGame(task.setup.game)!, (line) => port.postMessage(line));

port.on('message', async (order: Order) => {
  if (order !== 'stop') return port.postMessage(await contest.playDeal(order));
  await contest.close();
  port.close();
});
