import process from 'node:process';
import { measureSlowness, slownessEnvironment } from './calibration.ts';
import { failedNames, runLanes, type StepResult, TEST_PARTS } from './steps.ts';
import { budgetLines, type PartTime } from './test-budget.ts';
import { slowestFiles } from './test-report.ts';

const results: StepResult[] = [];
const times: PartTime[] = [];
let slowness = await measureSlowness();
for (const { part, lanes } of TEST_PARTS) {
  const before = slowness;
  const start = performance.now();
  results.push(...(await runLanes(lanes, slownessEnvironment(before))));
  const seconds = (performance.now() - start) / 1000;
  slowness = await measureSlowness();
  times.push({ part, seconds, slowness: Math.max(before, slowness) });
}

const files = results.flatMap((result) => result.files);
process.stdout.write('\nThe slowest files:\n');
for (const { file, seconds } of slowestFiles(files, 10))
  process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${file}\n`);
process.stdout.write(`\nTime and budget (scripts/test-budget.ts):\n${budgetLines(times).join('\n')}\n\n`);

const failed = failedNames(results);
const testsPassed = results.reduce((sum, result) => sum + result.testsPassed, 0);
const testsFailed = results.reduce((sum, result) => sum + result.testsFailed, 0);
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
process.stdout.write(`${testsPassed} passed, ${testsFailed} failed\n`);
