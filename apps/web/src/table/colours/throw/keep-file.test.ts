import { describe, expect, it } from 'vitest';
import { type FileCaches, keepUnserved } from './keep-file.ts';

function fakeCaches(): FileCaches & { readonly kept: Map<string, string[]> } {
  const kept = new Map<string, string[]>();
  return {
    kept,
    delete: async (name) => kept.delete(name),
    async open(name) {
      const files = kept.get(name) ?? [];
      kept.set(name, files);
      return { add: async (url) => void files.push(String(url)) };
    },
  };
}

describe('a file that came past the service worker', () => {
  it('is kept for when there is no network, and the one before goes', async () => {
    const caches = fakeCaches();
    await keepUnserved('/assets/old.js', caches, () => false);
    await keepUnserved('/assets/new.js', caches, () => false);
    expect([...caches.kept.values()]).toEqual([['/assets/new.js']]);
  });

  it('is not kept twice where the service worker has it', async () => {
    const caches = fakeCaches();
    await keepUnserved('/assets/new.js', caches, () => true);
    expect(caches.kept.size).toBe(0);
  });

  it('is let go of where a browser keeps nothing', async () => {
    await expect(keepUnserved('/assets/new.js', undefined, () => false)).resolves.toBeUndefined();
  });
});
