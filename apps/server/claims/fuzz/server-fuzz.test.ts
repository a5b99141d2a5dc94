import { expect, it } from 'vitest';
import { PARSERS } from '../../src/ports/meter.ts';
import { fuzzServer } from './server-fuzz.ts';

it('malformed input reaches every parser, and does no harm', async () => {
  const { problem, ...counts } = await fuzzServer(1, 6000);
  expect(problem).toBeUndefined();
  expect(counts.frames + counts.bodies + counts.paths + counts.heads).toBeGreaterThanOrEqual(6000);
  for (const parser of PARSERS)
    for (const result of ['read', 'refused'])
      expect(counts[`parsed ${parser} ${result}`] ?? 0, `${parser} ${result}`).toBeGreaterThan(0);
  for (const code of ['malformed', 'not-your-seat', 'unknown-table', '400', '403', '404', '413', '415'])
    expect(counts[`answered ${code}`] ?? 0, code).toBeGreaterThan(0);
});
