import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/** Builds the page as it is shipped, once before all tests of a browser; CROWNHOLD_BUILT says that it was just built. */
export function setup(): void {
  if (process.env['CROWNHOLD_BUILT']) return;
  execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
    cwd: dirname(import.meta.dirname),
    // Vitest names its own, and then another page would be built.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
