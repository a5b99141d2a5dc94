export interface Timers {
  /** Runs the task once, not before the delay is over; the returned function calls it off. */
  after(delayMs: number, task: () => void): () => void;
  /** Lets everything else that waits have its turn. */
  pause(): Promise<void>;
}
