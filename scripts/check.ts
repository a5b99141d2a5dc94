import process from 'node:process';
import { CHECK_LANES, failedNames, runLanes } from './steps.ts';

const failed = failedNames(await runLanes(CHECK_LANES));
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
