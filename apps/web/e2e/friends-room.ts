import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { clockName } from '../src/online/clock-words.ts';
import { contextOptions, endOf, launch, originOf, type PageOptions } from './harness.ts';
import { noteRequests } from './open-requests.ts';
import { watchProblems } from './problems.ts';
import { type Server, startServer } from './server.ts';
import { wordsOf } from './steps.ts';
import { WAIT_MS } from './wait-limit.ts';

/** What a browser says of a server that is away: of its socket, and of requests that nobody answered. */
const OUTAGE = /\/api\/|WebSocket/;

/** A script: a host whose seconds are long, so that a game does not begin by itself before [Wait] is found. */
export const LONG_SECONDS = `{
  const after = setTimeout;
  const isCounting = (ms) => ms === 1000 && document.querySelector('.waiting') !== null;
  globalThis.setTimeout = (task, ms, ...rest) => after(task, isCounting(ms) ? 60_000 : ms, ...rest);
}`;

/** A server with its tables on disk, which can be killed, and people with browsers of their own. */
export interface FriendsRoom {
  /** Opens a page in a browser profile of its own, which may be prepared before. */
  person(options: PageOptions, path?: string, prepare?: (context: BrowserContext) => Promise<void>): Promise<Page>;
  /** Those that are open. */
  pages(): readonly Page[];
  /** Kills the server as if the power was cut, and starts it again at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ten minutes pass for the server. */
  leap(): void;
  /** What went wrong besides requests to a server that was away. */
  problems(): readonly string[];
  close(): Promise<void>;
}

export interface RoomOptions {
  /** The server deals the same for the same people; their devices give the same numbers by `SAME_NUMBERS`. */
  readonly seed?: number;
  readonly hasPublicList?: boolean;
  /** For all of them; one of its own without it. */
  readonly browser?: Browser;
}

export async function openFriendsRoom({
  seed,
  hasPublicList = false,
  browser: given,
}: RoomOptions = {}): Promise<FriendsRoom> {
  const data = mkdtempSync(join(tmpdir(), 'crownhold-friends-'));
  const browser = given ?? (await launch());
  const contexts = new Set<BrowserContext>();
  const options = { data, seed, hasLeapingClock: true, hasPublicList };
  let server: Server = await startServer(undefined, options);
  const { origin } = server;
  const port = Number(new URL(origin).port);
  const found: (readonly string[])[] = [];
  const stop = () => server.kill();
  const start = async () => {
    server = await startServer(undefined, { ...options, port });
  };
  return {
    async person(options, path = '/', prepare = async () => undefined) {
      const context = await browser.newContext(contextOptions(options));
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      context.setDefaultTimeout(WAIT_MS);
      noteRequests(context);
      const own = originOf(origin, options);
      found.push(watchProblems(context, own));
      if (options.before !== undefined) await context.addInitScript(options.before);
      await prepare(context);
      const page = await context.newPage();
      await page.goto(own + path);
      return page;
    },
    pages: () => [...contexts].flatMap((context) => context.pages()),
    stop,
    start,
    leap: () => server.leap(),
    async crash() {
      await stop();
      await start();
    },
    problems: () => [
      ...endOf(browser),
      ...found.flat().filter((problem) => !OUTAGE.test(problem)),
      ...server.complaints,
    ],
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
      await Promise.all([given === undefined && browser.close(), server.stop()]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** From the sheet of a game to the room where others are waited for; returns the path of the invitation. */
export async function invite(page: Page): Promise<string> {
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-friends') }).press('Enter');
  return pathOf(await page.locator('.waiting .send-address').inputValue());
}

/** Without the origin, which is the one for other devices. */
export function pathOf(link: string): string {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** The path of the link to watch, from the menu of the table. */
export async function watchLinkOf(page: Page): Promise<string> {
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-menu') }).press('Enter');
  const link = await page.locator('.far-menu .send-address').first().inputValue();
  await page.keyboard.press('Escape');
  // Else the next Enter would open the menu again.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return pathOf(link);
}

/** By the menu of the table. */
export async function resign(page: Page): Promise<void> {
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-menu') }).press('Enter');
  await page.getByRole('button', { name: t('friends-resign') }).press('Enter');
  await page.getByRole('button', { name: t('friends-resign-sure') }).press('Enter');
}

/** One more seat, for the bot with this name. */
export async function addBot(page: Page, bot: string): Promise<void> {
  const t = await wordsOf(page);
  const seats = await page.locator('.room-seat').count();
  await page.getByRole('button', { name: t('friends-add-seat') }).click();
  await seatBot(page, seats, bot);
}

/** A bot for a seat that is free. */
export async function seatBot(page: Page, seat: number, bot: string): Promise<void> {
  const t = await wordsOf(page);
  await page.locator('.room-seat').nth(seat).getByRole('button').click();
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

/** A table that is full starts by itself after some seconds: the button may be gone before it is pressed. */
export async function startGame(page: Page): Promise<void> {
  const t = await wordsOf(page);
  const table = page.locator('.table');
  const start = page.getByRole('button', { name: t('friends-start'), exact: true });
  await start.or(table).first().waitFor();
  await page.evaluate(
    (label) =>
      [...document.querySelectorAll<HTMLElement>('.waiting-foot button')]
        .find(({ innerText }) => innerText.trim() === label)
        ?.click(),
    t('friends-start'),
  );
  await table.waitFor();
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

/** In the room: two minutes for each turn. */
export async function chooseClock(page: Page): Promise<void> {
  const t = await wordsOf(page);
  const name = clockName({ kind: 'turn', turnMs: 120_000 }, t);
  await page.locator('.room-chip', { hasText: t('friends-clock') }).press('Enter');
  await page.locator('.dialog .choice label', { hasText: name }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.room-chip', { hasText: name }).waitFor();
}

/** A table with a bot, by the API: its game begins at once. */
export async function openBotTable(page: Page, { game, name, turnMs }: BotTable): Promise<void> {
  await page.evaluate(
    async (body) => {
      const post = async (path: string, text: object) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`./api/${path}`, { method: 'POST', headers, body: JSON.stringify(text) });
        return (await response.json()) as { readonly table: string };
      };
      await post('session', {});
      location.hash = `/online/${(await post('tables', body)).table}`;
    },
    {
      game,
      options: GAMES[game].options,
      seats: [
        { kind: 'me', name },
        { kind: 'bot', bot: GAMES[game].bot },
      ],
      clock: { kind: 'turn', turnMs },
    },
  );
  await page.locator('.table').waitFor();
}

interface BotTable {
  readonly game: keyof typeof GAMES;
  /** Of the person at this page. */
  readonly name: string;
  readonly turnMs: number;
}

const GAMES = {
  kingdomino: { options: { seats: 2, variants: [], tiebreak: 'crowns' }, bot: 'page' },
  duel: { options: { seats: 2, spellbook: 'drawn' }, bot: 'page' },
  colours: { options: { seats: 2, map: 'first' }, bot: 'page' },
} as const;
