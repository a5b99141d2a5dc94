import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from './command.ts';
import { findOnPath } from './programs.ts';
import { vitestCommand } from './steps.ts';
import { readTestReport } from './test-report.ts';

it('tests whose program is missing are skipped by name, and the run passes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // What Vitest and its configuration need, and nothing else.
  for (const name of ['git', 'sh']) symlinkSync(findOnPath(name)!, join(folder, name));
  symlinkSync(process.execPath, join(folder, 'node'));
  const report = join(folder, 'report.json');
  const [program, ...args] = vitestCommand('int', report, ['apps/server/src/nginx.int.test.ts']);
  const vitest = join(import.meta.dirname, '../node_modules/.bin', program);
  const { ok, output } = await runCommand(['env', `PATH=${folder}`, vitest, ...args]);
  expect(ok, output).toBe(true);
  const { passed, skipped } = readTestReport(report);
  expect(passed).toBe(0);
  expect(skipped.length).toBeGreaterThan(0);
  for (const name of skipped) expect(name).toMatch(/^apps\/server\/src\/nginx\.int\.test\.ts: ./);
});
