import { mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type CommandResult, runCommand } from './command.ts';
import { REPORTS } from './repository.ts';

/**
 * A shell that runs the arguments behind the second, in a control group if the first names one, and writes what they and all that they started and
 * waited for took to the file that is its name.
 */
const MEASURING_SHELL = '[ -z "$1" ] || echo $$ > "$1/cgroup.procs"; shift; "$@"; code=$?; times > "$0"; exit "$code"';
/** Of `times`: minutes and seconds in programs and in the system. The second line is of what the shell has started. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** Where Linux counts for a group of processes, also for those that nobody waited for, such as the pages of a browser. Root may make a group. */
const CONTROL_GROUPS = [
  { folder: '/sys/fs/cgroup/cpuacct', file: 'cpuacct.usage', pattern: /^(\d+)/, unit: 1e9 },
  { folder: '/sys/fs/cgroup', file: 'cpu.stat', pattern: /^usage_usec (\d+)/, unit: 1e6 },
] as const;

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
  const file = join(REPORTS, `times-${process.pid}-${commands}`);
  const group = createGroup(`crownhold-${process.pid}-${commands++}`);
  try {
    const shell = ['sh', '-c', MEASURING_SHELL, file, group?.folder ?? ''] as const;
    const result = await runCommand([...shell, ...command], undefined, environment);
    return { ...result, processorSeconds: group?.seconds() ?? readTimes(file) };
  } finally {
    group?.remove();
    rmSync(file, { force: true });
  }
}

interface ControlGroup {
  readonly folder: string;
  seconds(): number | undefined;
  remove(): void;
}

function createGroup(name: string): ControlGroup | undefined {
  for (const { folder: parent, file, pattern, unit } of CONTROL_GROUPS) {
    const folder = join(parent, name);
    const read = () => Number(pattern.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? Number.NaN) / unit;
    const remove = () => attempt(() => rmdirSync(folder));
    const isCounted = attempt(() => {
      mkdirSync(folder);
      return Number.isFinite(read());
    });
    if (isCounted) return { folder, seconds: () => attempt(read), remove };
    remove();
  }
  return undefined;
}

/** Nothing where the system does not allow it. */
function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

function readTimes(file: string): number | undefined {
  // None if the shell itself was ended.
  return attempt(() => parseTimes(readFileSync(file, 'utf8')));
}

/** Seconds of all that a shell has started, as its command `times` writes them. */
export function parseTimes(text: string): number | undefined {
  const numbers = TIMES.exec(text)?.slice(1).map(Number);
  if (!numbers) return undefined;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = numbers;
  return 60 * (userMinutes + systemMinutes) + user + system;
}
