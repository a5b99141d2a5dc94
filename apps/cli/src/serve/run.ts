import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { EXIT, type ExitCode } from '../exit-code.ts';

// A process of its own: no app imports another.
const SERVER = join(import.meta.dirname, '../../../server/src/main.ts');

export interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly site?: string;
}

/** Runs the server until it ends; signals are passed on to it. */
export function serve({ port, host, site }: ServeFlags): Promise<ExitCode> {
  const given = Object.entries({ port, host, site }).filter(([, value]) => value !== undefined);
  const args = given.flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(process.execPath, [SERVER, ...args], { stdio: 'inherit' });
  const passOn = (signal: NodeJS.Signals) => void server.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('close', (code) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.off(signal, passOn);
      resolve(code === 0 ? EXIT.ok : EXIT.bad);
    });
  });
}
