// Proves on a file full of impurities that a package can reach none of them: by compiler settings where these can
// say it, by lint rules otherwise. Each package is tried with its own tsconfig.
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { runCommand } from './command.ts';
import { REPORTS, ROOT } from './repository.ts';
import { runTsc } from './tsc.ts';

const FIXTURE = join(ROOT, 'scripts/fixtures/purity/impure.ts');
const UNKNOWN_NAMES = ['console', 'process', 'setTimeout', 'window'];

async function typeProblems(project: string): Promise<string[]> {
  const config = join(REPORTS, 'purity', `${basename(dirname(project))}.json`);
  const from = (path: string) => relative(dirname(config), path);
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: from(project), files: [from(FIXTURE)], include: [] }));
  const { output } = await runTsc('-p', config, '--pretty', 'false');
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  const names = errors.map((line) => /Cannot find name '(\w+)'/.exec(line)?.[1] ?? line).sort();
  if (names.join() === UNKNOWN_NAMES.join()) return [];
  return [`${relative(ROOT, project)}: expected the compiler not to know ${UNKNOWN_NAMES}; it complains of ${names}`];
}

interface BiomeJson {
  readonly diagnostics: readonly { readonly location: { readonly start: { readonly line: number } } }[];
}

// Biome ignores fixtures, so the file stands where a package's source would, in a folder with the same configuration.
async function lintProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-purity-'));
  try {
    const source = join(folder, 'packages/core/src/impure.ts');
    mkdirSync(dirname(source), { recursive: true });
    copyFileSync(FIXTURE, source);
    for (const file of ['biome.json', '.gitignore']) copyFileSync(join(ROOT, file), join(folder, file));
    const report = join(folder, 'report');
    const { output } = await runCommand(['biome', 'lint', '--reporter=json', `--reporter-file=${report}`], folder);
    if (!existsSync(report)) return [`biome left no report:\n${output}`];
    // Written by the Biome pinned in package.json: trusted.
    const { diagnostics } = JSON.parse(readFileSync(report, 'utf8')) as BiomeJson;
    const flagged = new Set(diagnostics.map((diagnostic) => diagnostic.location.start.line));
    const lines = readFileSync(FIXTURE, 'utf8').split('\n');
    const missed = lines.filter((line, index) => line.includes('// impure') && !flagged.has(index + 1));
    return missed.map((line) => `the linter lets a package say: ${line.trim()}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const packages = globSync('packages/*/tsconfig.json', { cwd: ROOT }).map((project) => join(ROOT, project));
const problems = (await Promise.all([...packages.map(typeProblems), lintProblems()])).flat();
if (packages.length === 0) problems.push('packages/ has no tsconfig.json to try');
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
