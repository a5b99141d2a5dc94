import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** A program of the system that tests start. */
export interface Program {
  readonly command: string;
  /** Commands that do as well. */
  readonly others?: readonly string[];
  /** Debian's package. */
  readonly package: string;
  /** What tests do with it. */
  readonly why: string;
}

/** Programs besides the browser. */
export const PROGRAMS: readonly Program[] = [
  { command: 'postgres', package: 'postgresql', why: 'keeps the tables of servers with several nodes' },
  { command: 'initdb', package: 'postgresql', why: 'makes its databases' },
  { command: 'redis-server', others: ['valkey-server'], package: 'redis-server', why: 'carries hints between nodes' },
  { command: 'nginx', package: 'nginx', why: 'stands in front of a server' },
  { command: 'caddy', package: 'caddy', why: 'reads the recipes of docs/' },
  { command: 'python3', package: 'python3', why: 'runs the bots of examples/ and the second verifier' },
  { command: 'strace', package: 'strace', why: 'shows that what a server acknowledges is on the disk' },
];

/** Debian keeps the programs of PostgreSQL in folders of their versions. */
const APART = '/usr/lib/postgresql/*/bin';

export function isInstalled({ command, others = [] }: Program): boolean {
  return findOnPath(command, ...others) !== undefined;
}

/** The first of these commands that is there. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...globSync(APART).sort().reverse()];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
