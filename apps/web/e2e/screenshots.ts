// Draws every screen, on a phone held upright and sideways, tablet and desktop, by day and by night. Usage: npm run screenshots [-- NAME…]
// A name is that of a screen, or of pictures: table, table-phone, table-phone-light-ru.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import type { Page } from 'playwright-core';
import { DESKTOP, openHarness, PHONE } from './harness.ts';
import { SCREENS } from './screens.ts';
import { settle } from './steps.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ALL = join(ROOT, '.reports/screenshots');
const SHOWN = join(ROOT, 'docs/screenshots');
/** Those that every README shows in its language. */
const BEST = ['first-phone-light', 'table-phone-light', 'duel-draw-phone-dark', 'colours-colour-phone-light'];
/** One for all. */
const LARGEST = 'table-four-desktop-light-en';

const SIZES = {
  phone: { ...PHONE, scale: 1.5 },
  landscape: { ...PHONE, width: 740, height: 360, scale: 1.5 },
  tablet: { ...PHONE, width: 820, height: 1180 },
  desktop: DESKTOP,
} as const;
const THEMES = ['light', 'dark'] as const;
const USUAL: readonly Language[] = ['ru', 'en'];

const wanted = process.argv.slice(2);
for (const folder of [ALL, SHOWN]) mkdirSync(folder, { recursive: true });

const harness = await openHarness();
try {
  for (const screen of SCREENS)
    for (const [size, pixels] of Object.entries(SIZES))
      for (const theme of THEMES)
        for (const language of languagesOf(`${screen.name}-${size}-${theme}`)) {
          const name = `${screen.name}-${size}-${theme}-${language}`;
          if (!isWanted(screen.name, name)) continue;
          const { route, go } = screen;
          const opened = await harness.open({ ...pixels, theme, language, route, seed: 7, reducedMotion: true });
          await settle(opened.page);
          await go?.(opened.page, language);
          const path = join(ALL, `${name}.png`);
          await unrollWindow(opened.page);
          await opened.page.screenshot({ path, animations: 'disabled' });
          await opened.close();
          if (isShown(name)) copyFileSync(path, join(SHOWN, `${name}.png`));
          process.stdout.write(`${name}\n`);
          for (const problem of opened.problems()) {
            process.stdout.write(`  ${problem}\n`);
            process.exitCode = 1;
          }
        }
} finally {
  await harness.close();
}

function languagesOf(picture: string): readonly Language[] {
  return BEST.includes(picture) ? LANGUAGES : USUAL;
}

function isWanted(screen: string, picture: string): boolean {
  const isPart = (name: string) => name.startsWith(`${screen}-`) && `${picture}-`.startsWith(`${name}-`);
  return wanted.length === 0 || wanted.includes(screen) || wanted.some(isPart);
}

function isShown(name: string): boolean {
  return name === LARGEST || BEST.some((picture) => LANGUAGES.some((language) => name === `${picture}-${language}`));
}

/** As high as the page is: in a picture of more than the window, bars that stick to its bottom would hide the middle. */
async function unrollWindow(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize()!;
  await page.setViewportSize({ width, height });
}
