import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { SCREENS } from './screens.ts';
import { goTo, settle } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

const THEMES = ['light', 'dark', 'contrast'] as const;

// What a theme can spoil is the same in all languages, and what a language can spoil in all themes: each of both is met
// by every screen. EVERY=1 meets each with each.
const PAIRS = process.env['EVERY']
  ? LANGUAGES.flatMap((language) => THEMES.map((theme) => [language, theme] as const))
  : LANGUAGES.map((language, at) => [language, THEMES[at % THEMES.length]!] as const);

it.each(PAIRS)('no screen has anything in the way of anybody, in %s by the theme %s', async (language, theme) => {
  const page = await openPage({ ...sizeFor(language), language, reducedMotion: true, seed: 7 });
  const text = JSON.stringify({ theme });
  await page.evaluate((kept) => localStorage.setItem('crownhold.settings', kept), text);
  await page.reload();
  await settle(page);
  const found: string[] = [];
  for (const { name, route, go } of SCREENS) {
    await goTo(page, route);
    await go?.(page, language);
    found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
  }
  expect(found).toEqual([]);
});

function sizeFor(language: Language) {
  return language === 'en' || language === 'uk' ? DESKTOP : PHONE;
}

async function violations(page: Page): Promise<readonly string[]> {
  // Without frames it needs no second page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`));
}
