import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from './command.ts';
import { REPORTS } from './repository.ts';
import type { Part } from './test-budget.ts';
import type { TestKind } from './test-limits.ts';
import { type FileTime, readTestReport } from './test-report.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the command leaves the results of its tests. */
  readonly report?: string;
}

/** Steps that run one after another. */
type Lane = readonly Step[];

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly testsPassed: number;
  /** A failed step counts at least one, also when it is not about tests or died before the first. */
  readonly testsFailed: number;
  readonly files: readonly FileTime[];
}

// Lanes run side by side: arrows and dead code use one core each, types and lint all of them.
const CHECKS: readonly Lane[] = [
  [{ name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] }, script('types')],
  [script('purity'), script('arrows'), { name: 'dead code', command: ['knip'] }, script('addresses')],
];

/** Every commit passes these. */
export const CHECK_LANES: readonly Lane[] = [
  ...CHECKS,
  [tests('unit'), script('citations', '--without-claims', reportOf('unit'))],
];

/** What a server with several nodes needs. */
const SERVERS = ['postgres', 'initdb', 'redis-server'];
/** What stands before a server, and what the bots of the examples are written in. */
const PROGRAMS = ['nginx', 'caddy', 'python3'];

/** Everything: the checks, and the tests that take longer, or need disk, socket, database or browser. */
export const TEST_PARTS: readonly { readonly part: Part; readonly lanes: readonly Lane[] }[] = [
  { part: 'checks', lanes: CHECKS },
  { part: 'unit', lanes: [[tests('unit')]] },
  {
    part: 'claims',
    lanes: [
      [
        script('system-command', 'strace', ...SERVERS),
        tests('claims'),
        script('citations', reportOf('unit'), reportOf('claims')),
      ],
    ],
  },
  { part: 'int', lanes: [[script('system-command', ...SERVERS, ...PROGRAMS), tests('int')]] },
  { part: 'e2e', lanes: [[script('browser'), tests('e2e')]] },
];

const NO_TESTS = { passed: 0, failed: 0, reasons: [], files: [] } as const;

/** Runs all steps, one line each; of those that fail it shows the tests that failed, or the output where there are none. */
export async function runLanes(
  lanes: readonly Lane[],
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly StepResult[]> {
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
  { name, command, report }: Step,
  environment: Readonly<Record<string, string>>,
): Promise<StepResult> {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output } = await runCommand(command, undefined, environment);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { passed, failed, reasons, files } = report ? readTestReport(report) : NO_TESTS;
  const line = `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.padStart(5)} s  ${report ? `${passed} passed` : ''}`;
  const told = reasons.length > 0 ? reasons.join('\n\n') : output.trim();
  process.stdout.write(ok ? `${line.trimEnd()}\n` : `${line.trimEnd()}\n\n${told}\n\n`);
  return { name, ok, testsPassed: passed, testsFailed: ok ? 0 : Math.max(1, failed), files };
}

function script(name: string, ...args: readonly string[]): Step {
  return { name, command: [process.execPath, `scripts/${name}.ts`, ...args] };
}

function tests(kind: TestKind): Step {
  const report = reportOf(kind);
  return { name: `${kind} tests`, command: vitestCommand(kind, report), report };
}

/** Runs the tests of a kind, or those of them whose path has one of the patterns. */
export function vitestCommand(
  kind: TestKind,
  report: string,
  patterns: readonly string[] = [],
): readonly [string, ...string[]] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Pages and processes wait more than they work: three files at once take little longer than two, on two cores as well.
  const flags = kind === 'e2e' || kind === 'int' ? ['--maxWorkers=3'] : [];
  return ['vitest', 'run', '--project', kind, ...reporters, ...flags, ...patterns];
}

function reportOf(kind: TestKind): string {
  return join(REPORTS, `${kind}.json`);
}
