/** What is used of the browser's caches. */
export interface FileCaches {
  delete(name: string): Promise<boolean>;
  open(name: string): Promise<Pick<Cache, 'add'>>;
}

/** The service worker looks into every cache: it finds there what came before it was installed. */
const CACHE = 'crownhold-unserved';

/**
 * Keeps a file that came past the service worker, as on a first visit: else it would be missing without a network. Older
 * ones go.
 */
export async function keepUnserved(
  url: string,
  caches: FileCaches | undefined = globalThis.caches,
  isServed: (url: string) => boolean = wasServed,
): Promise<void> {
  // Pages by plain HTTP have no caches.
  if (!caches || isServed(url)) return;
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).add(url);
}

/** Whether a service worker has answered. */
function wasServed(url: string): boolean {
  const entries = performance.getEntriesByName(new URL(url, location.href).href) as PerformanceResourceTiming[];
  return entries.some(({ workerStart }) => workerStart > 0);
}
