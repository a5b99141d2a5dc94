/** What of the browser's caches is used here; the rest would only have to be imitated by tests. */
export interface Caches {
  open(name: string): Promise<Pick<Cache, 'match' | 'put'>>;
  match(address: string, options: { readonly cacheName: string }): Promise<Response | undefined>;
}

const FAMILY = 'crownhold-build-';
const NEWEST_CACHE = 'crownhold-newest';
const NEWEST_NAME = './newest-build';

/** The cache that holds the files of one build, and of no other. */
export function cacheOf(build: string): string {
  return FAMILY + build;
}

/** Says that all files of a build are on this device. Its service worker calls this once it is installed. */
export async function keepNewestBuild(caches: Caches, build: string): Promise<void> {
  await (await caches.open(NEWEST_CACHE)).put(NEWEST_NAME, new Response(build));
}

/** The build that was installed last on this device, whichever worker is active. */
export async function newestBuild(caches: Caches): Promise<string | undefined> {
  return (await caches.match(NEWEST_NAME, { cacheName: NEWEST_CACHE }))?.text();
}

/**
 * The page of the newest build. A browser lets a new worker wait for as long as the one before has something to do,
 * which may be half a minute: a start that depended on it would show the build before.
 */
export async function newestPage(caches: Caches, address: string): Promise<Response | undefined> {
  const build = await newestBuild(caches);
  return build === undefined ? undefined : caches.match(address, { cacheName: cacheOf(build) });
}

/** Caches, oldest first, that nobody needs while `build` is used. One older build stays: another window may show it. */
export function outdatedCaches(names: readonly string[], build: string): readonly string[] {
  return names.filter((name) => name.startsWith(FAMILY) && name !== cacheOf(build)).slice(0, -1);
}
