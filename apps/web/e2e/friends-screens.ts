import type { Page } from 'playwright-core';
import { invite, openBotTable, resign, seatBot, startGame, watchLinkOf } from './friends-room.ts';
import type { Screen } from './screen.ts';
import { goTo, wordsOf } from './steps.ts';

/** Tables at the server: each is opened by the page itself, or by somebody in another browser profile. */
export const FRIENDS_SCREENS: readonly Screen[] = [
  { name: 'far-room', route: '/game/kingdomino', go: showRoom },
  { name: 'far-clock', route: '/game/duel', go: (page) => showTerms(page, 'friends-clock') },
  { name: 'far-guest', route: '/', go: showGuest },
  { name: 'far-rules', route: '/game/kingdomino', go: (page) => showTerms(page, 'friends-rules') },
  { name: 'far-table', route: '/', go: (page) => showTable(page, 'kingdomino') },
  { name: 'far-signs', route: '/game/kingdomino', go: showSigns },
  { name: 'far-menu', route: '/', go: showMenu },
  { name: 'far-watch', route: '/', go: showWatching },
  { name: 'far-end', route: '/', go: showEnd },
  { name: 'far-tables', route: '/', go: showMyTables },
];

const TURN_MS = 600_000;

async function showRoom(page: Page): Promise<void> {
  await invite(page);
  await page.locator('.room-terms').waitFor();
}

async function showTerms(page: Page, label: 'friends-rules' | 'friends-clock'): Promise<void> {
  const t = await wordsOf(page);
  await showRoom(page);
  await page.locator('.room-chip', { hasText: t(label) }).press('Enter');
  await page.getByRole('dialog').waitFor();
}

async function showGuest(page: Page): Promise<void> {
  const host = await otherPage(page, '/#/game/kingdomino');
  const invitation = await invite(host);
  await page.goto(new URL(invitation, page.url()).href);
  await page.locator('.guest-form').waitFor();
  await host.context().close();
}

/** Against a bot of the server, with a clock. */
async function showTable(page: Page, game: 'kingdomino' | 'duel'): Promise<void> {
  await openBotTable(page, { game, name: 'Оля', turnMs: TURN_MS });
  await page.locator('.far-clock').first().waitFor();
}

/** Two people are there: only then there is somebody to give a sign to. */
async function showSigns(page: Page): Promise<void> {
  const t = await wordsOf(page);
  const guest = await otherPage(page, await invite(page));
  await guest.locator('.guest-form button').click();
  await guest.locator('.waiting').waitFor();
  await startGame(page);
  await page.getByRole('button', { name: t('friends-react') }).press('Enter');
  await page.locator('.far-signs').waitFor();
  await guest.context().close();
}

async function showMenu(page: Page): Promise<void> {
  const t = await wordsOf(page);
  await showTable(page, 'duel');
  await page.getByRole('button', { name: t('web-menu') }).press('Enter');
  await page.locator('.far-menu').waitFor();
}

/** Somebody plays against a bot, and the page watches by the link for it. */
async function showWatching(page: Page): Promise<void> {
  const host = await otherPage(page, '/#/game/kingdomino');
  await invite(host);
  await seatBot(host, 1, 'page');
  await startGame(host);
  await page.goto(new URL(await watchLinkOf(host), page.url()).href);
  await page.locator('.far-watch').waitFor();
  await host.context().close();
}

/** Somebody has given up; the whole game is checked. */
async function showEnd(page: Page): Promise<void> {
  await showTable(page, 'duel');
  await resign(page);
  await page.locator('.end-proof.is-checked').waitFor();
}

async function showMyTables(page: Page): Promise<void> {
  await showTable(page, 'duel');
  await goTo(page, '/');
  await page.locator('.lid-tables a').waitFor();
}

/** Another person, with a browser profile of their own. */
async function otherPage(page: Page, path: string): Promise<Page> {
  const language = await page.locator('html').getAttribute('lang');
  const context = await page
    .context()
    .browser()!
    .newContext({ locale: language ?? 'en', reducedMotion: 'reduce' });
  const other = await context.newPage();
  await other.goto(new URL(path, page.url()).href);
  return other;
}
