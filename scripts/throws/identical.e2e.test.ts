import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { transcribeInChromium } from './browser-throws.ts';
import { transcribe } from './transcript.ts';

const SHARE = { series: 3, from: 0, count: 200 };

function digests(lines: readonly string[]): string[] {
  return lines.map((line) => createHash('sha256').update(line).digest('hex'));
}

it('throws in Chromium as in Node, to the last bit', async () => {
  const [here, there] = await Promise.all([transcribe(SHARE), transcribeInChromium(SHARE)]);
  expect(here).toHaveLength(SHARE.count);
  expect(digests(there)).toEqual(digests(here));
});
