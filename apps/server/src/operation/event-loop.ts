import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
/** What the histogram shows is of this long, or of up to twice as long. */
const WINDOW_MS = 10_000;
const NANOSECONDS = 1e6;

export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** How long everything waits for the main thread. */
export class EventLoop {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #before: LoopDelay = { p99Ms: 0, maxMs: 0 };

  constructor() {
    this.#histogram.enable();
    this.#timer = setInterval(() => {
      this.#before = this.#read();
      this.#histogram.reset();
    }, WINDOW_MS).unref();
  }

  /** Of the last seconds, beyond what the measuring itself waits. */
  delay(): LoopDelay {
    const now = this.#read();
    const { p99Ms, maxMs } = this.#before;
    return { p99Ms: Math.max(p99Ms, now.p99Ms), maxMs: Math.max(maxMs, now.maxMs) };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #read(): LoopDelay {
    const beyond = (nanoseconds: number) =>
      Math.max(0, Math.round(10 * (nanoseconds / NANOSECONDS - RESOLUTION_MS)) / 10);
    if (this.#histogram.count === 0) return { p99Ms: 0, maxMs: 0 };
    return { p99Ms: beyond(this.#histogram.percentile(99)), maxMs: beyond(this.#histogram.max) };
  }
}
