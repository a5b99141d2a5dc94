import { expect, it } from 'vitest';
import { PendingAppends } from './pending-appends.ts';

it('somebody served until the oldest entry that is on its way', () => {
  const pending = new PendingAppends();
  expect(pending.servedMs(900)).toBe(900);
  const first = pending.begin(100);
  const second = pending.begin(200);
  expect(pending.servedMs(900)).toBe(100);
  first.end({ table: 'a', entry: 1, atMs: 150 });
  expect(pending.servedMs(900)).toBe(200);
  second.end();
  expect(pending.servedMs(900)).toBe(900);
});

it('entries that were durable late come with the next beat, again if that failed', () => {
  const pending = new PendingAppends();
  pending.begin(100).end({ table: 'a', entry: 1, atMs: 200 });
  pending.begin(100).end({ table: 'a', entry: 2, atMs: 201 });
  pending.begin(100).end();
  const late = pending.takeLate();
  expect(late).toEqual([{ table: 'a', entry: 2, atMs: 201 }]);
  expect(pending.takeLate()).toEqual([]);
  pending.putBack(late);
  expect(pending.takeLate()).toEqual(late);
});
