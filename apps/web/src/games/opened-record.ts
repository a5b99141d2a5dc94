import { readText, tabStorage, writeText } from '../app/device-storage.ts';

const KEY = 'crownhold.opened-record';

/** Where the service worker lays a file that another app has shared with this page. */
const SHARED_CACHE = 'crownhold-shared';
const SHARED_NAME = './shared-record';

let last: string | undefined;

/** A record that somebody opened to look at: not one of my games, and gone with the tab. */
export function keepOpened(text: string): void {
  last = text;
  writeText(tabStorage(), KEY, text);
}

/** The text that was opened last in this tab, or shared with the page by another app. */
export async function takeOpened(): Promise<string | undefined> {
  const shared = await takeShared();
  if (shared !== undefined) keepOpened(shared);
  return last ?? readText(tabStorage(), KEY);
}

async function takeShared(): Promise<string | undefined> {
  // Pages that came by plain HTTP have no caches, and then nothing can be shared with them either.
  if (!('caches' in globalThis)) return undefined;
  try {
    if (!(await caches.has(SHARED_CACHE))) return undefined;
    const cache = await caches.open(SHARED_CACHE);
    const text = await (await cache.match(SHARED_NAME))?.text();
    await caches.delete(SHARED_CACHE);
    return text;
  } catch {
    return undefined;
  }
}
