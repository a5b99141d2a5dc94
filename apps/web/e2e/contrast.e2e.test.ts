import { expect, it } from 'vitest';
import { faintControls } from './control-contrast.ts';
import { DESKTOP } from './harness.ts';
import { SCREENS } from './screens.ts';
import { goTo } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** Those whose controls another screen does not have. */
const NAMES = ['first', 'new-game', 'games', 'replay', 'settings', 'rules', 'learn', 'pad', 'table', 'end'];

it.each(SCREENS.filter(({ name }) => NAMES.includes(name)))(
  'every control of the screen $name can be read in every state and theme',
  async ({ route, go }) => {
    // On a desktop, since a phone has no hover.
    const page = await openPage({ ...DESKTOP, reducedMotion: true, seed: 7 });
    await goTo(page, route);
    await go?.(page, 'en');
    const { count, faint } = await faintControls(page);
    expect(count).toBeGreaterThan(0);
    expect(faint).toEqual([]);
  },
);
