import { describe, expect, it } from 'vitest';
import type { Thinking, ThinkingRequest } from '../ports/thinking.ts';
import { ThinkingQueue, ThinkingQueueFull } from './thinking-queue.ts';

function queueOf(places: number, startMs?: number) {
  const begun: { readonly request: ThinkingRequest; finish(turn: string): void; fail(): void }[] = [];
  const timers: { readonly delayMs: number; readonly task: () => void }[] = [];
  const after = (delayMs: number, task: () => void) => {
    timers.push({ delayMs, task });
    return () => {};
  };
  const thinking: Thinking = {
    places,
    ...(startMs !== undefined && { startMs }),
    has: () => true,
    think: (request) =>
      new Promise((resolve, reject) => begun.push({ request, finish: resolve, fail: () => reject(new Error('died')) })),
  };
  const queue = new ThinkingQueue(thinking, { after });
  const ask = (id: string, share: string) => {
    return queue.think({ id, game: 'duel', view: '', seat: 0, seed: 1, deadlineMs: 1 }, share);
  };
  return { queue, ask, begun, timers, ids: () => begun.map(({ request }) => request.id) };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the queue for thinking', () => {
  it('serves sessions by turns: one with many tables does not make others wait', async () => {
    const { ask, begun, ids } = queueOf(1);
    const first = ask('a1', 'a');
    for (const id of ['a2', 'a3', 'a4']) void ask(id, 'a');
    void ask('b1', 'b');
    begun[0]!.finish('take 1');
    expect(await first).toBe('take 1');
    begun[1]!.finish('');
    await settle();
    expect(ids()).toEqual(['a1', 'a2', 'b1']);
  });

  it('thinks less while many wait, and says so', async () => {
    const { queue, ask, begun } = queueOf(1);
    for (let index = 0; index < 6; index++) void ask(`t${index}`, `s${index}`);
    expect(queue.isBusy).toBe(true);
    begun[0]!.finish('');
    await settle();
    expect(begun.map(({ request }) => request.effort)).toEqual([1, 0.25]);
  });

  it('goes on after a worker has died', async () => {
    const { ask, begun, ids } = queueOf(1);
    const first = ask('a', 'a');
    void ask('b', 'b');
    begun[0]!.fail();
    await expect(first).rejects.toThrow('died');
    await settle();
    expect(ids()).toEqual(['a', 'b']);
  });

  it('gives a bot up that does not answer within twice its deadline', async () => {
    const { ask, timers, ids } = queueOf(1);
    const first = ask('a', 'a');
    void ask('b', 'b');
    expect(timers[0]?.delayMs).toBe(2);
    timers[0]!.task();
    await expect(first).rejects.toThrow('in time');
    await settle();
    expect(ids()).toEqual(['a', 'b']);
  });

  it('waits longer for a bot whose place may have to start first', () => {
    const { ask, timers } = queueOf(1, 30);
    void ask('a', 'a');
    expect(timers[0]?.delayMs).toBe(32);
  });

  it('turns away what it has no room for', async () => {
    const { ask } = queueOf(0);
    for (let index = 0; index < 256; index++) void ask(`${index}`, 'a');
    await expect(ask('one more', 'b')).rejects.toBeInstanceOf(ThinkingQueueFull);
  });
});
