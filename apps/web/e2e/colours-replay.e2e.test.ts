import { expect, it } from 'vitest';
import { coloursRecord } from './colours-game.ts';
import { PHONE } from './harness.ts';
import { chooseRecord, wordsOf } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

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
