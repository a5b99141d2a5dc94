import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const PROGRAM = join(import.meta.dirname, '../bin/crownhold.mjs');

/** Runs the real program to its end. */
export function crownhold(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { input, encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

/** The same for the one line of JSON it prints. */
export function crownholdJson(args: readonly string[], input = '') {
  const { code, stdout } = crownhold([...args, '--json'], input);
  return { code, json: JSON.parse(stdout) as unknown };
}
