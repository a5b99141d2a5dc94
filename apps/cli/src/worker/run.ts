import { join } from 'node:path';
import type { ExitCode } from '../exit-code.ts';
import { runProgram } from '../run-program.ts';

const WORKER = join(import.meta.dirname, '../../../server/src/worker-main.ts');

/** Runs a worker until it ends. */
export function work(): Promise<ExitCode> {
  return runProgram(WORKER, []);
}
