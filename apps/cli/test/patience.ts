import process from 'node:process';

/** How long a test waits for another process in vain: told by vitest.config.ts, which knows how busy the machine is. */
export const WAIT_MS = Number(process.env['CROWNHOLD_WAIT_MS'] ?? 30_000);
