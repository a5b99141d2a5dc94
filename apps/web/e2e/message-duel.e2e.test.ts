import process from 'node:process';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DUEL_BY_MOUSE, DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { contextOptions, DESKTOP, PHONE } from './harness.ts';
import { begin, followLink, installed, linkOf, SHARE_SHEET, send, sitDown } from './message-person.ts';
import { noteRequests } from './open-requests.ts';
import { watchProblems } from './problems.ts';
import { startStaticServer } from './static-server.ts';
import { goTo, settle, wordsOf } from './steps.ts';
import { storedGame } from './stored-game.ts';
import { GAME_MS } from './wait-limit.ts';
import { useResources } from './worker-resources.ts';

const ANNA = { ...DESKTOP, language: 'en', reducedMotion: true, hasWorker: true } as const;
const OLGA = { ...PHONE, language: 'ru', reducedMotion: true, hasWorker: true } as const;

const resources = useResources();

/** From a folder of a host of files alone: nothing answers there but the page. */
async function openRoom() {
  const [site, browser] = await Promise.all([startStaticServer(), resources().browser()]);
  const contexts: BrowserContext[] = [];
  const found: (readonly string[])[] = [];
  return {
    async person(options: Parameters<typeof contextOptions>[0], route: string, before = ''): Promise<Page> {
      const context = await browser.newContext(contextOptions(options));
      contexts.push(context);
      found.push(watchProblems(context, site.origin));
      noteRequests(context);
      await context.addInitScript(before);
      const page = await context.newPage();
      await page.goto(`${site.address}?seed=11#${route}`);
      await installed(page);
      await settle(page);
      return page;
    },
    problems: () => found.flat(),
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await site.close();
    },
  };
}

/** As many as show a round with all its turns; `npm run prove -- friends` plays to the end. */
const MOST_LINKS = process.env['EVERY'] ? Number.POSITIVE_INFINITY : 8;

it('a Duel goes by message from a page without a server, offline between the turns', { timeout: GAME_MS }, async () => {
  const room = await openRoom();
  try {
    const anna = await room.person(ANNA, '/game/colours');
    const olga = await room.person(OLGA, '/', SHARE_SHEET);
    const t = await wordsOf(anna);
    // A game that hides turns does not go by message; and nobody is offered what only a server has.
    await anna.locator('.game-sheet-ways').waitFor();
    expect(await anna.getByRole('link', { name: t('web-by-message') }).count()).toBe(0);
    expect(await anna.getByRole('button', { name: t('web-friends') }).count()).toBe(0);
    await goTo(anna, '/code');
    await anna.getByText(t('friends-no-server')).waitFor();
    await goTo(anna, '/by-message/colours');
    await anna.getByText(t('web-lost-title')).waitFor();
    await goTo(anna, '/game/duel');
    expect(await anna.getByRole('button', { name: t('web-friends') }).count()).toBe(0);
    for (const page of [anna, olga]) await page.context().setOffline(true);

    await anna.getByRole('link', { name: t('web-by-message') }).press('Enter');
    await begin(anna, 'Anna');
    const isMade = (page: Page) => async () => (await send(page).count()) > 0;
    await playDuelOn(anna, DUEL_BY_MOUSE, isMade(anna));
    await sitDown(olga, await linkOf(anna), 'Anna');
    let links = 1;
    for (let [here, there] = [olga, anna]; ; [here, there] = [there, here], links++) {
      await playDuelOn(here, here === anna ? DUEL_BY_MOUSE : DUEL_BY_TAPS, isMade(here));
      if (links === MOST_LINKS || (await there.locator('.end').count()) > 0) break;
      await followLink(there, await linkOf(here));
      if (there === anna && links < 3) await expectNoAdvice(anna);
    }
    if (MOST_LINKS === Number.POSITIVE_INFINITY) await expectSameEnd(anna, olga);
    expect(links).toBeGreaterThanOrEqual(Math.min(MOST_LINKS, 20));
    expect(room.problems()).toEqual([]);
  } finally {
    await room.close();
  }
});

async function expectSameEnd(anna: Page, olga: Page): Promise<void> {
  for (const page of [anna, olga]) await page.locator('.result.is-winner').first().waitFor();
  expect((await storedGame(olga)).steps).toEqual((await storedGame(anna)).steps);
  // The second of two Annas.
  expect((await anna.locator('.result .name').allTextContents()).toSorted()).toEqual(['Anna', 'Anna 2']);
}

/** No hints among people, and no word that the dice are proven. */
async function expectNoAdvice(page: Page): Promise<void> {
  const t = await wordsOf(page);
  expect(await page.locator('.thumb-hint').count()).toBe(0);
  await page.getByRole('button', { name: t('web-menu') }).press('Enter');
  await page.getByText(t('message-unproven')).waitFor();
  await page.keyboard.press('Escape');
}
