import { expect, it } from 'vitest';
import { checkOnlineFair } from './online-fair.ts';

it('whole games with absences, late joiners and lost devices verify offline', async () => {
  const { problem, ...counts } = await checkOnlineFair(1, 9);
  expect(problem).toBeUndefined();
  expect(counts).toMatchObject({ games: 9, verified: 9 });
  expect(counts.lateJoiners).toBeGreaterThan(0);
  expect(counts.lostDevices).toBeGreaterThan(0);
});
