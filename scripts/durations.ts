// Writes down which test files take longest, by the reports of the last `npm test`. Usage: npm run durations
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './repository.ts';
import { reportOf } from './steps.ts';
import { TEST_KINDS } from './test-limits.ts';
import { readTestReport, slowestFiles } from './test-report.ts';

/** Shorter ones need no order. */
const LEAST_SECONDS = 2;

const files = TEST_KINDS.flatMap((kind) => readTestReport(reportOf(kind)).files);
const long = slowestFiles(files, files.length).filter(({ seconds }) => seconds >= LEAST_SECONDS);
const table = Object.fromEntries(long.map(({ file, seconds }) => [file, Math.round(seconds)]));
writeFileSync(join(ROOT, 'scripts/test-durations.json'), `${JSON.stringify(table, undefined, 2)}\n`);
process.stdout.write(`${long.length} of ${files.length} files take ${LEAST_SECONDS} s or more\n`);
