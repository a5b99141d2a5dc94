import process from 'node:process';

/** How long a test waits in vain: told by vitest.config.ts, which knows how busy the machine is. */
export const WAIT_MS = Number(process.env['CROWNHOLD_WAIT_MS'] ?? 30_000);

/** Ends a whole game that hangs; some take longer than most tests, on a machine that is busy as well. */
export const GAME_MS = 14 * WAIT_MS;
