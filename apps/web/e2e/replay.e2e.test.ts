import { formatRecord, type GameRecord, parseRecord } from '@crownhold/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatLink } from '../src/replay/link.ts';
import { playBotGame } from './bot-game.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_MOUSE, onTable, playOn } from './person.ts';
import { chooseRecord, goTo, openRecord, playNow, settle, wordsOf } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';
import { throwOnce } from './thrown-game.ts';

const { openPage } = useHarness();
const SWIFT = { reducedMotion: true, seed: 11 } as const;

const GAME = playBotGame({
  options: { seats: 2, variants: [], tiebreak: 'territory-then-crowns' },
  chairs: [{ name: 'Ann' }, { name: 'Bob', bot: 'greedy' }],
  seed: 9,
});
const RECORD = parseRecord(GAME) as GameRecord;
/** Every take and put is a moment, after the one that lays the first line. */
const LAST = RECORD.steps.filter((step) => /^(?:take|put|discard)/.test(step)).length;

const inReplay = (page: Page) => ({
  position: page.locator('.replay-slider output'),
  news: page.locator('.replay-news'),
  verdict: page.locator('.verdict'),
});

async function verifyIn(page: Page): Promise<void> {
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('replay-verify') }).press('Enter');
  await inReplay(page).verdict.waitFor();
}

describe('a replay', () => {
  it('goes by keys and by the slider, from my games', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT, route: '/games' });
    const t = await wordsOf(page);
    await openRecord(page, GAME);
    await page.getByRole('link', { name: t('web-look-back') }).click();
    const { position, news } = inReplay(page);
    const at = (step: number) =>
      expect.poll(() => position.innerText()).toBe(t('replay-position', { step, steps: LAST }));
    await at(0);
    expect(await news.innerText()).toContain(t('replay-begins'));
    await page.keyboard.press('ArrowRight');
    await at(1);
    expect(await news.innerText()).toMatch(/takes domino \d+/);
    await page.keyboard.press('End');
    await at(LAST);
    expect(await news.innerText()).toMatch(/wins!|share the victory/);
    await page.keyboard.press('ArrowLeft');
    await at(LAST - 1);
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await at(2);
    await page.keyboard.press('Space');
    await page.getByRole('slider').fill('10');
    await at(10);
    await page.getByRole('slider').press('ArrowRight');
    await at(11);
  });

  it('is played on from here, in the middle of a turn too', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/replay' });
    const t = await wordsOf(page);
    await chooseRecord(page, GAME);
    // After the kings have taken, moments are a put and a take in turn.
    await page.getByRole('slider').fill('21');
    expect(await inReplay(page).news.innerText()).toMatch(/places|discards/);
    await page.getByRole('button', { name: t('replay-play-on') }).tap();
    await page.getByRole('button', { name: 'Bob' }).tap();
    await page.waitForURL(/#\/table\//);
    await settle(page);
    await playOn(page, BY_MOUSE, async () =>
      (await page.locator('.remaining').innerText()).includes(t('web-last-round')),
    );
    // The bot may be first in it.
    await expect.poll(() => page.locator('.head-who').innerText()).toBe('Bob');
    await page.reload();
    await onTable(page).task.waitFor();
  });

  it('of a link shows its game, and of half a link says so', async () => {
    const link = await formatLink(RECORD);
    const page = await openPage({ ...PHONE, ...SWIFT, route: `/link/${link}` });
    const t = await wordsOf(page);
    await inReplay(page).position.waitFor();
    await page.getByText(t('replay-no-proof')).waitFor();
    await expectNoSidewaysScroll(page);
    await goTo(page, `/link/${link.slice(0, -20)}`);
    expect(await page.getByRole('alert').innerText()).toBe(t('replay-link-broken'));
  });
});

describe('chance is verified in the browser:', () => {
  it('a sound record, and one that was tampered with', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/replay' });
    const t = await wordsOf(page);
    await chooseRecord(page, GAME);
    await verifyIn(page);
    const { verdict } = inReplay(page);
    expect(await verdict.innerText()).toContain(t('replay-sound'));
    expect(await verdict.innerText()).toContain(t('proven-closed'));
    expect(await verdict.textContent()).toContain(t('unproven-no-witness'));
    await goTo(page, '/games');
    await goTo(page, '/replay');
    // Where the sound record is, so that the beginning of the other one is seen: whatever is verified before would be forgotten.
    const { position } = inReplay(page);
    await page.getByRole('slider').fill('10');
    await expect.poll(() => position.innerText()).toBe(t('replay-position', { step: 10, steps: LAST }));
    const { events } = RECORD.fairness as { readonly events: readonly { readonly element?: string }[] };
    const changed = events.with(7, { ...events[7], element: '00'.repeat(32) });
    await dropRecord(page, formatRecord({ ...RECORD, fairness: { ...(RECORD.fairness as object), events: changed } }));
    await expect.poll(() => position.innerText()).toBe(t('replay-position', { step: 0, steps: LAST }));
    await verifyIn(page);
    expect(await verdict.innerText()).toContain(t('replay-faulty'));
    const sentence = t('fault-wrong-element');
    expect(await verdict.innerText()).toContain(t('replay-fault-event', { event: 7, sentence }));
  });

  it('by the same four words in the menu of a table and in its replay', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    const t = await wordsOf(page);
    await playNow(page);
    const id = /#\/table\/(.+)$/.exec(page.url())![1]!;
    await page.getByRole('button', { name: t('web-menu') }).tap();
    const words = page.getByRole('link', { name: /(?:\d+ \p{L}+(?: · |$)){4}/u });
    const said = await words.innerText();
    await goTo(page, `/replay/${id}`);
    await verifyIn(page);
    expect(await inReplay(page).verdict.innerText()).toContain(said);
  });

  it('dice that were thrown, with the physics loaded only then', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT, route: '/replay' });
    const t = await wordsOf(page);
    await chooseRecord(page, await throwOnce());
    const slider = page.getByRole('slider');
    await slider.fill((await slider.getAttribute('max'))!);
    await page.locator('.replay-box .map-die').nth(3).waitFor();
    await verifyIn(page);
    expect(await inReplay(page).verdict.innerText()).toContain(t('replay-sound'));
  });
});

describe('a page out of sight', () => {
  it('says on its title and its sign that it is my turn', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT, route: '/games' });
    const t = await wordsOf(page);
    const chairs = [{ name: 'Ann' }, { name: 'Bob' }];
    const options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
    await openRecord(page, playBotGame({ options, chairs, seed: 9, turns: 8 }));
    const before = await page.title();
    const icon = page.locator('link[rel=icon]');
    await hide(page, true);
    expect(await page.title()).toContain(t('web-your-turn'));
    expect(await icon.getAttribute('href')).toMatch(/icon-turn\.svg$/);
    await hide(page, false);
    expect(await page.title()).toBe(before);
    expect(await icon.getAttribute('href')).toMatch(/icon\.svg$/);
  });
});

/** Lets the page believe that nobody sees it. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

async function dropRecord(page: Page, record: string): Promise<void> {
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  }, record);
}
