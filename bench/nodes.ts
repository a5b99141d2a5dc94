// What a turn costs where: SQLite and PostgreSQL in one run. Usage: npm run bench -- nodes; writes docs/bench-nodes.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { measureNodes } from './nodes/measure.ts';
import { formatNodes } from './nodes/report.ts';

const FILE = join(import.meta.dirname, '../docs/bench-nodes.md');

const before = loadavg()[0]!;
const measured = await measureNodes();
const circumstances = {
  node: process.versions.node,
  cores: availableParallelism(),
  load: [before, loadavg()[0]!] as const,
};
writeFileSync(FILE, formatNodes(measured, circumstances));
process.stdout.write('docs/bench-nodes.md\n');
if (measured.failed.length > 0) process.exitCode = 1;
