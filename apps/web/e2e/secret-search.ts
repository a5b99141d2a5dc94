import type { Page } from 'playwright-core';

/** Where somebody at the device could find what is not theirs. */
export const PLACES = ['document', 'accessibility', 'title', 'storage', 'databases', 'caches'] as const;
export type Place = (typeof PLACES)[number];

/** Everything that can be read without being in front, by place. */
export async function readPlaces(page: Page): Promise<Readonly<Record<Place, string>>> {
  const [texts, accessibility] = await Promise.all([readTexts(page), page.locator('body').ariaSnapshot()]);
  return { ...texts, accessibility };
}

function readTexts(page: Page): Promise<Readonly<Record<Exclude<Place, 'accessibility'>, string>>> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readDatabase = async (name: string) => {
      const database = await answer(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const transaction = stores.length > 0 ? database.transaction(stores) : undefined;
      const all = stores.map((store) => answer(transaction!.objectStore(store).getAll()));
      const text = JSON.stringify(await Promise.all(all));
      database.close();
      return text;
    };
    // Files of the build are the same for everybody: what a page might add to them is not among them.
    const readCache = async (name: string) => {
      const cache = await caches.open(name);
      const own = (await cache.keys()).filter(({ url }) => !url.includes('/assets/'));
      const bodies = await Promise.all(own.map(async (key) => `${key.url} ${await (await cache.match(key))!.text()}`));
      return bodies.join('\n');
    };
    const names = (await indexedDB.databases()).map(({ name }) => name!);
    return {
      document: document.documentElement.outerHTML,
      title: document.title,
      storage: JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie }),
      databases: (await Promise.all(names.map(readDatabase))).join('\n'),
      caches: (await Promise.all((await caches.keys()).map(readCache))).join('\n'),
    };
  });
}

/** Puts a text into every place, each with the name of the place, and into the heap: a search must find it. */
export function plantIn(page: Page, text: string): Promise<void> {
  return page.evaluate(async (secret) => {
    document.body.append(
      Object.assign(document.createElement('p'), { hidden: true, textContent: `${secret} document` }),
    );
    const button = document.createElement('button');
    button.setAttribute('aria-label', `${secret} accessibility`);
    document.body.append(button);
    document.title = `${secret} title`;
    localStorage.setItem('planted', `${secret} storage`);
    const request = indexedDB.open('planted');
    request.onupgradeneeded = () => request.result.createObjectStore('rows', { autoIncrement: true });
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const transaction = request.result.transaction('rows', 'readwrite');
    transaction.objectStore('rows').add({ text: `${secret} databases` });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    request.result.close();
    await (await caches.open('planted')).put('/planted', new Response(`${secret} caches`));
    Object.assign(globalThis, { planted: [secret, 'heap'].join(' ') });
  }, text);
}
