import { existsSync, readFileSync } from 'node:fs';

export interface TestOutcome {
  readonly title: string;
  readonly passed: boolean;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestOutcome[];
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** A run that found no tests, or died early, leaves no report. */
export function readTestReport(path: string): TestReport {
  if (!existsSync(path)) return { passed: 0, failed: 0, tests: [] };
  // Written by the Vitest pinned in package.json a moment ago: trusted.
  const json = JSON.parse(readFileSync(path, 'utf8')) as VitestJson;
  const tests = json.testResults.flatMap((file) =>
    file.assertionResults.map(({ title, status }) => ({ title, passed: status === 'passed' })),
  );
  return { passed: json.numPassedTests, failed: json.numFailedTests, tests };
}
