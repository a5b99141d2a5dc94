// Every numbered rule of docs/rules and docs/notation.md stands in the title of a passed test. Usage: citations.ts REPORT
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { citationProblems, definedRules } from './citation.ts';
import { ROOT } from './repository.ts';
import { readTestReport } from './test-report.ts';

const report = process.argv[2];
if (report === undefined) throw new Error('Say which Vitest report to read.');

const documents = [...globSync('docs/rules/*.md', { cwd: ROOT }).sort(), 'docs/notation.md'];
const rules = documents.flatMap((file) => definedRules(readFileSync(join(ROOT, file), 'utf8')));
const problems = citationProblems(rules, readTestReport(report).tests);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
