import process from 'node:process';

/** Shuts down on SIGINT and SIGTERM; the same signal again ends the process at once. */
export function shutDownOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}
