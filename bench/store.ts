// Durable appends a second of the server's store, beside plain node:sqlite in the same run, slices taken in turn. Usage: npm run bench -- store
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const ROUNDS = 5;
const SLICE_MS = 1500;
const PROGRAM = join(import.meta.dirname, '../apps/server/bench/store-rates.ts');

// No program outside of an app imports it: it is called like a program.
const output = execFileSync(process.execPath, [PROGRAM, String(ROUNDS), String(SLICE_MS)], { encoding: 'utf8' });
// Written by store-rates.ts.
const rates = JSON.parse(output) as Readonly<Record<string, readonly number[]>>;
const whole = (figure: number) => Math.round(figure).toLocaleString('en');
/** Each beside the first of its list. */
const GROUPS = { 'durable appends': 'append', 'reads of a table of 60 entries': 'read' } as const;

process.stdout.write(
  `Node ${process.versions.node}, medians of ${ROUNDS} rounds taken in turn; WAL, synchronous = FULL\n`,
);
for (const [title, prefix] of Object.entries(GROUPS)) {
  process.stdout.write(`\n${title} a second\n`);
  const group = Object.entries(rates).filter(([name]) => name.startsWith(prefix));
  const base = group[0]?.[1] ?? [];
  for (const [name, figures] of group) {
    const ratios = figures.map((figure, round) => figure / base[round]!);
    const spread = `rounds from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const label = name.slice(prefix.length + 2).padEnd(40);
    process.stdout.write(
      `  ${label} ${whole(median(figures)).padStart(8)}   ${median(ratios).toFixed(2)} x   (${spread})\n`,
    );
  }
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1]!;
}
