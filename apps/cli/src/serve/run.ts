import { join } from 'node:path';
import type { ExitCode } from '../exit-code.ts';
import { runProgram } from '../run-program.ts';

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
  return runProgram(SERVER, args);
}
