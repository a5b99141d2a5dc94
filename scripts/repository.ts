import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = dirname(import.meta.dirname);
/** Generated, ignored by git. */
export const REPORTS = join(ROOT, '.reports');

/** Files of the project, not yet committed ones included, relative to the root. */
export function listFiles(...patterns: readonly string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = git(...args).split('\0');
  return files.filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

export function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
