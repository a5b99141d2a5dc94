// Everything that can be checked: sets up the programs that tests start, then runs all lanes. Usage: npm test
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { measureSlowness, slownessEnvironment } from './calibration.ts';
import { wantedBrowser } from './chromium.ts';
import { setUpPrograms } from './program-setup.ts';
import { PROGRAMS } from './programs.ts';
import { REPORTS } from './repository.ts';
import type { RunSummary } from './run-log.ts';
import { failedNames, runLanes, TEST_LANES } from './steps.ts';
import { budgetLines, partTimes, sum } from './test-budget.ts';
import { slowestFiles } from './test-report.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const missing = await setUpPrograms([...wantedBrowser(), ...PROGRAMS], say);
const slowness = await measureSlowness();
const start = performance.now();
const results = await runLanes(TEST_LANES, slownessEnvironment(slowness));
const seconds = (performance.now() - start) / 1000;
const slownessAfter = await measureSlowness();

say('\nThe slowest files:');
const files = results.flatMap((result) => result.files);
for (const { file, seconds } of slowestFiles(files, 10)) say(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
say('\nTime by the clock and of processors (scripts/test-budget.ts):');
const times = partTimes(results);
for (const line of budgetLines(times, seconds, Math.max(slowness, slownessAfter))) say(line);
say('');

const skipped = results.flatMap((result) => result.skipped);
if (skipped.length > 0) {
  say(`Skipped, since ${missing.map(({ command }) => command).join(', ')} is missing:`);
  for (const name of skipped) say(`  ${name}`);
}
const failures = failedNames(results);
// Whoever reads only the verdict of a machine must not take skipped tests for passed ones.
if (skipped.length > 0 && process.env['CI']) failures.push('programs that tests need are missing');
if (failures.length > 0) {
  say(`Failed: ${failures.join(', ')}`);
  process.exitCode = 1;
}
const passed = sum(results.map((result) => result.testsPassed));
const failed = sum(results.map((result) => result.testsFailed));
const summary: RunSummary = {
  minutes: seconds / 60,
  processorMinutes: sum(times.map(({ processorSeconds = 0 }) => processorSeconds)) / 60,
  slowness: [slowness, slownessAfter],
  passed,
  failed,
  skipped: skipped.length,
  failures,
};
writeFileSync(join(REPORTS, 'run.json'), JSON.stringify(summary));
say(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
