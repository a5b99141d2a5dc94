// Type-checks every project with TypeScript 7, and makes sure that no file is left out of all of them.
import { globSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import process from 'node:process';
import { listFiles, REPORTS, ROOT } from './repository.ts';
import { runTsc } from './tsc.ts';

const PROJECTS = globSync(['tsconfig*.json', '{packages,apps}/*/tsconfig*.json', '{scripts,bench}/tsconfig.json'], {
  cwd: ROOT,
}).filter((path) => path !== 'tsconfig.base.json');

async function checkProject(project: string): Promise<{ files: string[]; problems: string[] }> {
  // What was right and has not changed since is not checked again.
  const memory = join(REPORTS, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const flags = ['--incremental', '--tsBuildInfoFile', memory, '--listFiles', '--pretty', 'false'];
  const { ok, output } = await runTsc('-p', project, ...flags);
  const lines = output.split('\n').filter((line) => line !== '');
  const problems = lines.filter((line) => !isAbsolute(line));
  if (!ok && problems.length === 0) problems.push(`${project}: tsc failed without a word`);
  return { files: lines.filter((line) => isAbsolute(line)).map((line) => relative(ROOT, line)), problems };
}

const results = await Promise.all(PROJECTS.map(checkProject));
const checked = new Set(results.flatMap((result) => result.files));
const problems = new Set(results.flatMap((result) => result.problems));
// The example of the library is checked where the library is installed (packing.e2e.test.ts).
for (const file of listFiles('*.ts', '*.tsx', ':!:scripts/fixtures', ':!:examples/engine')) {
  if (!checked.has(file)) problems.add(`${file}: belongs to no tsconfig, so nothing checks its types`);
}

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.size > 0 ? 1 : 0;
