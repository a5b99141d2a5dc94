// Holds every import against the table of arrow-table.ts.
import process from 'node:process';
import { canaryProblems } from './arrow-canary.ts';
import { cruiseTree } from './arrow-cruise.ts';
import { ARROWS, PAGE_FOLDERS, PAGE_REGISTRIES, SERVER_ROOMS } from './arrow-table.ts';
import { listFiles, ROOT } from './repository.ts';

const FOLDERS = ['packages', 'apps', 'scripts', 'bench'];
// The last has dependencies of its own.
const APART = ['scripts/fixtures', 'bench/.peers', 'bench/peers', 'apps/web/dist', 'apps/web/fonts'];

const problems = await canaryProblems();
const { modules, breaches } = await cruiseTree(ROOT, FOLDERS, { exclude: APART.map((folder) => `^${folder}/`) });
problems.push(...breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`));

const code = FOLDERS.flatMap((folder) => ['ts', 'tsx', 'mjs'].map((ending) => `${folder}/*.${ending}`));
const unseen = listFiles(...code, ...APART.map((folder) => `:!:${folder}`)).filter((file) => !modules.has(file));
problems.push(...unseen.map((file) => `${file}: not seen, so nothing guards its imports`));
const rows = [
  ...ARROWS.map(({ folder }) => folder),
  ...[...Object.keys(PAGE_FOLDERS), ...PAGE_REGISTRIES].map((path) => `apps/web/src/${path}`),
  ...Object.keys(SERVER_ROOMS).map((room) => `apps/server/src/${room}`),
];
const isDead = (row: string) => ![...modules].some((file) => file === row || file.startsWith(`${row}/`));
problems.push(...rows.filter(isDead).map((row) => `${row}: in the table, but there is nothing`));
if (modules.size === 0) problems.push('not one module seen');

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
