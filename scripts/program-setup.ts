import process from 'node:process';
import { runCommand } from './command.ts';
import { findOnPath, isInstalled, type Program } from './programs.ts';

/** Says what is done, one line each. */
type Say = (line: string) => void;

/** Whether missing programs are installed, and the lines that say so beforehand. */
export interface SetupPlan {
  readonly installs: boolean;
  readonly lines: readonly string[];
}

/** Decides what happens to programs that are missing. */
export function planSetup(missing: readonly Program[], isAllowed: boolean): SetupPlan {
  if (missing.length === 0) return { installs: false, lines: [] };
  const packages = packagesOf(missing);
  const listed = missing.map(({ command, why }) => `  ${command}: ${why}`);
  if (isAllowed) {
    const intention = `Installing ${packages} by apt-get (CROWNHOLD_TEST_INSTALL=no leaves that to you), since tests start these programs:`;
    return { installs: true, lines: [intention, ...listed] };
  }
  const advice = `Tests that start programs which are missing are skipped. To run them: sudo apt-get install ${packages}`;
  return { installs: false, lines: [advice, ...listed] };
}

/** Root may, by Debian's apt-get, unless CROWNHOLD_TEST_INSTALL is `no`. */
export function mayInstall(): boolean {
  const isWanted = process.env['CROWNHOLD_TEST_INSTALL'] !== 'no';
  return isWanted && process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;
}

/** Installs what is missing, where that is allowed. Returns the programs that are missing after it. */
export async function setUpPrograms(programs: readonly Program[], say: Say): Promise<readonly Program[]> {
  const missing = programs.filter((program) => !isInstalled(program));
  const plan = planSetup(missing, mayInstall());
  for (const line of plan.lines) say(line);
  if (!plan.installs) return missing;
  const update = await runCommand(['apt-get', 'update']);
  const install = [
    'apt-get',
    'install',
    '--yes',
    '--no-install-recommends',
    ...packagesOf(missing).split(' '),
  ] as const;
  const { output } = await runCommand(install);
  const left = missing.filter((program) => !isInstalled(program));
  if (left.length > 0) say(`apt-get has not installed ${commandsOf(left)}:\n${update.output}${output}`);
  return left;
}

function commandsOf(programs: readonly Program[]): string {
  return programs.map(({ command }) => command).join(', ');
}

function packagesOf(programs: readonly Program[]): string {
  return [...new Set(programs.map((program) => program.package))].join(' ');
}
