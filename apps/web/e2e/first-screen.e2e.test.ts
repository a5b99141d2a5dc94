import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { goTo, openGameSheet, playNow, settle } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { open, openPage } = useHarness();

const SIZES = [PHONE, { width: 740, height: 360 }, { width: 820, height: 1180 }, { width: 1440, height: 900 }];

/** Adds up how far things have moved without being asked to. Runs in the page before its scripts. */
const WATCH_SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** Where the words of an element end, and where it begins. Runs in the page. */
function rightOfWords(element: Element): { readonly words: number; readonly box: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  return { words: range.getBoundingClientRect().right, box: element.getBoundingClientRect().left };
}

describe('the first screen', () => {
  it.each([PHONE, DESKTOP])('opens at $width px without sideways scroll', async (size) => {
    const page = await openPage(size);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it.each(LANGUAGES)('speaks %s to a browser that does', async (language) => {
    const page = await openPage({ ...PHONE, language });
    await page.locator(`html[lang=${language}]`).waitFor();
    await settle(page);
    await openGameSheet(page);
    const t = translatorFor(language);
    await expect.poll(() => page.getByRole('button', { name: t('web-play-now') }).count()).toBe(1);
  });

  it.each(LANGUAGES)('shows three games without a script and without scrolling, in %s', async (language) => {
    const t = translatorFor(language);
    // A phone has a viewport of its own kind; the other sizes are those of a window.
    const [phone, window] = [PHONE, DESKTOP].map((size) => openPage({ ...size, language, hasScript: false }));
    for (const size of SIZES) {
      const page = (await (size === PHONE ? phone : window))!;
      await page.setViewportSize(size);
      expect(await page.locator('.lid-title').allInnerTexts()).toEqual(
        (['kingdomino', 'duel', 'colours'] as const).map((game) => t('game', { game })),
      );
      expect(await page.locator('.lid-picture svg').count()).toBe(3);
      for (const picture of await page.locator('.lid-picture svg').all()) {
        const box = (await picture.boundingBox())!;
        expect(Math.min(box.width, box.height), `${size.width} px`).toBeGreaterThan(90);
      }
      const [name, chooser] = await Promise.all(
        ['.lid-name', '.lid-language'].map((part) => page.locator(part).evaluate(rightOfWords)),
      );
      expect(name!.words, `${size.width} px`).toBeLessThanOrEqual(chooser!.box);
      const foot = (await page.locator('.lid-foot a').last().boundingBox())!;
      expect(foot.y + foot.height, `${size.width} px`).toBeLessThanOrEqual(size.height);
    }
  });

  it('has no script and no style of its own in its HTML', async () => {
    const page = await openPage(PHONE);
    const html = await page.evaluate(async () => (await fetch('./')).text());
    expect(html).toContain('class="lid-picture"');
    expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/);
  });

  it.each(['en', 'ru'])('is taken over by the script without a move, in %s', async (language) => {
    const { page } = await open({ ...PHONE, language, before: WATCH_SHIFTS });
    await page.locator('.lid').evaluate((lid) => {
      (globalThis as unknown as { drawn: Element }).drawn = lid.querySelector('.lid-picture svg')!;
    });
    await settle(page);
    await page.getByRole('switch').tap();
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    const isSame = await page.evaluate(
      () =>
        (globalThis as unknown as { drawn: Element }).drawn === document.querySelector('.lid-picture svg') &&
        document.querySelectorAll('.lid').length === 1,
    );
    expect(isSame).toBe(true);
    expect(await shifted(page)).toBeLessThan(0.005);
  });

  it.each(LANGUAGES)(
    'asks for the letters of its titles before any style says so, in %s, and for no others',
    async (language) => {
      const { page, requests } = await open({ ...PHONE, language });
      await settle(page);
      const preloaded = await page
        .locator('link[as=font]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
      expect(preloaded.length).toBeGreaterThan(0);
      expect(requests.filter((path) => path.endsWith('.woff2')).toSorted()).toEqual(preloaded.toSorted());
    },
  );

  it('offers the game that goes on where the words of welcome were, and nothing moves', async () => {
    const { page } = await open({ ...PHONE, seed: 7, reducedMotion: true, before: WATCH_SHIFTS });
    await settle(page);
    await playNow(page);
    await page.goto(`${new URL(page.url()).origin}/`);
    await page.locator('.lid-continue').waitFor();
    await settle(page);
    expect(await shifted(page)).toBeLessThan(0.005);
    await page.locator('.lid-continue').tap();
    await page.waitForURL(/#\/table\//);
  });

  it('speaks the chosen language and shows the chosen sound, whatever the page was drawn in', async () => {
    const settings = JSON.stringify({ language: 'bg', sound: false, theme: 'dark' });
    const page = await openPage({ ...PHONE, language: 'en', kept: { 'crownhold.settings': settings } });
    await page.locator('html[lang=bg][data-theme=dark]').waitFor();
    const t = translatorFor('bg');
    expect(await page.locator('.lid-title').first().innerText()).toBe(t('game', { game: 'kingdomino' }));
    expect(await page.getByRole('combobox').inputValue()).toBe('bg');
    expect(await page.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    expect(await page.locator('.lid-picture svg').count()).toBe(3);
  });

  it('keeps its pictures when one comes back to it', async () => {
    const page = await openPage({ ...PHONE, route: '/settings' });
    await settle(page);
    expect(await page.locator('.lid').count()).toBe(0);
    for (let visit = 0; visit < 2; visit++) {
      await goTo(page, '/');
      await expect.poll(() => page.locator('.lid-picture svg').count()).toBe(3);
      await goTo(page, '/about');
    }
  });
});

describe('the sheet of a game', () => {
  it('opens from its address, and closes to the first screen', async () => {
    const page = await openPage({ ...PHONE, route: '/game/colours' });
    await page.locator('.game-sheet').waitFor();
    await page.getByRole('button', { name: translatorFor('en')('web-close') }).tap();
    await page.locator('.game-sheet').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/');
  });

  it('knows the family: a tap seats somebody, and About forgets them', async () => {
    const t = translatorFor('en');
    const kept = { 'crownhold.family': JSON.stringify([{ name: 'Leo', seat: 1 }]) };
    const page = await openPage({ ...PHONE, seed: 7, reducedMotion: true, route: '/game/kingdomino', kept });
    await page.getByRole('button', { name: 'Leo', exact: true }).tap();
    await page.getByRole('button', { name: new RegExp(`${t('web-play-now')}.*Leo`, 's') }).tap();
    await page.waitForURL(/#\/table\//);
    await settle(page);
    await goTo(page, '/about');
    await page.getByText(t('about-names-kept', { names: 'Leo' })).waitFor();
    await page.getByRole('button', { name: t('web-family-forget') }).tap();
    await page.getByText(t('about-names-kept', { names: 'Leo' })).waitFor({ state: 'detached' });
  });
});

it.each(LANGUAGES)(
  'About names all three games and everybody who is known to have made them, in %s',
  async (language) => {
    const page = await openPage({ ...PHONE, language, route: '/about' });
    await page.locator('.about dl').waitFor();
    const t = translatorFor(language);
    const text = await page.locator('.about').innerText();
    for (const game of ['kingdomino', 'duel', 'colours'] as const) expect(text).toContain(t('about-credit', { game }));
    expect(await page.locator('.about-lead').innerText()).toBe(t('about-unofficial'));
    expect(await page.locator('.about li').count()).toBeGreaterThan(3);
  },
);
