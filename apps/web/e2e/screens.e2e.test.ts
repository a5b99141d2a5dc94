import { LANGUAGES } from '@crownhold/i18n';
import { it } from 'vitest';
import { SCREENS } from './screens.ts';
import { PHONE } from './stage.ts';
import { goTo } from './steps.ts';
import { expectNoSidewaysScroll, useStage } from './test-stage.ts';

const { openPage } = useStage();

it.each(LANGUAGES)('no screen is wider than a phone, in %s', async (language) => {
  const page = await openPage({ ...PHONE, language, reducedMotion: true });
  for (const { name, route, go } of SCREENS) {
    await goTo(page, route);
    await go?.(page, language);
    await expectNoSidewaysScroll(page, name);
  }
});
