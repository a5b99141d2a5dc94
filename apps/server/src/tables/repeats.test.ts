import { expect, it } from 'vitest';
import { Repeats } from './repeats.ts';

it('does a task again and again, once at a time, until it is stopped', async () => {
  const waiting: (() => void)[] = [];
  const timers = {
    after: (_: number, task: () => void) => {
      waiting.push(task);
      return () => void waiting.splice(waiting.indexOf(task), 1);
    },
    pause: () => Promise.resolve(),
  };
  const repeats = new Repeats(timers);
  const begun: (() => void)[] = [];
  const run = repeats.every(1000, () => new Promise<void>((done) => begun.push(done)));
  const first = run();
  waiting.shift()!();
  expect(begun).toHaveLength(1);
  begun[0]!();
  await first;
  waiting.shift()!();
  expect(begun).toHaveLength(2);
  expect(waiting).toHaveLength(1);
  repeats.stop();
  expect(waiting).toEqual([]);
});
