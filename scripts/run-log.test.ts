import { expect, it } from 'vitest';
import { withRun } from './run-log.ts';

const RUN = {
  date: '2026-01-02 03:04',
  commit: 'abc1234',
  circumstances: 'fresh clone',
  minutes: 9.94,
  processorMinutes: 12.34,
  slowness: [1, 2.5],
  load: [0.12, 3],
  passed: 6000,
  failed: 0,
  skipped: 0,
  failures: [],
} as const;

it('the log of whole runs grows by a line, and keeps those before', () => {
  const first = withRun(undefined, RUN);
  const second = withRun(first, { ...RUN, failed: 2, failures: ['int tests', 'types'] });
  expect(second.startsWith(first)).toBe(true);
  const [head, ...rows] = second.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.at(-2)).toBe(
    '| 2026-01-02 03:04 | abc1234 | fresh clone | 9.9 | 12.3 | 1.0, 2.5 | 0.1, 3.0 | 6000 | 0 | 0 | – |',
  );
  expect(rows.at(-1)).toContain('| 2 | 0 | int tests, types |');
  for (const row of rows) expect(row.split('|')).toHaveLength(head!.split('|').length);
});
