import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './repository.ts';
import { readTestReport, slowestFiles } from './test-report.ts';

it('the slowest files come first, and no more than wanted', () => {
  const files = [3, 40, 1, 7].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestFiles(files, 2).map(({ file }) => file)).toEqual(['40.test.ts', '7.test.ts']);
  expect(slowestFiles(files, 9)).toHaveLength(4);
});

it('a report says of every failed test and every broken file why, in few lines', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crownhold-report-'));
  const path = join(folder, 'unit.json');
  const test = (title: string, status: string, ...failureMessages: readonly string[]) => {
    return { title, fullName: title, status, failureMessages };
  };
  const reason = [
    '\u001b[31mAssertionError: 1 is not 2\u001b[39m',
    'at node_modules/vitest',
    ...Array(99).fill('at x'),
  ];
  await writeFile(
    path,
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          ...file('a.test.ts'),
          assertionResults: [test('adds', 'failed', reason.join('\n')), test('takes', 'passed')],
        },
        { ...file('b.test.ts'), message: 'SyntaxError: no such export', assertionResults: [] },
      ],
    }),
  );
  const { failures, reasons } = readTestReport(path);
  expect(failures).toEqual(['a.test.ts: adds']);
  expect(reasons).toHaveLength(2);
  expect(reasons[0]).toMatch(/^a\.test\.ts: adds\nAssertionError: 1 is not 2\nat x/u);
  expect(reasons[0]?.split('\n').length).toBeLessThan(30);
  expect(reasons[1]).toBe('b.test.ts: the file itself\nSyntaxError: no such export');
  await rm(folder, { recursive: true });
});

function file(name: string) {
  return { name: join(ROOT, name), status: 'failed', message: '', startTime: 0, endTime: 1 };
}
