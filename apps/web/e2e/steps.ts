import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@crownhold/core';
import { pickLanguage, type Translate } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Locator, Page } from 'playwright-core';
import { hasOpenRequest } from './open-requests.ts';
import { WAIT_MS } from './wait-limit.ts';

/** What the page would say, in the language that it speaks now. */
export async function wordsOf(page: Page): Promise<Translate> {
  // Before there is a screen, the page has not chosen its language yet.
  await titleOf(page).waitFor({ state: 'attached' });
  return translatorFor(pickLanguage([(await page.locator('html').getAttribute('lang')) ?? '']));
}

/** Until a screen is there: its title, its letters, and all that it loads. */
export async function settle(page: Page): Promise<void> {
  await titleOf(page).waitFor({ state: 'attached' });
  const end = performance.now() + WAIT_MS;
  // Twice: what has come may ask for more, and draw before it does.
  for (let quiet = 0; quiet < 2; ) {
    const isBusy = await page.evaluate(isLoadingScreen);
    quiet = isBusy || hasOpenRequest(page) ? 0 : quiet + 1;
    if (performance.now() > end) throw new Error(`${page.url()} never settles`);
  }
}

/** The same, until nothing that a screen loads ahead can be on its way: for those who count what was loaded. */
export async function settleNetwork(page: Page): Promise<void> {
  await settle(page);
  await page.waitForLoadState('networkidle');
}

/** Whether a screen is still to come, as soon as the page has drawn what it has and nothing to do. Runs in the page. */
async function isLoadingScreen(): Promise<boolean> {
  await document.fonts.ready;
  await new Promise((idle) => requestIdleCallback(idle));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  return document.querySelector('main[aria-busy=true]') !== null;
}

/** To another screen of the page that is open. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
    return new Promise(requestAnimationFrame);
  }, route);
  await settle(page);
}

/** From the first screen to the sheet of its first game. */
export async function openGameSheet(page: Page): Promise<void> {
  await page.locator('.lid-game').first().press('Enter');
  await page.locator('.game-sheet').waitFor();
}

/** From the first screen to a table, with two taps. */
export async function playNow(page: Page): Promise<void> {
  const t = await wordsOf(page);
  await openGameSheet(page);
  // By key: a mouse that stays where it clicked would hover over the board that comes.
  await page.getByRole('button', { name: t('web-play-now') }).press('Enter');
  await page.waitForURL(/#\/table\//);
  await settle(page);
}

/** Gives a file to a screen that opens records. */
export async function chooseRecord(page: Page, record: string): Promise<void> {
  const t = await wordsOf(page);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.getByLabel(t('web-open-record')).setInputFiles(file);
}

/** From the list of games to the table of a record. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await chooseRecord(page, record);
  await page.waitForURL(/#\/table\//);
  await settle(page);
}

/** The record that a table gives away. */
export async function savedRecord(page: Page): Promise<GameRecord> {
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-menu') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('web-save-record') }).click(),
  ]);
  await page.getByRole('button', { name: t('web-close') }).click();
  const record = parseRecord(readFileSync(await download.path(), 'utf8'));
  if ('refusal' in record) throw new Error(record.refusal.code);
  return record;
}

/** The name of the first of these selectors that finds something, by one question to the page. */
export async function firstSeen<K extends string>(
  page: Page,
  selectors: Readonly<Record<K, string>>,
): Promise<K | undefined> {
  const names = Object.keys(selectors) as K[];
  const first = await page.evaluate(
    (each) => each.findIndex((selector) => document.querySelector(selector)),
    names.map((name) => selectors[name] as string),
  );
  return names[first];
}

/** What lies over a table while something moves. */
export const FILM = '.travel-cover';

/** As a tap on it does; it may end by itself at the same moment. */
export async function skipFilm(page: Page): Promise<void> {
  await page.evaluate((cover) => document.querySelector<HTMLElement>(cover)?.click(), FILM);
}

function titleOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).first();
}
