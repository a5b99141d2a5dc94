import process from 'node:process';
import { CHECKS, failedNames, runSteps } from './steps.ts';

const failed = failedNames(await runSteps(CHECKS));
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
