import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { EXIT, type ExitCode } from '../exit-code.ts';

// A process of its own: no app imports another.
const SERVER = join(import.meta.dirname, '../../../server/src/main.ts');
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

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
  const passOn = (signal: NodeJS.Signals) => {
    // Ctrl-C goes to all programs of a terminal, so the server has heard it; a second one would end it at once.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      resolve(code === 0 ? EXIT.ok : EXIT.bad);
    });
  });
}
