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
const base = rates['plain SQLite, one row a commit'] ?? [];
const whole = (figure: number) => Math.round(figure).toLocaleString('en');

process.stdout.write(
  `Node ${process.versions.node}, medians of ${ROUNDS} rounds taken in turn, durable (WAL, synchronous = FULL)\n\n`,
);
for (const [name, figures] of Object.entries(rates)) {
  const ratios = figures.map((figure, round) => figure / base[round]!);
  const spread = `rounds from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  process.stdout.write(
    `${name.padEnd(48)} ${whole(median(figures)).padStart(8)} a second   ${median(ratios).toFixed(2)} x   (${spread})\n`,
  );
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1]!;
}
