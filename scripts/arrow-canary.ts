import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseTree } from './arrow-cruise.ts';
import { ARROW_RULES } from './arrow-rules.ts';
import { ROOT } from './repository.ts';

const TREE = join(ROOT, 'scripts', 'fixtures', 'arrows');

/**
 * Tries the rules on a small tree whose files name, in their first line, the rules that they break.
 * Each must break exactly those, and every kind of rule must be broken by some file.
 */
export async function canaryProblems(): Promise<string[]> {
  const names = globSync('packages/*', { cwd: TREE }).map((folder) => folder.slice('packages/'.length));
  const alias = Object.fromEntries(names.map((name) => [`@crownhold/${name}`, join(TREE, 'packages', name, 'src')]));
  const { breaches } = await cruiseTree(TREE, ['packages', 'apps', 'scripts'], { alias });
  const problems: string[] = [];
  for (const file of globSync('**/*.{ts,tsx}', { cwd: TREE }).sort()) {
    const broken = breaches.filter(({ from }) => from === file).map(({ rule }) => rule);
    const found = [...new Set(broken)].sort().join(', ');
    const expected = readFileSync(join(TREE, file), 'utf8').match(/^\/\/ breaks (.*)$/m)?.[1] ?? '';
    if (found !== expected) problems.push(`canary ${file}: should break [${expected}] and breaks [${found}]`);
  }
  const kinds = new Set(ARROW_RULES.map(({ name }) => kind(name)));
  const bitten = new Set(breaches.map(({ rule }) => kind(rule)));
  const untried = [...kinds].filter((name) => !bitten.has(name));
  return [...problems, ...untried.map((name) => `canary: no file breaks a rule of the kind ${name}`)];
}

function kind(rule: string): string {
  return rule.split('/')[0]!;
}
