// Plants each bug in a copy of the sources and counts how many seeds the simulation takes to find it.
// Usage: node apps/server/simulation/planted.ts [--dealers | --migrations] [--most SEEDS] [NAME…]; prints a line of JSON for each.
// A seed of a migration is a database of a few games.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CHEATING_DEALERS, LOSSY_MIGRATIONS, PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';
import { copySources, plant } from './source-copy.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dealers: { type: 'boolean' },
    migrations: { type: 'boolean' },
    most: { type: 'string', default: '400' },
    first: { type: 'string', default: '1' },
  },
});
const list = values.migrations ? LOSSY_MIGRATIONS : values.dealers ? CHEATING_DEALERS : PLANTED_BUGS;
const GAMES_A_MIGRATION = 6;
const chosen = list.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const folder = copySources();
let isMissed = chosen.length === 0;
try {
  for (const bug of chosen) {
    const found = tryBug(bug);
    isMissed ||= found.invariant === undefined;
    process.stdout.write(`${JSON.stringify({ name: bug.name, ...found })}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = isMissed ? 1 : 0;

interface Found {
  readonly seeds: number;
  readonly invariant?: string;
}

function tryBug(bug: PlantedBug): Found {
  const undo = [bug, ...(bug.more ?? [])].map((edit) => plant(folder, edit));
  try {
    return values.migrations ? tryMigrations() : trySeeds();
  } finally {
    for (const restore of undo.reverse()) restore();
  }
}

function trySeeds(): Found {
  // Written by main.ts.
  const last = lastLine(run('apps/server/simulation/main.ts', values.first, values.most, '--once').stdout);
  const { broken, invariant } = JSON.parse(last) as { readonly broken?: number; readonly invariant?: string };
  const seeds = broken === undefined ? Number(values.most) : broken - Number(values.first) + 1;
  return { seeds, ...(invariant !== undefined && { invariant }) };
}

function tryMigrations(): Found {
  for (let seeds = 1; seeds <= Number(values.most); seeds++) {
    const seed = String(Number(values.first) + seeds - 1);
    const { status, stdout } = run('apps/server/claims/main.ts', 'migration', seed, String(GAMES_A_MIGRATION));
    if (status !== 0) return { seeds, invariant: `every row is moved: ${stdout.split('\n')[0]}` };
  }
  return { seeds: Number(values.most) };
}

function run(file: string, ...args: readonly string[]) {
  const ran = spawnSync(process.execPath, [join(folder, file), ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (!lastLine(ran.stdout).startsWith('{')) throw new Error(`${ran.stdout}\n${ran.stderr}`);
  return ran;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
