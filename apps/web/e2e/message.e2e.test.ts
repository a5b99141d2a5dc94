import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, type OpenedPage, PHONE } from './harness.ts';
import { begin, followLink, installed, linkOf, SHARE_SHEET, send, sitDown, tapLink } from './message-person.ts';
import { BY_KEYS, BY_MOUSE, BY_TAPS, onTable, playOn } from './person.ts';
import { FILM, goTo, settle, wordsOf } from './steps.ts';
import { storedGame } from './stored-game.ts';
import { useHarness } from './test-harness.ts';

const { open, openPage } = useHarness();

const ANNA = { ...DESKTOP, language: 'en', reducedMotion: true, seed: 11 } as const;
const OLGA = { ...PHONE, language: 'ru', reducedMotion: true, before: SHARE_SHEET } as const;

const ANNA_AND_OLGA = ['Anna', 'Оля'];

type Manner = typeof BY_KEYS;

/** Plays until it is somebody else’s turn, or the game is over. */
const playTurn = (page: Page, manner: Manner) => playOn(page, manner, async () => (await send(page).count()) > 0);

/** What is the matter with a link. */
async function noticeOf(page: Page, link: string): Promise<string> {
  await tapLink(page, link);
  return (await page.locator('.page-centred [role=alert]').textContent())!;
}

/** A device that has the page, and then no network. */
async function openOffline(options: Parameters<typeof open>[0]): Promise<OpenedPage> {
  const opened = await open({ ...options, hasWorker: true });
  await installed(opened.page);
  await settle(opened.page);
  await opened.page.context().setOffline(true);
  return opened;
}

it('a whole game goes by message between two devices without a network, and both end alike', async () => {
  const [{ page: anna }, { page: olga }] = await Promise.all([openOffline(ANNA), openOffline(OLGA)]);
  await goTo(anna, '/by-message/kingdomino');
  await begin(anna, 'Anna');
  await playTurn(anna, BY_KEYS);
  expect(await anna.locator('.head').textContent()).toMatch(/Player.2.*To play/);
  const links = [await linkOf(anna)];
  await sitDown(olga, links[0]!, 'Оля');
  for (let [here, there] = [olga, anna]; ; [here, there] = [there, here]) {
    await playTurn(here, here === anna ? BY_KEYS : BY_TAPS);
    if ((await onTable(there).end.count()) > 0) break;
    links.push(await linkOf(here));
    await followLink(there, links.at(-1)!);
  }
  for (const page of [anna, olga]) await page.locator('.result.is-winner').first().waitFor();
  const [game, same] = [await storedGame(anna), await storedGame(olga)];
  expect(same.steps).toEqual(game.steps);
  const names = await Promise.all([anna, olga].map((page) => page.locator('.result .name').allTextContents()));
  expect(names.map((each) => each.toSorted())).toEqual([ANNA_AND_OLGA, ANNA_AND_OLGA]);
  expect(Math.max(...links.map(({ length }) => length))).toBeLessThan(800);
  // All of it stays behind the hash: no server ever hears of it.
  for (const link of links) expect(new URL(link)).toMatchObject({ pathname: '/', search: '' });
});

it('a game that another player begins says so, and is sent at once', async () => {
  const anna = await openPage({ ...ANNA, seed: 1, route: '/by-message/kingdomino' });
  const t = await wordsOf(anna);
  await begin(anna, 'Anna');
  await send(anna).waitFor();
  expect(await send(anna).textContent()).toBe(t('message-begins', { name: 'Player 2' }) + t('message-send'));
  const olga = await openPage(OLGA);
  await sitDown(olga, await linkOf(anna), 'Оля');
  await playTurn(olga, BY_TAPS);
  await followLink(anna, await linkOf(olga));
  await onTable(anna).task.waitFor();
});

it('a link that is older, forked, damaged or of another version says so, and the game here is safe', async () => {
  const [anna, olga, boris] = await Promise.all([
    openPage({ ...ANNA, route: '/by-message/kingdomino' }),
    openPage({ ...OLGA, reducedMotion: false }),
    openPage({ ...ANNA, seed: 12 }),
  ]);
  const t = await wordsOf(anna);
  await begin(anna, 'Anna');
  await playTurn(anna, BY_KEYS);
  const invitation = await linkOf(anna);
  await sitDown(olga, invitation, 'Оля');
  // What others have played moves before her eyes.
  await olga.locator(FILM).waitFor({ state: 'attached' });
  await playTurn(olga, BY_TAPS);
  const olgas = await linkOf(olga);
  await sitDown(boris, invitation, 'Boris');
  await playTurn(boris, BY_MOUSE);
  await followLink(anna, olgas);
  await onTable(anna).task.waitFor();
  const { steps } = await storedGame(anna);

  const forked = await noticeOf(anna, await linkOf(boris));
  expect(forked).toMatch(/differ from turn\s\d\son/);
  await anna.getByRole('link', { name: t('message-keep') }).press('Enter');
  await onTable(anna).task.waitFor();
  expect((await storedGame(anna)).steps).toEqual(steps);
  expect(await noticeOf(anna, olgas.slice(0, -9))).toBe(t('message-broken'));
  expect(await noticeOf(anna, olgas.replace('/message/1', '/message/2'))).toBe(t('message-newer'));

  await followLink(anna, olgas);
  await playTurn(anna, BY_KEYS);
  const newest = await linkOf(anna);
  expect(await noticeOf(anna, olgas)).toMatch(/already seen (one|\d+)\sturns?\smore/);
  await anna.getByRole('link', { name: t('message-newest') }).press('Enter');
  await send(anna).waitFor();
  expect(await anna.locator('.head').textContent()).toMatch(/Оля.*To play/);

  expect(await noticeOf(boris, newest)).toMatch(/differ from turn\s\d\son/);
  await boris.getByRole('button', { name: t('message-take') }).press('Enter');
  // His seat is another's there.
  await boris.getByRole('button', { name: t('message-me', { name: 'Оля' }) }).waitFor();
});
