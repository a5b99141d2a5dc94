import type { Timers } from '../ports/timers.ts';

/** Tasks that are done again and again until they are stopped, each only once at a time. */
export class Repeats {
  readonly #timers: Timers;
  readonly #cancel = new Map<object, () => void>();
  #isStopped = false;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Returns the task, to be done at once too. */
  every(everyMs: number, task: () => Promise<void>): () => Promise<void> {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await task();
      } finally {
        isRunning = false;
      }
    };
    const plan = () => {
      if (this.#isStopped) return;
      const cancel = this.#timers.after(everyMs, () => {
        void run();
        plan();
      });
      this.#cancel.set(run, cancel);
    };
    plan();
    return run;
  }

  stop(): void {
    this.#isStopped = true;
    for (const cancel of this.#cancel.values()) cancel();
  }
}
