import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { goTo, playNow, settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** A screen that comes, on a machine that may be busy. */
const PATIENT = { timeout: 15_000 } as const;

describe('the way back', () => {
  it('leads from a replay, and from the settings, to where somebody came from', async () => {
    const page = await openPage({ ...PHONE, reducedMotion: true, seed: 7 });
    await playNow(page);
    const t = await wordsOf(page);
    const table = new URL(page.url()).hash;
    await goTo(page, '/settings');
    await page.getByRole('link', { name: t('web-back') }).tap();
    await expect.poll(() => new URL(page.url()).hash, PATIENT).toBe(table);
    await goTo(page, table.slice(1).replace('table', 'replay'));
    await page.getByRole('link', { name: t('web-back') }).tap();
    await expect.poll(() => new URL(page.url()).hash, PATIENT).toBe(table);
  });

  it('knows the screen in between of two quick changes', async () => {
    const page = await openPage({ ...PHONE, reducedMotion: true });
    await goTo(page, '/settings');
    await page.evaluate(() => {
      location.hash = '/games';
      location.hash = '/fairness';
    });
    const t = await wordsOf(page);
    await page.getByRole('heading', { level: 1, name: t('web-fairness') }).waitFor();
    await page.getByRole('link', { name: t('web-back') }).tap();
    await expect.poll(() => new URL(page.url()).hash, PATIENT).toBe('#/games');
  });
});

describe('the menu of a table', () => {
  it('lists keys where there is a keyboard', async () => {
    const page = await openPage({ ...DESKTOP, reducedMotion: true, seed: 7 });
    await playNow(page);
    await page.locator('.head-menu').click();
    await page.locator('dialog .menu-keys').waitFor();
  });

  it('lists none on a phone, until somebody presses one', async () => {
    const page = await openPage({ ...PHONE, reducedMotion: true, seed: 7 });
    const t = await wordsOf(page);
    await page.locator('.lid-game').first().tap();
    await page.getByRole('button', { name: t('web-play-now') }).tap();
    await page.waitForURL(/#\/table\//);
    await settle(page);
    await page.locator('.head-menu').tap();
    await page.locator('dialog .menu').waitFor();
    expect(await page.locator('dialog .menu-keys').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.locator('dialog .menu-keys').waitFor();
  });
});

describe('the language', () => {
  it('is chosen on the first screen, and the usual names of a game in progress follow it', async () => {
    const page = await openPage({ ...PHONE, reducedMotion: true, seed: 7 });
    await playNow(page);
    await goTo(page, '/');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Українська');
    await page.locator('html[lang=uk]').waitFor();
    const t = translatorFor('uk');
    const names = [t('web-player', { number: 1 }), t('bot-name', { bot: 'miller' })];
    await expect.poll(() => page.locator('.lid-continue').innerText(), PATIENT).toContain(names[0]);
    expect(await page.locator('.lid-continue').innerText()).toContain(names[1]);
    await page.locator('.lid-continue').tap();
    await expect.poll(() => page.locator('.head-who').innerText(), PATIENT).toBe(names[0]);
  });
});
