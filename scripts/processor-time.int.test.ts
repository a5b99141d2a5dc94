import process from 'node:process';
import { expect, it } from 'vitest';
import { parseTimes, runMeasured } from './processor-time.ts';

/** Works in a process that it starts itself. */
const WORKS = `require('node:child_process').spawnSync(process.execPath, ['-e',
  'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);']); process.exitCode = 3`;

it('the processor time of a command counts what it has started, and its code stays', async () => {
  const { ok, processorSeconds } = await runMeasured([process.execPath, '-e', WORKS]);
  expect(ok).toBe(false);
  expect(processorSeconds).toBeGreaterThan(0.3);
});

it.each([
  ['0m0.00s 0m0.00s\n1m2.50s 0m3.25s\n', 65.75],
  ['0m0.010s 0m0.000s\n0m0.000s 2m0.000s\n', 120],
  ['', undefined],
])('what a shell says of times, %j, is %s seconds', (text, seconds) => {
  expect(parseTimes(text)).toBe(seconds);
});
