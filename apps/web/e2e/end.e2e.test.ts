import { readFileSync } from 'node:fs';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { SCREENS } from './screens.ts';
import { settle } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const t = translatorFor('en');
const PNG = [0x89, 0x50, 0x4e, 0x47];
const showEnd = SCREENS.find(({ name }) => name === 'end')!.go!;

describe('the end of a game', () => {
  it('counts territory by territory, names the winner last, and nothing moves meanwhile', async () => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7 });
    await settle(page);
    await showEnd(page, 'en');
    await page.locator('.result.is-counting').first().waitFor();
    expect(await page.locator('.end-title').innerText()).toBe(t('web-over'));
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOf();
    await page.locator('.end-head.is-unrolled').waitFor();
    expect(await page.locator('.end-title').innerText()).toBe(t('web-you-win'));
    expect(await page.locator('.result-items .is-hidden').count()).toBe(0);
    expect(await heightOf()).toBe(before);
  });

  it('is reached by a tap that does nothing else', async () => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7 });
    await settle(page);
    await showEnd(page, 'en');
    await page.locator('.result.is-counting').first().waitFor();
    const { href } = new URL(page.url());
    await page.getByRole('button', { name: t('web-rematch') }).tap();
    await page.locator('.end-head.is-unrolled').waitFor();
    expect(page.url()).toBe(href);
    await page.getByRole('button', { name: t('web-rematch') }).tap();
    await expect.poll(() => page.url()).not.toBe(href);
  });

  it('is there at once for people who want less motion, with all that others see', async () => {
    const page = await openPage({ ...DESKTOP, route: '/games', seed: 7, reducedMotion: true });
    await settle(page);
    await showEnd(page, 'en');
    await page.locator('.end-head.is-unrolled').waitFor();
    expect(await page.locator('.falling-crowns').count()).toBe(0);
    expect(await page.locator('.result-items .is-hidden').count()).toBe(0);
    await page.getByRole('link', { name: t('web-look-back') }).click();
    await page.waitForURL(/#\/replay\//);
  });

  it.each(['end-picture', 'duel-end-picture'])('gives a picture of all boards (%s)', async (screen) => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7, reducedMotion: true });
    await settle(page);
    await SCREENS.find(({ name }) => name === screen)!.go!(page, 'en');
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page
        .locator('.end-picture')
        .getByRole('button', { name: t('pad-save') })
        .tap(),
    ]);
    const bytes = readFileSync(await picture.path());
    expect([...bytes.subarray(0, 4)]).toEqual(PNG);
    expect(bytes.length).toBeGreaterThan(30_000);
  });

  it('gives no picture before there is one', async () => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7, reducedMotion: true });
    let letIn: () => void = () => undefined;
    const isLetIn = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route(/\/result-picture-/, (route) => isLetIn.then(() => route.continue()));
    await settle(page);
    const shown = SCREENS.find(({ name }) => name === 'duel-end-picture')!.go!(page, 'en');
    const save = page.locator('.end-picture .is-main');
    await save.waitFor();
    expect(await save.isDisabled()).toBe(true);
    letIn();
    await shown;
    expect(await save.isEnabled()).toBe(true);
  });
});
