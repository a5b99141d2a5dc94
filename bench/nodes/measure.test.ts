import { expect, it } from 'vitest';
import { measureNodes, type SetupMeasured } from './measure.ts';
import { formatNodes } from './report.ts';

const COST = { nodes: 1, main: 1, database: 1, hints: 1, clients: 1 };
const BUSY = { main: 0.5, nodes: 0.5, database: 0.5, clients: 0.5 };
const SLICE = { rate: 60, p50: 1, p99: 2, cost: COST, busy: BUSY };

it('a setup that fails is told, and the others are written', async () => {
  const measured = await measureNodes(async ({ name, store }): Promise<SetupMeasured> => {
    if (store === 'sqlite') throw new Error('a program has ended');
    return { name, easy: SLICE, full: SLICE, tableKib: { heap: 1, resident: 1 }, idle: { nodes: 1, database: 1 } };
  });
  expect(measured.setups).toHaveLength(2);
  const text = formatNodes(measured, { node: '0', cores: 2, load: [0, 0] });
  expect(text).toContain('**Not measured: SQLite, one process.** Error: a program has ended');
  expect(text).toContain('| PostgreSQL, one node | 60 |');
});
