import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
  /** File and full name of every test that did not run. */
  readonly skipped: readonly string[];
  /** File and full name of every test that failed. */
  readonly failures: readonly string[];
  /** The same with the reason, and files that could not be run at all: what somebody reads who has nothing but the log. */
  readonly reasons: readonly string[];
  readonly files: readonly FileTime[];
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself could not be run; empty if it could. */
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

type FileResult = VitestJson['testResults'][number];

/** Lines of a reason that are shown: its first sentence, the difference and the place. */
const REASON_LINES = 24;

/** A run that found no tests, or died early, leaves no report. */
export function readTestReport(path: string): TestReport {
  if (!existsSync(path)) return { passed: 0, failed: 0, tests: [], skipped: [], failures: [], reasons: [], files: [] };
  // Written by the Vitest pinned in package.json a moment ago: trusted.
  const json = JSON.parse(readFileSync(path, 'utf8')) as VitestJson;
  const tests = json.testResults.flatMap((file) =>
    file.assertionResults.map(({ title, status }) => ({ title, passed: status === 'passed' })),
  );
  const failed = json.testResults.flatMap(failedTests);
  const files = json.testResults.map(({ name, startTime, endTime }) => {
    return { file: relative(ROOT, name), seconds: (endTime - startTime) / 1000 };
  });
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    tests,
    skipped: json.testResults.flatMap(skippedTests),
    failures: failed.map(({ title }) => title),
    reasons: [...failed.map(({ title, reason }) => `${title}\n${reason}`), ...json.testResults.flatMap(brokenFile)],
    files,
  };
}

function failedTests({ name, assertionResults }: FileResult): readonly { title: string; reason: string }[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => {
      return { title: `${relative(ROOT, name)}: ${fullName}`, reason: shortened(failureMessages.join('\n')) };
    });
}

function skippedTests({ name, assertionResults }: FileResult): readonly string[] {
  const skipped = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return skipped.map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`);
}

function brokenFile({ name, status, message, assertionResults }: FileResult): readonly string[] {
  const isBroken = status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
  return isBroken ? [`${relative(ROOT, name)}: the file itself\n${shortened(message)}`] : [];
}

function shortened(reason: string): string {
  const lines = stripVTControlCharacters(reason).split('\n');
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, REASON_LINES)
    .join('\n');
}

/** The files that took longest, the longest first. */
export function slowestFiles(files: readonly FileTime[], count: number): readonly FileTime[] {
  return [...files].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}
