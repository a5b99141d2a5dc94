// Whole turns of the real server, beside boardgame.io's. Usage: npm run bench -- server [compare | grow [TABLES…] | archive]; without a part,
// all of them. Each part rewrites its figures in docs/bench-server.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { openArchive } from './server/archive.ts';
import { compare } from './server/compare.ts';
import { type Grown, grow } from './server/grow.ts';
import { formatReport, type Results } from './server/report.ts';

const ROOT = join(import.meta.dirname, '..');
const KEPT = join(ROOT, '.reports/bench-server.json');
const DOCUMENT = join(ROOT, 'docs/bench-server.md');
const SIZES = [10, 100, 1000, 5000, 10_000];
/** Where the highest rate is looked for. */
const SEARCHED = 5000;

const words = process.argv.slice(2).filter((word) => word !== 'server');
const numbers = words.map(Number).filter((size) => size > 0);
const sizes = numbers.length > 0 ? numbers : SIZES;
const PARTS: Readonly<Record<string, () => Promise<object>>> = {
  compare,
  archive: async () => ({ tables: await openArchive() }),
  grow: () => grow(sizes, [sizes.includes(SEARCHED) ? SEARCHED : Math.max(...sizes)]),
};
const chosen = Object.keys(PARTS).filter((part) => words.includes(part));

for (const part of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
  const before = loadavg()[0];
  const result = await PARTS[part]!();
  const circumstances = { node: process.versions.node, cores: availableParallelism(), load: [before, loadavg()[0]] };
  // Written by this program.
  const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Results) : {};
  const results = {
    ...kept,
    [part]: { ...result, ...circumstances, ...(part === 'grow' && mergeSizes(kept, result)) },
  };
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(results));
  const report = formatReport(results);
  writeFileSync(DOCUMENT, report);
  process.stdout.write(report);
}

/** Sizes that were measured by themselves stand beside those of other runs. */
function mergeSizes({ grow: kept }: Results, result: object): Pick<Grown, 'sizes'> {
  const { sizes } = result as Grown;
  const others = kept?.sizes.filter((old) => sizes.every(({ tables }) => tables !== old.tables)) ?? [];
  return { sizes: [...others, ...sizes].toSorted((one, other) => one.tables - other.tables) };
}
