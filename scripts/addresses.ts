// A lock file with addresses, or a file that names a registry, works only where that host can be reached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { listFiles, ROOT } from './repository.ts';

const REGISTRY = /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)\.|npm\.pkg\.github\.)/i;

const problems: string[] = [];
for (const file of listFiles()) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (REGISTRY.test(text)) problems.push(`${file}: names the host of a package registry`);
  if (file.endsWith('.npmrc') && /^\S*registry\s*=/m.test(text)) problems.push(`${file}: sets a registry`);
  if (file.endsWith('package-lock.json') && /"resolved":\s*"https?:/.test(text)) {
    problems.push(`${file}: holds addresses; make it again with the settings of .npmrc`);
  }
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
