import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Where Debian keeps the programs of PostgreSQL, which are not on the path. */
const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin';

/** The first program of these names. Tests that name one are skipped where it is missing (scripts/needed-programs.ts); `npm run programs` installs it. */
export function findProgram(...names: readonly string[]): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...globSync(POSTGRES_FOLDERS).sort().reverse()];
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (found === undefined)
    throw new Error(`The command ${names.join(' or ')} is missing. Install it: npm run programs.`);
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
