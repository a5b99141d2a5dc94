import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findChromium } from './chromium.ts';
import { isInstalled, PROGRAMS } from './programs.ts';
import { listFiles, ROOT } from './repository.ts';

const IMPORTED = /(?:from|import) '(\.[^']+)'/g;

/** The commands of these that a file names as a text, or a file that it imports, however far away. */
export function namedCommands(
  file: string,
  commands: readonly string[],
  read: (path: string) => string | undefined,
): readonly string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = read(path);
    if (text === undefined) return;
    for (const command of commands) if (text.includes(`'${command}'`)) found.add(command);
    for (const [, target = ''] of text.matchAll(IMPORTED)) visit(join(dirname(path), target));
  };
  visit(file);
  return commands.filter((command) => found.has(command));
}

/** Test files that cannot run on this machine, with the commands that each of them misses. */
export function testsWithoutPrograms(): Readonly<Record<string, readonly string[]>> {
  const missing = PROGRAMS.filter((program) => !isInstalled(program)).map(({ command }) => command);
  const hasBrowser = findChromium() !== undefined;
  if (missing.length === 0 && hasBrowser) return {};
  const files = listFiles('*.int.test.ts', '*.e2e.test.ts', '*/claims/*.test.ts');
  const needs = files.map((file) => {
    const browser = !hasBrowser && file.endsWith('.e2e.test.ts') ? ['chromium-headless-shell'] : [];
    return [file, [...browser, ...namedCommands(file, missing, readSource)]] as const;
  });
  return Object.fromEntries(needs.filter(([, commands]) => commands.length > 0));
}

function readSource(path: string): string | undefined {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
