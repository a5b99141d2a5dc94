import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('every metric of ours has a line in docs/operate.md that says when to look', async () => {
  const metrics = new Metrics();
  metrics.measure({ liveTables: () => 0, loopDelay: () => ({ p99Ms: 0, maxMs: 0 }) });
  const names = [...(await metrics.text()).matchAll(/^# TYPE (crownhold_\w+) /gm)].map(([, name]) => name);
  const document = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');
  const told = [...document.matchAll(/^\| `(crownhold_\w+)` \|/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(names.sort());
});
