import process from 'node:process';
import { failedNames, runSteps, TESTS } from './steps.ts';

const results = await runSteps(TESTS);
const failed = failedNames(results);
const testsPassed = results.reduce((sum, result) => sum + result.testsPassed, 0);
const testsFailed = results.reduce((sum, result) => sum + result.testsFailed, 0);
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
process.stdout.write(`${testsPassed} passed, ${testsFailed} failed\n`);
