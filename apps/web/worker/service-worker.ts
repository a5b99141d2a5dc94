/// The page without a network: all files of a build, kept together. One build is one cache; nothing of two is mixed.

import { cacheOf, keepNewestBuild, newestPage, outdatedCaches } from '../src/offline/builds.ts';
import { pageAt } from '../src/offline/drawn-screen.ts';
import { noticeOf, noticeWords } from '../src/offline/turn-notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: a digest of everything, and the names of all files. */
declare const BUILD: string;
/** What a visit brings along. */
declare const FILES: readonly string[];
/** What is large and seldom needed: it is kept when it was needed once. */
declare const LATER: readonly string[];

const CACHE = cacheOf(BUILD);
const PAGE = 'index.html';

/** Where the page looks for a record that another app has shared. */
const SHARE = 'share-record';
const SHARED_CACHE = 'crownhold-shared';
const SHARED_NAME = './shared-record';

const urlOf = (name: string) => new URL(name, self.registration.scope).href;
const later = new Set(LATER.map(urlOf));
const known = new Set([...FILES, ...LATER].map(urlOf));

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// A new worker waits until a page of its own build asks for it, or until no page is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, hash } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const address = origin + pathname;
  if (request.method === 'POST' && address === urlOf(SHARE)) event.respondWith(keepShared(request));
  else if (request.method !== 'GET') return;
  // A link to a table, as the server answers it; the browser keeps the fragment.
  else if (request.mode === 'navigate' && address.startsWith(urlOf('table/')))
    event.respondWith(Response.redirect(urlOf(`./?table=${address.slice(urlOf('table/').length)}`), 302));
  else if (address === urlOf('./') || address === urlOf(PAGE)) event.respondWith(answerPage(hash));
  else if (known.has(address) || address.startsWith(urlOf('assets/')))
    event.respondWith(answer(address, (keeping) => event.waitUntil(keeping)));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => answerPage(hash)));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(event.notification.tag));
});

/** A table that is looked at needs no notice: the server sends none, and whoever has come since then is not disturbed. */
async function showNotice(text: string | undefined): Promise<void> {
  const notice = noticeOf(text, await noticeWords(caches));
  if (!notice) return;
  const { title, body, table } = notice;
  await self.registration.showNotification(title, { body, tag: table, icon: urlOf('icon-192.png') });
}

/** A window of ours that is open, else another one. Its address is where it began: it may have gone on since. */
async function goToTable(table: string): Promise<void> {
  const address = urlOf(`./#/online/${table}`);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url.includes(table)) ?? windows[0];
  const focused = await open?.focus();
  if (!focused) await self.clients.openWindow(address);
  // A page that another worker serves cannot be led.
  else await focused.navigate(address).catch(() => self.clients.openWindow(address));
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([
    ...FILES.map(async (name) => {
      const kept = await keptAsset(name);
      if (kept) return cache.put(urlOf(name), kept);
      return cache.add(new Request(urlOf(name), { cache: 'reload' }));
    }),
    ...LATER.map(async (name) => {
      const kept = await keptAsset(name);
      if (kept) await cache.put(urlOf(name), kept);
    }),
  ]);
  await keepNewestBuild(caches, BUILD);
}

/** A file whose name carries a hash is the same in every build that has it. */
async function keptAsset(name: string): Promise<Response | undefined> {
  return name.startsWith('assets/') ? caches.match(urlOf(name)) : undefined;
}

/** The build before this one stays: a page in another window may still need a part of it. */
async function takeOver(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), BUILD);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerPage(hash: string): Promise<Response> {
  const page = (await newestPage(caches, urlOf(PAGE))) ?? (await answer(urlOf(PAGE)));
  if (!page.ok) return page;
  const headers = new Headers(page.headers);
  // The text is neither compressed any more nor as long as it was.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(pageAt(await page.text(), hash), { headers });
}

/** What is kept on the way need not be whole before it is used: whoever asked shows how much has come. */
async function answer(address: string, keep: (keeping: Promise<void>) => void = () => undefined): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(address)) ?? (await caches.match(address));
  if (kept) return kept;
  const fresh = await fetch(address);
  if (fresh.ok && later.has(address)) keep(cache.put(address, fresh.clone()));
  return fresh;
}

async function keepShared(request: Request): Promise<Response> {
  const file = (await request.formData()).get('record');
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(SHARED_NAME, new Response(file));
  return Response.redirect(urlOf('./#/replay'), 303);
}
