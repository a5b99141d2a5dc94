import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps all cores busy until the returned function is called. */
export function startBusyLoops(): () => Promise<void> {
  const threads = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(threads.map((thread) => thread.terminate()));
  };
}
