import process from 'node:process';

/**
 * How long a test waits for another process in vain: told by vitest.config.ts, which knows how busy the machine is. Claims are not told, and run on
 * machines that are as busy as they like.
 */
const WAIT_MS = Number(process.env['CROWNHOLD_WAIT_MS'] ?? 600_000);

/** The same promise with a limit that says what was waited for. */
export async function within<T>(what: string, promise: Promise<T>, limitMs = WAIT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`waited ${limitMs} ms for ${what}`)), limitMs);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
