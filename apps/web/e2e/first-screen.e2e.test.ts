import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();

describe('the first screen', () => {
  it.each([PHONE, DESKTOP])('opens at $width px without sideways scroll', async (size) => {
    const page = await openPage(size);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it.each(LANGUAGES)('speaks %s to a browser that does', async (language) => {
    const page = await openPage({ ...PHONE, language });
    await page.locator(`html[lang=${language}]`).waitFor();
    const t = translatorFor(language);
    await expect.poll(() => page.getByRole('button', { name: t('web-play-now') }).count()).toBe(1);
  });
});
