import { expect, it } from 'vitest';
import { PHONE } from './harness.ts';
import { goTo, wordsOf } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const SWIFT = { reducedMotion: true, seed: 11 } as const;

it('has all rules, and examples that answer', async () => {
  const page = await openPage({ ...PHONE, ...SWIFT, route: '/rules/C24' });
  const t = await wordsOf(page);
  const rule = page.locator('.rule-entry.is-marked');
  await rule.locator('.sheet').waitFor();
  expect(await page.locator('.rule-entry').count()).toBe(48);
  // Red beside red.
  await rule.locator('[data-area="0"]').tap();
  expect(await rule.locator('.example-word').innerText()).toContain(t('colours-same-colour', { colour: 'red' }));
  await rule.locator('.area-hit.is-target').first().tap();
  expect(await rule.locator('.example-word.is-bad').count()).toBe(0);
  await expectNoSidewaysScroll(page);
  // What ending a turn costs.
  await goTo(page, '/rules/C25');
  await rule.locator('.example-end').tap();
  await rule.locator('[data-answer="yes"]').tap();
  await rule.getByText(t('colours-blot-count', { count: 1, most: 10 })).waitFor();
  await expectNoSidewaysScroll(page);
  // A number that is struck can still be read.
  await goTo(page, '/rules/C43');
  const number = rule.locator('[data-strike="blue 2"]');
  await number.tap();
  await rule.getByText(t('colours-say-strike-free', { row: t('kingdom-blue'), number: 2 })).waitFor();
  const [ink, paper] = await number.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(paper);
});

it('teaches with the first game, alone', async () => {
  const page = await openPage({ ...PHONE, ...SWIFT, route: '/learn/colours' });
  const t = await wordsOf(page);
  const bubble = page.locator('.bubble p');
  await expect.poll(() => bubble.allInnerTexts()).toContain(t('colours-lesson-take'));
  await page.getByRole('button', { name: t('learn-good') }).tap();
  await page.locator('.strip-die').first().tap();
  await page.locator('.thumb-action').tap();
  await expect.poll(() => bubble.allInnerTexts()).toContain(t('colours-lesson-colour'));
  await page.locator('.colours-main .area-hit.is-target').first().tap();
  await expect.poll(() => bubble.allInnerTexts()).toContain(t('colours-lesson-neighbours'));
  await expectNoSidewaysScroll(page);
});
