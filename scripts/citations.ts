// Every numbered rule of docs/rules and docs/notation.md stands in the title of a passed test.
// Usage: citations.ts REPORT…; --without-claims takes the word of claims that cite a rule and were not run.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { citationProblems, citedRules, definedRules } from './citation.ts';
import { listFiles, ROOT } from './repository.ts';
import { readTestReport } from './test-report.ts';

const { positionals: reports, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-claims': { type: 'boolean' } },
});
if (reports.length === 0) throw new Error('Say which Vitest reports to read.');

const documents = [...globSync('docs/rules/*.md', { cwd: ROOT }).sort(), 'docs/notation.md'];
const rules = documents.flatMap((file) => definedRules(readFileSync(join(ROOT, file), 'utf8')));
const claims = values['without-claims'] ? listFiles('*/claims/*.test.ts') : [];
const elsewhere = claims.flatMap((file) => citedRules(readFileSync(join(ROOT, file), 'utf8')));
const tests = reports.flatMap((report) => readTestReport(report).tests);
const problems = citationProblems(rules, tests, elsewhere);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
