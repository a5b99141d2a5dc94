import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const PROGRAM = join(import.meta.dirname, '../bin/crownhold.mjs');

// The language of whoever runs the tests must not matter.
const ENVIRONMENT = { ...process.env, LC_ALL: 'C' };

/** Runs the real program to its end. */
export function crownhold(args: readonly string[], input = '', environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    env: { ...ENVIRONMENT, ...environment },
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** The same for the one line of JSON it prints. */
export function crownholdJson(args: readonly string[], input = '') {
  const { code, stdout } = crownhold([...args, '--json'], input);
  return { code, json: JSON.parse(stdout) as unknown };
}
