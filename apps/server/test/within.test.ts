import { describe, expect, it } from 'vitest';
import { within } from './within.ts';

describe('a limited wait', () => {
  it('names what did not come', async () => {
    await expect(within('the end of a process', new Promise(() => {}), 1)).rejects.toThrow(
      'waited 1 ms for the end of a process',
    );
  });

  it('passes on what came, and what failed', async () => {
    expect(await within('a value', Promise.resolve(1), 10_000)).toBe(1);
    await expect(within('a value', Promise.reject(new Error('failed')), 10_000)).rejects.toThrow('failed');
  });
});
