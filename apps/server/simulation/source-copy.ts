import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit } from './planted-bugs.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Changes one place of a copy, and returns how to change it back. */
export function plant(folder: string, { file, find, replace }: Edit): () => void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} does not have exactly once: ${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(path, source);
}

/** A copy of packages and server, with the libraries of the original. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'crownhold-planted-'));
  const isSource = (path: string) => !path.includes('node_modules') && !path.includes('/dist');
  for (const part of ['packages', 'apps/server', 'package.json']) {
    const from = join(ROOT, part);
    if (existsSync(from)) cpSync(from, join(copy, part), { recursive: true, filter: isSource });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@crownhold'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@crownhold') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@crownhold', name));
  return copy;
}
