import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type CommandResult, runCommand } from './command.ts';
import { REPORTS } from './repository.ts';

/** A shell that runs its arguments, and writes what they and all that they started took to the file that is its name. */
const MEASURING_SHELL = '"$@"; code=$?; times > "$0"; exit "$code"';
/** Of `times`: minutes and seconds in programs and in the system. The second line is of what the shell has started. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

let commands = 0;

export interface MeasuredResult extends CommandResult {
  /** Unknown where there is no shell. */
  readonly processorSeconds: number | undefined;
}

/** Runs a command and tells how long processors worked on it, which hardly depends on what else they do. */
export async function runMeasured(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredResult> {
  if (process.platform === 'win32')
    return { ...(await runCommand(command, undefined, environment)), processorSeconds: undefined };
  const file = join(REPORTS, `times-${process.pid}-${commands++}`);
  try {
    const result = await runCommand(['sh', '-c', MEASURING_SHELL, file, ...command], undefined, environment);
    return { ...result, processorSeconds: readTimes(file) };
  } finally {
    rmSync(file, { force: true });
  }
}

function readTimes(file: string): number | undefined {
  try {
    return parseTimes(readFileSync(file, 'utf8'));
  } catch {
    // The shell itself was ended.
    return undefined;
  }
}

/** Seconds of all that a shell has started, as its command `times` writes them. */
export function parseTimes(text: string): number | undefined {
  const numbers = TIMES.exec(text)?.slice(1).map(Number);
  if (!numbers) return undefined;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = numbers;
  return 60 * (userMinutes + systemMinutes) + user + system;
}
