import { describe, expect, it } from 'vitest';
import { type Caches, cacheOf, keepNewestBuild, newestBuild, newestPage, outdatedCaches } from './builds.ts';

const PAGE = 'https://crownhold.test/index.html';

describe('the newest build', () => {
  it('is none before the first visit ended', async () => {
    const caches = fakeCaches();
    expect(await newestBuild(caches)).toBeUndefined();
    expect(await newestPage(caches, PAGE)).toBeUndefined();
  });

  it('gives its page to every start, without anybody asking for it', async () => {
    const caches = fakeCaches();
    await install(caches, 'one');
    expect(await (await newestPage(caches, PAGE))?.text()).toBe('page of one');
    await install(caches, 'two');
    expect(await newestBuild(caches)).toBe('two');
    expect(await (await newestPage(caches, PAGE))?.text()).toBe('page of two');
  });

  it('is not taken while its files still come', async () => {
    const caches = fakeCaches();
    await install(caches, 'one');
    await (await caches.open(cacheOf('two'))).put(PAGE, new Response('page of two'));
    expect(await (await newestPage(caches, PAGE))?.text()).toBe('page of one');
  });
});

describe('caches', () => {
  it('keep one build before the one that is used, and what is no build', () => {
    const names = [cacheOf('one'), 'crownhold-newest', cacheOf('two'), 'crownhold-shared', cacheOf('three')];
    expect(outdatedCaches(names, 'three')).toEqual([cacheOf('one')]);
    expect(outdatedCaches(names.slice(2), 'three')).toEqual([]);
  });

  it('keep a newer build that is being installed meanwhile', () => {
    expect(outdatedCaches([cacheOf('one'), cacheOf('two'), cacheOf('three')], 'two')).toEqual([cacheOf('one')]);
  });
});

async function install(caches: Caches, build: string): Promise<void> {
  await (await caches.open(cacheOf(build))).put(PAGE, new Response(`page of ${build}`));
  await keepNewestBuild(caches, build);
}

function fakeCaches(): Caches {
  const kept = new Map<string, Map<string, Response>>();
  const find = (name: string, address: string) => kept.get(name)?.get(address)?.clone();
  return {
    async open(name) {
      if (!kept.has(name)) kept.set(name, new Map());
      return {
        match: async (address) => find(name, String(address)),
        put: async (address, response) => void kept.get(name)!.set(String(address), response),
      };
    },
    match: async (address, { cacheName }) => find(cacheName, address),
  };
}
