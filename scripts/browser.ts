// Makes sure that there is a browser for the tests that need one.
import process from 'node:process';
import { setUpChromium } from './chromium.ts';

const problem = await setUpChromium();
if (problem !== undefined) {
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}
