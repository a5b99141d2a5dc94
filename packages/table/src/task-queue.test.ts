import { describe, expect, it } from 'vitest';
import { TaskQueue } from './task-queue.ts';

describe('a queue of tasks', () => {
  it('does at once what waits for nothing', () => {
    const done: number[] = [];
    const queue = new TaskQueue();
    queue.add(() => done.push(1));
    expect(done).toEqual([1]);
  });

  it('does one at a time in their order, those that tasks add last', async () => {
    const done: string[] = [];
    const queue = new TaskQueue();
    let finish: (word: string) => void = () => {};
    const slow = queue.add(() => new Promise<string>((resolve) => (finish = resolve)).then((word) => done.push(word)));
    const quick = queue.add(() => {
      queue.add(() => done.push('inner'));
      done.push('quick');
    });
    expect(done).toEqual([]);
    finish('slow');
    await Promise.all([slow, quick]);
    expect(done).toEqual(['slow', 'quick', 'inner']);
  });

  it('goes on after a task that failed', async () => {
    const queue = new TaskQueue();
    const thrown = queue.add(() => {
      throw new Error('thrown');
    });
    const rejected = queue.add(() => Promise.reject(new Error('rejected')));
    const fine = queue.add(() => 'fine');
    await expect(thrown).rejects.toThrow('thrown');
    await expect(rejected).rejects.toThrow('rejected');
    expect(await fine).toBe('fine');
  });
});
