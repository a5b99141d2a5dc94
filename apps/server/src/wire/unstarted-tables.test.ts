import { expect, it } from 'vitest';
import { UnstartedTables } from './unstarted-tables.ts';

it('an address may have 200 tables that wait; those that have started count no more', async () => {
  const started = new Set<string>();
  const unstarted = new UnstartedTables(true, async (table) => !started.has(table));
  for (let table = 0; table < 200; table++) {
    expect(await unstarted.refusal('203.0.113.7')).toBeUndefined();
    unstarted.add('203.0.113.7', `table ${table}`);
  }
  expect(await unstarted.refusal('203.0.113.7')).toEqual({ waitSeconds: 60 });
  expect(await unstarted.refusal('203.0.113.8')).toBeUndefined();
  started.add('table 7');
  expect(await unstarted.refusal('203.0.113.7')).toBeUndefined();
  const off = new UnstartedTables(false, async () => true);
  for (let table = 0; table < 300; table++) off.add('203.0.113.7', `table ${table}`);
  expect(await off.refusal('203.0.113.7')).toBeUndefined();
});
