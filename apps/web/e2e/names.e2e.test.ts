import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { PHONE } from './harness.ts';
import { goTo, settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** A page that is loaded anew, on a machine that may be busy. */
const PATIENT = { timeout: 15_000 } as const;
/** As long as a name can be. */
const LONG = 'Александра-Мария Петрова';

describe('a name', () => {
  it('[R7] is refused with a reason when it is too long, and whole at the table and in the replay when it is not', async () => {
    const page = await openPage({ ...PHONE, reducedMotion: true, seed: 7, route: '/new/kingdomino' });
    const t = await wordsOf(page);
    const field = page.locator('.seat-name input').first();
    const start = page.getByRole('button', { name: t('web-start') });
    await field.fill(`${LONG}!`);
    await page.getByText(t('refusal-name-too-long', { most: 24 })).waitFor();
    await start.press('Enter');
    expect(new URL(page.url()).hash).toBe('#/new/kingdomino');
    expect(await field.inputValue()).toBe(`${LONG}!`);
    await field.fill(LONG);
    await start.press('Enter');
    await page.waitForURL(/#\/table\//);
    await settle(page);
    expect(await page.locator('.head-who .name').innerText()).toBe(LONG);
    await goTo(page, new URL(page.url()).hash.slice(1).replace('table', 'replay'));
    await page.locator('.replay-kingdom .name').first().waitFor();
    expect(await page.locator('.replay-kingdom .name').allInnerTexts()).toContain(LONG);
  });
});

describe('the head of the page', () => {
  it.each(['en', 'uk'] as const)('says in %s what this is, and so does its manifest', async (language) => {
    const page = await openPage({ ...PHONE, language });
    const t = translatorFor(language);
    await expect.poll(() => page.title(), PATIENT).toBe(t('web-title'));
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(t('web-description'));
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      return (await fetch(href)).json();
    });
    expect(manifest).toMatchObject({ lang: language, name: t('web-title'), description: t('web-description') });
    await page.goto(`${new URL(page.url()).origin}/?lang=ru`);
    await expect.poll(() => page.title(), PATIENT).toBe(translatorFor('ru')('web-title'));
  });
});
