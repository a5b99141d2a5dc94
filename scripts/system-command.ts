// Makes sure that commands of the system are there. Usage: node scripts/system-command.ts NAME…
import { globSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { findOnPath } from './chromium.ts';
import { runCommand } from './command.ts';

/** Packages of Debian whose name is not that of the command, and commands that do as well. */
const PACKAGES: Readonly<Record<string, string>> = { postgres: 'postgresql', initdb: 'postgresql' };
const OTHERS: Readonly<Record<string, readonly string[]>> = { 'redis-server': ['valkey-server'] };

for (const name of process.argv.slice(2)) {
  const problem = await setUp(name);
  if (problem === undefined) continue;
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}

/** Installs the package of a command where it is missing. Returns what is wrong, if anything is. */
async function setUp(name: string): Promise<string | undefined> {
  if (isThere(name)) return undefined;
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) return `The command ${name} is missing. Install it.`;
  const update = await runCommand(['apt-get', 'update']);
  const install = await runCommand(['apt-get', 'install', '--yes', '--no-install-recommends', PACKAGES[name] ?? name]);
  if (isThere(name)) return undefined;
  return `The command ${name} is missing, and apt-get does not install it:\n${update.output}${install.output}`;
}

function isThere(name: string): boolean {
  // Debian keeps the programs of PostgreSQL in folders of their versions.
  process.env['PATH'] = [process.env['PATH'], ...globSync('/usr/lib/postgresql/*/bin')].join(delimiter);
  return findOnPath(name, ...(OTHERS[name] ?? [])) !== undefined;
}
