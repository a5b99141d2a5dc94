import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureSlowness, slownessEnvironment } from './calibration.ts';
import { setUpChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { formatKept, keptRuns, type RepeatedRun, runLine } from './repeated-runs.ts';
import { git, REPORTS } from './repository.ts';
import { vitestCommand } from './steps.ts';
import { readTestReport } from './test-report.ts';

interface Repetition {
  readonly times: number;
  /** Parts of paths of test files, and other arguments of Vitest; all tests if there is none. */
  readonly patterns: readonly string[];
  progress(line: string): void;
}

/** Runs the tests of the browser again and again, as often as it has not yet on the tree as it is. */
export async function repeatBrowserTests({ times, patterns, progress }: Repetition): Promise<readonly RepeatedRun[]> {
  const problem = await setUpChromium();
  if (problem !== undefined) throw new Error(problem);
  const key = [treeDigest(), ...patterns].join(' ');
  const file = join(REPORTS, 'repeat.json');
  const runs = [...keptRuns(existsSync(file) ? readFileSync(file, 'utf8') : undefined, key)].slice(0, times);
  mkdirSync(REPORTS, { recursive: true });
  for (const [at, run] of runs.entries()) progress(`${runLine(run, at + 1, times)} (kept)`);
  // Built by the first run of this call, and the same for the others.
  for (let built = {}; runs.length < times; built = { CROWNHOLD_BUILT: '1' }) {
    const run = await runOnce(patterns, built);
    runs.push(run);
    writeFileSync(file, formatKept(key, runs));
    progress([runLine(run, runs.length, times), ...run.failures.map((failure) => `  ${failure}`)].join('\n'));
  }
  return runs;
}

async function runOnce(patterns: readonly string[], built: Readonly<Record<string, string>>): Promise<RepeatedRun> {
  const report = join(REPORTS, 'repeat-run.json');
  rmSync(report, { force: true });
  const slowness = await measureSlowness();
  const start = performance.now();
  const command = vitestCommand('e2e', report, patterns);
  const { ok, output } = await runCommand(command, undefined, { ...slownessEnvironment(slowness), ...built });
  const seconds = (performance.now() - start) / 1000;
  const { passed, failures } = readTestReport(report);
  // A run that dies, or fails outside of its tests, has not passed.
  if (!ok) writeFileSync(join(REPORTS, 'repeat-failed.log'), output);
  const broken = !ok && failures.length === 0 ? [`the run itself:\n${output.trim().slice(-2000)}`] : [];
  return { passed, failures: [...failures, ...broken], seconds, slowness };
}

/** Changes with every file of the tree. */
function treeDigest(): string {
  const tree = [git('rev-parse', 'HEAD'), git('diff', 'HEAD'), git('status', '--porcelain')].join('\0');
  return createHash('sha256').update(tree).digest('hex').slice(0, 16);
}
