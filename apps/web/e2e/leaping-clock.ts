// Loaded before the server by tests that cannot wait for minutes: at SIGUSR2 ten of them have passed for it. What is due
// sooner than in a minute, such as a sign of life of a connection, keeps its time.
import process from 'node:process';

const LEAP_MS = 10 * 60_000;
const LONG_MS = 60_000;

interface LongTimer {
  readonly dueMs: number;
  readonly task: () => void;
}

const now = performance.now.bind(performance);
const [start, cancel] = [globalThis.setTimeout, globalThis.clearTimeout];
const longTimers = new Map<unknown, LongTimer>();
let passedMs = 0;

performance.now = () => now() + passedMs;

Object.assign(globalThis, {
  setTimeout(task: () => void, ms = 0) {
    const timer = start(() => {
      longTimers.delete(timer);
      task();
    }, ms);
    if (ms >= LONG_MS) longTimers.set(timer, { dueMs: performance.now() + ms, task });
    return timer;
  },
  clearTimeout(timer: NodeJS.Timeout | undefined) {
    longTimers.delete(timer);
    cancel(timer);
  },
});

process.on('SIGUSR2', () => {
  passedMs += LEAP_MS;
  for (const [timer, { dueMs, task }] of [...longTimers]) {
    if (dueMs > performance.now()) continue;
    clearTimeout(timer as NodeJS.Timeout);
    task();
  }
});
