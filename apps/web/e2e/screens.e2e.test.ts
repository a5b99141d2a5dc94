import { LANGUAGES } from '@crownhold/i18n';
import { it } from 'vitest';
import { PHONE } from './harness.ts';
import { SCREENS } from './screens.ts';
import { goTo } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();

it.each(LANGUAGES)('no screen is wider than a phone, in %s', async (language) => {
  const page = await openPage({ ...PHONE, language, reducedMotion: true });
  for (const { name, route, go } of SCREENS) {
    await goTo(page, route);
    await go?.(page, language);
    await expectNoSidewaysScroll(page, name);
  }
});
