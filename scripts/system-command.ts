// Makes sure that commands of the system are there. Usage: node scripts/system-command.ts NAME…
import process from 'node:process';
import { findOnPath } from './chromium.ts';
import { runCommand } from './command.ts';

for (const name of process.argv.slice(2)) {
  const problem = await setUp(name);
  if (problem === undefined) continue;
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}

/** Installs the package of the same name where the command is missing. Returns what is wrong, if anything is. */
async function setUp(name: string): Promise<string | undefined> {
  if (findOnPath(name)) return undefined;
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) return `The command ${name} is missing. Install it.`;
  const update = await runCommand(['apt-get', 'update']);
  const install = await runCommand(['apt-get', 'install', '--yes', '--no-install-recommends', name]);
  if (findOnPath(name)) return undefined;
  return `The command ${name} is missing, and apt-get does not install it:\n${update.output}${install.output}`;
}
