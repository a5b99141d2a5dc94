import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { contextOptions, launch, type PageOptions } from './harness.ts';
import { watchProblems } from './problems.ts';
import { type Server, startServer } from './server.ts';
import { wordsOf } from './steps.ts';

const WAIT_MS = Number(process.env['CROWNHOLD_WAIT_MS'] ?? 30_000);

/** What a browser says of a server that is away: of its socket, and of requests that nobody answered. */
const OUTAGE = /\/api\/|WebSocket/;

/** A server with its tables on disk, which can be killed, and people with browsers of their own. */
export interface FriendsRoom {
  /** Opens a page in a browser profile of its own. */
  person(options: PageOptions, path?: string): Promise<Page>;
  /** Kills the server as if the power was cut, and starts it again at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** What went wrong besides requests to a server that was away. */
  problems(): readonly string[];
  close(): Promise<void>;
}

export async function openFriendsRoom(): Promise<FriendsRoom> {
  const data = mkdtempSync(join(tmpdir(), 'crownhold-friends-'));
  const browser: Browser = await launch();
  let server: Server = await startServer(undefined, { data });
  const { origin } = server;
  const port = Number(new URL(origin).port);
  const found: (readonly string[])[] = [];
  const stop = () => server.kill();
  const start = async () => {
    server = await startServer(undefined, { data, port });
  };
  return {
    async person(options, path = '/') {
      const context = await browser.newContext(contextOptions(options));
      context.setDefaultTimeout(WAIT_MS);
      found.push(watchProblems(context, origin));
      const page = await context.newPage();
      await page.goto(origin + path);
      return page;
    },
    stop,
    start,
    async crash() {
      await stop();
      await start();
    },
    problems: () => [...found.flat().filter((problem) => !OUTAGE.test(problem)), ...server.complaints],
    async close() {
      await Promise.all([browser.close(), server.stop()]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** From the sheet of a game to the room where others are waited for; returns the path of the invitation. */
export async function invite(page: Page): Promise<string> {
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-friends') }).press('Enter');
  await page.locator('.waiting .send-address').waitFor();
  return pathOf(await page.locator('.waiting .send-address').inputValue());
}

/** Without the origin, which is the one for other devices. */
function pathOf(link: string): string {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** One more seat, for the bot with this name. */
export async function addBot(page: Page, bot: string): Promise<void> {
  const t = await wordsOf(page);
  const seats = await page.locator('.room-seat').count();
  await page.getByRole('button', { name: t('friends-add-seat') }).click();
  await page.locator('.room-seat').nth(seats).getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('bot-name', { bot }) })
    .click();
  await page.locator('.room-seat.is-bot').waitFor();
}

/** Gives a name and sits down. */
export async function sitDown(page: Page, name: string): Promise<void> {
  const t = await wordsOf(page);
  await page.getByLabel(t('friends-your-name')).fill(name);
  await page.getByRole('button', { name: t('friends-sit') }).click();
  await page.locator('.waiting, .table').first().waitFor();
}

export async function startGame(page: Page): Promise<void> {
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('friends-start'), exact: true }).click();
  await page.locator('.table').waitFor();
}

/** The last head that this device has seen of the table that is open, and what it has not had an answer to. */
export function keptOf(page: Page): Promise<{ readonly head: string | undefined; readonly commands: number }> {
  return page.evaluate(async () => {
    const id = /online\/([0-9a-z]+)/.exec(location.hash)![1]!;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('crownhold-online');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const kept = await new Promise<unknown>((resolve) => {
      const request = database.transaction('tables').objectStore('tables').get(id);
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    const { participants, commands } = kept as {
      readonly participants: readonly { readonly witness?: { readonly heads: readonly string[] } }[];
      readonly commands: Readonly<Record<string, readonly unknown[]>>;
    };
    return { head: participants[0]?.witness?.heads.at(-1), commands: Object.values(commands).flat().length };
  });
}

/** The record of the table that is open, as its server gives it to this browser. */
export function recordOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const id = /online\/([0-9a-z]+)/.exec(location.hash)![1]!;
    return (await fetch(`./api/tables/${id}/record`)).text();
  });
}
