import { expect, it } from 'vitest';
import { PARSERS } from '../../src/ports/meter.ts';
import { fuzzServer } from './server-fuzz.ts';

it('malformed input reaches every parser, and does no harm', async () => {
  const { problem, parsed, answers, ...counts } = await fuzzServer(1, 20_000);
  expect(problem).toBeUndefined();
  expect(counts.frames + counts.bodies + counts.paths + counts.heads).toBeGreaterThanOrEqual(20_000);
  for (const parser of PARSERS) expect(parsed[`${parser} refused`], parser).toBeGreaterThan(0);
  for (const parser of PARSERS) expect(parsed[`${parser} read`] ?? 0, parser).toBeGreaterThan(0);
  for (const code of ['malformed', 'not-your-seat', 'unknown-table', '400', '403', '404', '413', '415'])
    expect(answers[code] ?? 0, code).toBeGreaterThan(0);
});
