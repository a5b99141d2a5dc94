import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { POSTGRES_MIGRATIONS } from '../src/store/postgres/schema.ts';

/** As the next release has them: those of this program, and one more. */
export function laterMigrations(sql: string): string {
  const folder = copy(readdirSync(POSTGRES_MIGRATIONS));
  const version = String(readdirSync(folder).length + 1).padStart(4, '0');
  writeFileSync(join(folder, `${version}-later.sql`), sql);
  return folder;
}

/** As an earlier release had them. */
export function firstMigrations(count: number): string {
  return copy(readdirSync(POSTGRES_MIGRATIONS).sort().slice(0, count));
}

function copy(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) cpSync(join(POSTGRES_MIGRATIONS, file), join(folder, file));
  return folder;
}
