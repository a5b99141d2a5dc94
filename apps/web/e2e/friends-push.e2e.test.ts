import { createECDH } from 'node:crypto';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBotTable } from './friends-room.ts';
import { PHONE } from './harness.ts';
import { settle } from './steps.ts';
import { useFriendsRooms } from './test-friends-room.ts';

const openRoom = useFriendsRooms();

const t = translatorFor('ru');
const OLGA = { ...PHONE, reducedMotion: true, language: 'ru', hasWorker: true, before: allowing() } as const;
const DAY_MS = 24 * 3_600_000;

/**
 * A script: the headless browser has no push service, and denies notices whatever it is told. Its person has allowed them,
 * and is subscribed; all else is the browser's.
 */
function allowing(): string {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/olga',
    keys: { p256dh: key.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') },
  };
  return `
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => ({ toJSON: () => (${JSON.stringify(subscription)}) });`;
}

/** Hands a message to the service worker as the browser does that has decrypted it. */
async function pusherFor(page: Page): Promise<(text: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: updated }) => {
    registrations.push(...updated.map(({ registrationId }) => registrationId));
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrations[0]!, data });
  };
}

interface Asked {
  readonly pushes: number;
  readonly asked: readonly unknown[];
}

/** From now on the worker notes how many pushes it has handled, and what it asks of the browser: headless, it shows nothing. */
const NOTING = `{
  const noted = { pushes: 0, asked: [] };
  self.noted = noted;
  self.addEventListener('push', () => noted.pushes++);
  ServiceWorkerRegistration.prototype.showNotification = async (...notice) => void noted.asked.push(notice);
  WindowClient.prototype.focus = async function () {
    noted.asked.push('focus');
    return this;
  };
  Clients.prototype.openWindow = async (url) => void noted.asked.push(['open', new URL(url).hash]);
}`;

const notedIn = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { readonly noted: Asked }).noted);

/** A tap on the notice of a table. Only browsers make this event, and let its taps alone open a window. */
function tapNotice(worker: Worker, table: string): Promise<void> {
  return worker.evaluate(async (tag) => {
    const done: Promise<unknown>[] = [];
    const notification = { tag, close: () => undefined };
    const waitUntil = (promise: Promise<unknown>) => done.push(promise);
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await Promise.all(done);
  }, table);
}

it('a push becomes a notice in the language of its reader, without secrets; a tap on it leads to the table', async () => {
  const room = await openRoom();
  try {
    const page = await room.person(OLGA);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await openBotTable(page, { game: 'kingdomino', name: 'Оля', turnMs: 3 * DAY_MS });
    await settle(page);
    const table = /online\/([0-9a-z]+)/.exec(page.url())![1]!;
    const worker = page.context().serviceWorkers()[0]!;
    await worker.evaluate(NOTING);
    const push = await pusherFor(page);
    const yourTurn = JSON.stringify({ kind: 'your-turn', table, seat: 0 });

    await push(yourTurn);
    await expect
      .poll(() => notedIn(worker), { message: 'nobody has asked to be told' })
      .toEqual({ pushes: 1, asked: [] });
    await page.getByRole('button', { name: t('web-menu') }).tap();
    await page.getByRole('button', { name: t('friends-tell-me') }).tap();
    await page.getByText(t('friends-told-here')).waitFor();

    await push('{"kind":"your-turn","table":"../evil"}');
    await push(yourTurn);
    const icon = new URL('/icon-192.png', page.url()).href;
    const notice = [t('web-name'), { body: t('web-your-turn'), tag: table, icon }];
    await expect.poll(() => notedIn(worker)).toEqual({ pushes: 3, asked: [notice] });

    // Wherever a window of ours is, it comes to the front and to the table; without one a window is opened.
    const hash = `#/online/${table}`;
    await page.evaluate(() => {
      location.hash = '/settings';
    });
    await tapNotice(worker, table);
    await page.waitForURL((url) => url.hash === hash);
    await page.locator('.table').waitFor();
    await tapNotice(worker, table);
    expect(new URL(page.url()).hash).toBe(hash);
    expect((await notedIn(worker)).asked.slice(1)).toEqual(['focus', 'focus']);
    expect(room.problems()).toEqual([]);
    await page.close();
    await tapNotice(worker, table);
    expect((await notedIn(worker)).asked.slice(3)).toEqual([['open', hash]]);
  } finally {
    await room.close();
  }
});
