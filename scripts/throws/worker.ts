import { parentPort } from 'node:worker_threads';
import { type Share, tallyThrows } from './tally.ts';

// Shares come from thread-pool.ts alone.
parentPort?.on('message', async (share: Share) => parentPort?.postMessage(await tallyThrows(share)));
