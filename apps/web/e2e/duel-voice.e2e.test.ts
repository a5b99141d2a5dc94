import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { DUEL_BY_KEYS, playDuelOn } from './duel-person.ts';
import { DESKTOP } from './harness.ts';
import { openScreenReader } from './screen-reader.ts';
import { FILM, firstSeen, settle } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

// Written anew by: vitest run --project e2e apps/web/e2e/duel-voice -u
it('a whole Duel is played by keyboard, and told in these words', async () => {
  const t = translatorFor('en');
  const page = await openPage({ ...DESKTOP, seed: 11, reducedMotion: true, language: 'en', route: '/new/duel' });
  await settle(page);
  const reader = await openScreenReader(page);
  // The person is A, so that the same dice are rolled always.
  await page.getByLabel(t('web-seat', { number: 1 }), { exact: true }).check({ force: true });
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
  await playDuelOn(page, DUEL_BY_KEYS, async () => {
    await note();
    const seen = asked ? undefined : await firstSeen(page, { film: FILM, draw: '.duel-main .map-dot' });
    if (seen === 'draw' && (await page.locator('.map-square').count()) > 12) {
      asked = true;
      // All that was told before is heard, too.
      await expect.poll(note).toMatch(/draw your domino/);
      await ask('w', 'd', 'k', 'k', 'o', 'q', 's', 'm', 'n', 'r');
    }
    return false;
  });
  await expect.poll(note).toMatch(/wins|share|win!/);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./voice-duel-en.txt');
});
