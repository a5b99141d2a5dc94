// Plants each bug in a copy of the sources and counts how many seeds the simulation takes to find it.
// Usage: node apps/server/simulation/planted.ts [--dealers] [--most SEEDS] [NAME…]; prints a line of JSON for each.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CHEATING_DEALERS, PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';
import { copySources, plant } from './source-copy.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dealers: { type: 'boolean' },
    most: { type: 'string', default: '400' },
    first: { type: 'string', default: '1' },
  },
});
const list = values.dealers ? CHEATING_DEALERS : PLANTED_BUGS;
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

function tryBug(bug: PlantedBug): { readonly seeds: number; readonly invariant?: string } {
  const undo = [bug, ...(bug.more ?? [])].map((edit) => plant(folder, edit));
  try {
    const main = join(folder, 'apps/server/simulation/main.ts');
    const args = [main, values.first, values.most, '--once'];
    const run = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    const last = run.stdout.trim().split('\n').at(-1) ?? '';
    if (!last.startsWith('{')) throw new Error(`${run.stdout}\n${run.stderr}`);
    // Written by main.ts.
    const { broken, invariant } = JSON.parse(last) as { readonly broken?: number; readonly invariant?: string };
    const seeds = broken === undefined ? Number(values.most) : broken - Number(values.first) + 1;
    return { seeds, ...(invariant !== undefined && { invariant }) };
  } finally {
    for (const restore of undo.reverse()) restore();
  }
}
