import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from './command.ts';
import { REPORTS } from './repository.ts';
import { readTestReport } from './test-report.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the command leaves the results of its tests. */
  readonly report?: string;
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly testsPassed: number;
  /** A failed step counts at least one, also when it is not about tests or died before the first. */
  readonly testsFailed: number;
}

const UNIT_REPORT = join(REPORTS, 'unit.json');
const INT_REPORT = join(REPORTS, 'int.json');
const E2E_REPORT = join(REPORTS, 'e2e.json');

/** Every commit passes these. */
export const CHECKS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  script('types'),
  script('purity'),
  script('arrows'),
  { name: 'dead code', command: ['knip'] },
  script('addresses'),
  { name: 'unit tests', command: vitest('unit', UNIT_REPORT), report: UNIT_REPORT },
  script('citations', UNIT_REPORT),
];

/** The checks, and the tests that need disk, socket, database or browser. */
export const TESTS: readonly Step[] = [
  ...CHECKS,
  { name: 'int tests', command: [...vitest('int', INT_REPORT), '--passWithNoTests'], report: INT_REPORT },
  script('browser'),
  {
    name: 'e2e tests',
    // One browser at a time: two would wait for each other's processor.
    command: [...vitest('e2e', E2E_REPORT), '--no-file-parallelism'],
    report: E2E_REPORT,
  },
];

/** Runs all steps, one line each; shows the output of those that fail. */
export async function runSteps(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

export function failedNames(results: readonly StepResult[]): string[] {
  return results.filter((result) => !result.ok).map((result) => result.name);
}

async function runStep({ name, command, report }: Step): Promise<StepResult> {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output } = await runCommand(command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = report ? readTestReport(report) : { passed: 0, failed: 0 };
  const note = report ? `${tests.passed} passed` : '';
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.padStart(5)} s  ${note}`.trimEnd());
  process.stdout.write(ok ? '\n' : `\n\n${output.trim()}\n\n`);
  return { name, ok, testsPassed: tests.passed, testsFailed: ok ? 0 : Math.max(1, tests.failed) };
}

function script(name: string, ...args: readonly string[]): Step {
  return { name, command: [process.execPath, `scripts/${name}.ts`, ...args] };
}

function vitest(project: string, report: string): [string, ...string[]] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', '--project', project, ...reporters];
}
