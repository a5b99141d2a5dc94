import { expect, it } from 'vitest';
import { coloursRecord } from './colours-game.ts';
import { PHONE } from './harness.ts';
import { chooseRecord, wordsOf } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';
import { throwOnce } from './thrown-game.ts';

const { openPage } = useHarness();

it('shows the sheets of all seats step by step, the box with its dice, and verifies chance', async () => {
  const page = await openPage({ ...PHONE, reducedMotion: true, route: '/replay' });
  const t = await wordsOf(page);
  const chairs = [{ name: 'Anna' }, { name: 'Leo', bot: 'greedy' }];
  await chooseRecord(page, coloursRecord({ chairs, until: ({ round }) => round > 3 }));
  const sheets = page.locator('.replay-sheet');
  await sheets.nth(1).waitFor();
  const slider = page.getByRole('slider');
  const dice = page.locator('.replay-box .map-die');
  // Before the first throw the box is empty.
  expect(await dice.count()).toBe(0);
  await slider.fill('1');
  expect(await dice.count()).toBe(4);
  const last = Number(await slider.getAttribute('max'));
  const painted = () => page.locator('.replay-sheet .area-paint .scribble').count();
  expect(await painted()).toBe(0);
  let most = 0;
  for (let step = 0; step <= last; step++) {
    await slider.fill(String(step));
    const now = await painted();
    // A step colours at most one area.
    expect(now - most).toBeLessThanOrEqual(1);
    most = now;
  }
  expect(most).toBeGreaterThan(8);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: t('replay-verify') }).tap();
  await page.locator('.verdict').waitFor();
  expect(await page.locator('.verdict').innerText()).toContain(t('replay-sound'));
});

it('lets dice fall again as they fell, from the sealed seed; a tap ends it, and they lie there', async () => {
  const page = await openPage({ width: 1280, height: 1400, route: '/replay' });
  const t = await wordsOf(page);
  await chooseRecord(page, await throwOnce());
  const [cubes, dice] = [page.locator('.die-cube'), page.locator('.replay-box .map-die')];
  // The worker throws when somebody comes to the throw; then it is seen by itself.
  await page.getByRole('slider').fill('1');
  await cubes.nth(3).waitFor({ state: 'attached' });
  await page.locator('.replay-box-map').click();
  await cubes.first().waitFor({ state: 'detached' });
  expect(await dice.count()).toBe(4);
  const places = await dice.evaluateAll((all) => all.map((die) => die.getAttribute('transform')));
  await page.getByRole('button', { name: t('colours-see-throw') }).click();
  await cubes.first().waitFor({ state: 'attached' });
  await cubes.first().waitFor({ state: 'detached' });
  await page.locator('.replay-box-map:not(.is-falling)').waitFor();
  expect(await dice.evaluateAll((all) => all.map((die) => die.getAttribute('transform')))).toEqual(places);
});
