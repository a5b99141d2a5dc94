import { expect, it } from 'vitest';
import { checkReconnect } from './reconnect.ts';

it('connections that are cut at random resume from any version, without a gap and without a duplicate', async () => {
  const { problem, ...counts } = await checkReconnect(1, 15);
  expect(problem).toBeUndefined();
  expect(counts).toMatchObject({ connections: 15, games: 3 });
  expect(counts.cuts).toBeGreaterThan(15);
  expect(counts.rowsHeard).toBeGreaterThan(3 * counts.rows);
});
