import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './repository.ts';

export interface TestOutcome {
  readonly title: string;
  readonly passed: boolean;
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestOutcome[];
  /** File and full name of every test that failed. */
  readonly failures: readonly string[];
  readonly files: readonly FileTime[];
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

/** A run that found no tests, or died early, leaves no report. */
export function readTestReport(path: string): TestReport {
  if (!existsSync(path)) return { passed: 0, failed: 0, tests: [], failures: [], files: [] };
  // Written by the Vitest pinned in package.json a moment ago: trusted.
  const json = JSON.parse(readFileSync(path, 'utf8')) as VitestJson;
  const tests = json.testResults.flatMap((file) =>
    file.assertionResults.map(({ title, status }) => ({ title, passed: status === 'passed' })),
  );
  const failures = json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  );
  const files = json.testResults.map(({ name, startTime, endTime }) => {
    return { file: relative(ROOT, name), seconds: (endTime - startTime) / 1000 };
  });
  return { passed: json.numPassedTests, failed: json.numFailedTests, tests, failures, files };
}

/** The files that took longest, the longest first. */
export function slowestFiles(files: readonly FileTime[], count: number): readonly FileTime[] {
  return [...files].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}
