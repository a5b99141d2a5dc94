// Prints what the first screen and a table make a browser load. Usage: npm run sizes
import process from 'node:process';
import { LANGUAGES } from '@crownhold/i18n';
import { openHarness } from './harness.ts';
import { type Weight, weighPage } from './weight.ts';
import { formatKib, weightProblems } from './weight-limit.ts';

const harness = await openHarness();
try {
  for (const language of LANGUAGES) {
    const weights = await weighPage(harness.open, language);
    printWeight(`${language}: first screen`, weights.first);
    printWeight(`${language}: table, on top`, weights.table);
    const problems = weightProblems(weights);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  await harness.close();
}

function printWeight(title: string, { bytes, scriptBytes, files }: Weight): void {
  process.stdout.write(`${title}: ${formatKib(bytes)}, of it script ${formatKib(scriptBytes)}\n`);
  for (const { name, bytes } of files) process.stdout.write(`  ${formatKib(bytes).padStart(10)}  ${name}\n`);
}
