import type { Weights } from './weight.ts';

const KIB = 1024;

/** What was promised, in bytes after gzip. */
const LIMITS = { firstScript: 80 * KIB, first: 120 * KIB, table: 80 * KIB } as const;

export function weightProblems({ language, first, table }: Weights): readonly string[] {
  const over = (what: string, bytes: number, limit: number) =>
    bytes > limit ? [`${language}: ${what} has ${formatKib(bytes)}, more than ${formatKib(limit)}`] : [];
  return [
    ...over('the script of the first screen', first.scriptBytes, LIMITS.firstScript),
    ...over('the first screen', first.bytes, LIMITS.first),
    ...over('a table on top of it', table.bytes, LIMITS.table),
    ...(first.hasPhysics || table.hasPhysics ? [`${language}: the physics is loaded`] : []),
  ];
}

export function formatKib(bytes: number): string {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}
