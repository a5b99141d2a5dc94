import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../test/server.ts';
import type { OddQuestion } from '../../test/threads/odd-thread.ts';
import { ThreadPool } from './thread-pool.ts';

const LONG_MS = 600_000;

function createPool(threads: number) {
  const counts = { replaced: 0, causes: [] as (string | undefined)[] };
  const module = new URL('../../test/threads/odd-thread.ts', import.meta.url);
  const onReplaced = (cause?: Error) => {
    counts.replaced++;
    counts.causes.push(cause?.message);
  };
  const pool = new ThreadPool<OddQuestion, string>({ module, threads, onReplaced, heapMb: 32 });
  onTestFinished(() => pool.close());
  return { pool, counts };
}

describe('a pool of threads', () => {
  it('answers more questions than it has threads', async () => {
    const { pool, counts } = createPool(2);
    const texts = Array.from({ length: 20 }, (_, n) => `${n}`);
    expect(await Promise.all(texts.map((text) => pool.ask({ do: 'answer', text }, LONG_MS)))).toEqual(texts);
    expect(counts.replaced).toBe(0);
  });

  it('asks the same question again when a thread dies', async () => {
    const { pool, counts } = createPool(1);
    const file = join(createFolder({}), 'died');
    expect(await pool.ask({ do: 'die-once', text: 'again', file }, LONG_MS)).toBe('again');
    expect(counts.replaced).toBe(1);
  });

  it('gives up a question whose threads always die, and goes on with others', async () => {
    const { pool, counts } = createPool(1);
    await expect(pool.ask({ do: 'die', text: '' }, LONG_MS)).rejects.toThrow('a thread died');
    expect(counts.replaced).toBe(3);
    expect(await pool.ask({ do: 'answer', text: 'x' }, LONG_MS)).toBe('x');
  });

  it('kills a thread that takes too long', async () => {
    const { pool, counts } = createPool(1);
    await expect(pool.ask({ do: 'hang', text: '' }, 100)).rejects.toThrow('took too long');
    expect(counts.replaced).toBe(1);
    expect(await pool.ask({ do: 'answer', text: 'x' }, LONG_MS)).toBe('x');
  });

  it('replaces a thread without memory, and the process lives', async () => {
    const { pool } = createPool(1);
    await expect(pool.ask({ do: 'exhaust', text: 'x' }, LONG_MS)).rejects.toThrow('a thread died');
    expect(await pool.ask({ do: 'answer', text: 'x' }, LONG_MS)).toBe('x');
  });

  it('replaces a thread that dies of an error while nobody asks, says of which, and the process lives', async () => {
    const { pool, counts } = createPool(1);
    expect(await pool.ask({ do: 'reject-later', text: 'late' }, LONG_MS)).toBe('late');
    await expect.poll(() => counts.causes).toEqual(['late']);
    expect(await pool.ask({ do: 'answer', text: 'x' }, LONG_MS)).toBe('x');
  });

  it('passes on what a thread says it cannot, without asking again', async () => {
    const { pool, counts } = createPool(1);
    await expect(pool.ask({ do: 'fail', text: 'no such view' }, LONG_MS)).rejects.toThrow('no such view');
    expect(counts.replaced).toBe(0);
  });

  it('ends with questions open', async () => {
    const { pool } = createPool(1);
    const asked = [pool.ask({ do: 'hang', text: '' }, LONG_MS), pool.ask({ do: 'answer', text: '' }, LONG_MS)];
    const results = Promise.allSettled(asked);
    await pool.close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.ask({ do: 'answer', text: '' }, LONG_MS)).rejects.toThrow('have ended');
  });
});
