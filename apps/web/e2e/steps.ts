import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@crownhold/core';
import { pickLanguage, type Translate } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { errors, type Locator, type Page } from 'playwright-core';
import { WAIT_MS } from './wait-limit.ts';

/** What the page would say, in the language that it speaks now. */
export async function wordsOf(page: Page): Promise<Translate> {
  // Before there is a screen, the page has not chosen its language yet.
  await titleOf(page).waitFor({ state: 'attached' });
  return translatorFor(pickLanguage([(await page.locator('html').getAttribute('lang')) ?? '']));
}

/** Of a request that a page made just before it was left Playwright may never hear the end. */
const IDLE_MS = WAIT_MS / 3;

/** Until a screen is there: its title, its letters, and all that it loads ahead. */
export async function settle(page: Page): Promise<void> {
  await titleOf(page).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  await page.evaluate(() => document.fonts.ready);
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
