import { LANGUAGES, type Language } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { SCREENS } from './screens.ts';
import { settle } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const THEMES = ['light', 'dark', 'contrast'] as const;

/** A language and the theme that it is seen by. */
const PAIRS = LANGUAGES.map((language, at) => ({ language, theme: THEMES[at % THEMES.length]! }));

// What a theme can spoil is nearly the same in all languages, and the other way round: each screen is met by one pair, its
// neighbour by the next. EVERY=1 (`npm run prove -- every-screen`) meets each language with each theme on every screen.
// The gallery of all parts is met by axe there alone: it takes as long as ten screens, and people never see it.
const MEETINGS = SCREENS.filter(({ name }) => process.env['EVERY'] || name !== 'style').flatMap((screen, at) =>
  process.env['EVERY']
    ? LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ ...screen, language, theme })))
    : [{ ...screen, ...PAIRS[at % PAIRS.length]! }],
);

/** Tests of some of the screens: axe, and the width of a phone. In several files, which run side by side. */
export function meetScreens(isMet: (name: string) => boolean): void {
  const { openPage } = useHarness();
  it.each(MEETINGS.filter(({ name }) => isMet(name)))(
    'the screen $name in $language by the theme $theme has nothing in the way of anybody, and fits a phone',
    async ({ route, go, language, theme }) => {
      const kept = { 'crownhold.settings': JSON.stringify({ theme }) };
      const page = await openPage({ ...sizeFor(language), language, reducedMotion: true, seed: 7, route, kept });
      await settle(page);
      await go?.(page, language);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      await expectNoSidewaysScroll(page);
    },
  );
}

function sizeFor(language: Language) {
  return language === 'en' || language === 'bg' ? DESKTOP : PHONE;
}
