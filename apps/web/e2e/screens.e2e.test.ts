import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { SCREENS } from './screens.ts';
import { settle } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();

const THEMES = ['light', 'dark', 'contrast'] as const;

// What a theme can spoil is the same in all languages, and what a language can spoil in all themes: each of both is met
// by every screen. EVERY=1 meets each with each.
const PAIRS = process.env['EVERY']
  ? LANGUAGES.flatMap((language) => THEMES.map((theme) => [language, theme] as const))
  : LANGUAGES.map((language, at) => [language, THEMES[at % THEMES.length]!] as const);

describe.each(PAIRS)('in %s by the theme %s', (language, theme) => {
  it.each(SCREENS)('the screen $name has nothing in the way of anybody, and fits a phone', async ({ route, go }) => {
    const kept = { 'crownhold.settings': JSON.stringify({ theme }) };
    const page = await openPage({ ...sizeFor(language), language, reducedMotion: true, seed: 7, route, kept });
    await settle(page);
    await go?.(page, language);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
  });
});

function sizeFor(language: Language) {
  return language === 'en' || language === 'uk' ? DESKTOP : PHONE;
}

async function violations(page: Page): Promise<readonly string[]> {
  // Without frames it needs no second page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`));
}
