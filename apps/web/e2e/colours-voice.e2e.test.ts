import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { COLOURS_BY_KEYS, playColoursOn } from './colours-person.ts';
import { DESKTOP } from './harness.ts';
import { openScreenReader } from './screen-reader.ts';
import { FILM, firstSeen, settle } from './steps.ts';
import { useHarness } from './test-harness.ts';
import { GAME_MS } from './wait-limit.ts';

const { openPage } = useHarness();

// Written anew by: vitest run --project e2e apps/web/e2e/colours-voice -u
it('a whole game alone is played by keyboard, and told in these words', { timeout: GAME_MS }, async () => {
  const t = translatorFor('en');
  const page = await openPage({ ...DESKTOP, seed: 11, reducedMotion: true, language: 'en', route: '/new/colours' });
  await settle(page);
  const reader = await openScreenReader(page);
  await page.locator('label').filter({ hasText: /^1$/ }).click();
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
  await settle(page);
  const lines: string[] = [];
  const note = async () => {
    lines.push(...(await reader.news()));
    return lines.at(-1) ?? '';
  };
  const ask = async (...keys: readonly string[]) => {
    for (const key of keys) {
      lines.push(`[${key}]`);
      await page.keyboard.press(key);
      await expect.poll(note).not.toBe(`[${key}]`);
    }
  };
  let asked = false;
  await playColoursOn(page, COLOURS_BY_KEYS, async () => {
    await note();
    const seen = asked ? undefined : await firstSeen(page, { film: FILM, colour: '.hand-drops' });
    if (seen === 'colour') {
      asked = true;
      // All that was told before is heard, too.
      await expect.poll(note).toMatch(/colour \d more/);
      await ask('w', 'd', 'a', 'k', 'k', 'q', 'r', 's', 'm', 'n', 'e');
    }
    return false;
  });
  await expect.poll(note).toMatch(/points/);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./voice-colours-en.txt');
});
