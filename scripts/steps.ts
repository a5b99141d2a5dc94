import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runMeasured } from './processor-time.ts';
import { REPORTS } from './repository.ts';
import type { Part, PartTime } from './test-budget.ts';
import type { TestKind } from './test-limits.ts';
import { type FileTime, readTestReport } from './test-report.ts';

interface Step {
  readonly name: string;
  readonly part: Part;
  readonly command: readonly [string, ...string[]];
  /** Where the command leaves the results of its tests. */
  readonly report?: string;
}

/** Steps that run one after another. */
type Lane = readonly Step[];

export interface StepResult extends PartTime {
  readonly name: string;
  readonly ok: boolean;
  readonly testsPassed: number;
  /** A failed step counts at least one, also when it is not about tests or died before the first. */
  readonly testsFailed: number;
  /** Names of tests that did not run. */
  readonly skipped: readonly string[];
  readonly files: readonly FileTime[];
}

/** Files of a kind that run at once: pages and processes wait more than they work, the others share what they have loaded. */
const WORKERS: Readonly<Record<TestKind, number>> = { unit: 1, claims: 2, int: 3, e2e: 3 };

const CHECKS: Lane = [
  { name: 'format and lint', part: 'checks', command: ['biome', 'check', '--error-on-warnings', '.'] },
  script('types'),
  script('purity'),
  script('arrows'),
  { name: 'dead code', part: 'checks', command: ['knip'] },
  script('addresses'),
];

/** Every commit passes these. */
export const CHECK_LANES: readonly Lane[] = [
  CHECKS,
  [tests('unit'), script('citations', '--without-claims', reportOf('unit'))],
];

/**
 * Everything: the checks, and the tests that take longer, or need disk, socket, database or browser. Pages wait more than they work, so the rest
 * runs beside them: together the lanes keep two cores busy.
 */
export const TEST_LANES: readonly Lane[] = [
  [tests('e2e')],
  [...CHECKS, tests('unit'), tests('claims'), script('citations', reportOf('unit'), reportOf('claims')), tests('int')],
];

const NO_TESTS = { passed: 0, failed: 0, skipped: [], reasons: [], files: [] } as const;

/** Runs all steps, one line each; of those that fail it shows the tests that failed, or the output where there are none. */
export async function runLanes(
  lanes: readonly Lane[],
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly StepResult[]> {
  mkdirSync(REPORTS, { recursive: true });
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const done: StepResult[] = [];
      for (const step of lane) done.push(await runStep(step, environment));
      return done;
    }),
  );
  return results.flat();
}

export function failedNames(results: readonly StepResult[]): string[] {
  return results.filter((result) => !result.ok).map((result) => result.name);
}

async function runStep(
  { name, part, command, report }: Step,
  environment: Readonly<Record<string, string>>,
): Promise<StepResult> {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output, processorSeconds } = await runMeasured(command, environment);
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed, skipped, reasons, files } = report ? readTestReport(report) : NO_TESTS;
  const counts = report ? `${passed} passed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}` : '';
  const line = `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s  ${counts}`;
  const told = reasons.length > 0 ? reasons.join('\n\n') : output.trim();
  process.stdout.write(ok ? `${line.trimEnd()}\n` : `${line.trimEnd()}\n\n${told}\n\n`);
  const testsFailed = ok ? 0 : Math.max(1, failed);
  return { name, part, ok, seconds, processorSeconds, testsPassed: passed, testsFailed, skipped, files };
}

function script(name: string, ...args: readonly string[]): Step {
  return { name, part: 'checks', command: [process.execPath, `scripts/${name}.ts`, ...args] };
}

function tests(kind: TestKind): Step {
  const report = reportOf(kind);
  return { name: `${kind} tests`, part: kind, command: vitestCommand(kind, report), report };
}

/** Runs the tests of a kind, or those of them whose path has one of the patterns. */
export function vitestCommand(
  kind: TestKind,
  report: string,
  patterns: readonly string[] = [],
): readonly [string, ...string[]] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', '--project', kind, ...reporters, `--maxWorkers=${WORKERS[kind]}`, ...patterns];
}

export function reportOf(kind: TestKind): string {
  return join(REPORTS, `${kind}.json`);
}
