import { expect, it } from 'vitest';
import { PHONE } from './harness.ts';
import { settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const MM = 96 / 25.4;

it('counts a sheet that is tapped, keeps it, and prints an empty one with the box', async () => {
  const page = await openPage({
    ...PHONE,
    reducedMotion: true,
    route: '/score/colours',
    before: 'globalThis.print = () => { globalThis.printed = (globalThis.printed ?? 0) + 1; };',
  });
  const t = await wordsOf(page);
  const total = page.locator('.pad-total');
  await page.locator('.pad-map').waitFor();
  // All 18 monsters are unpainted.
  expect(await total.innerText()).toBe(t('web-total', { points: -18 }));
  // The blue capital in blue: 2 points, and a colour.
  await page.locator('.pad-map [data-area="4"]').tap();
  expect(await total.innerText()).toBe(t('web-total', { points: -15 }));
  await page.getByRole('button', { name: t('colourspad-more') }).tap();
  expect(await total.innerText()).toBe(t('web-total', { points: -16 }));
  await page.reload();
  await settle(page);
  await expect.poll(() => total.innerText()).toBe(t('web-total', { points: -16 }));
  await page.getByRole('button', { name: t('colourspad-print') }).tap();
  expect(await page.evaluate(() => Object(globalThis).printed)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.colours-pad').isVisible()).toBe(false);
  const pages = page.locator('.print-colours .print-page');
  expect(await pages.count()).toBe(2);
  for (const sheet of await pages.all()) {
    const { width, height } = (await sheet.boundingBox())!;
    expect(width).toBeLessThanOrEqual((279.4 - 16) * MM);
    expect(height).toBeLessThanOrEqual((210 - 16) * MM);
    expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
  }
});

it('turns the map on a portrait phone, and arrow keys lead as seen', async () => {
  const page = await openPage({ ...PHONE, reducedMotion: true, route: '/score/colours' });
  const map = page.locator('.pad-map');
  await map.waitFor();
  const { width, height } = (await map.boundingBox())!;
  expect(height).toBeGreaterThan(width);
  const middle = (area: number) =>
    page.locator(`.pad-map [data-area="${area}"]`).evaluate((element) => {
      const { left, top, width: w, height: h } = element.getBoundingClientRect();
      return [left + w / 2, top + h / 2] as const;
    });
  await page.locator('.pad-map [data-area="4"]').focus();
  for (const [key, axis, sign] of [
    ['ArrowDown', 1, 1],
    ['ArrowLeft', 0, -1],
    ['ArrowUp', 1, -1],
    ['ArrowRight', 0, 1],
  ] as const) {
    const focused = () => page.evaluate(() => Number(document.activeElement?.getAttribute('data-area')));
    const from = await focused();
    await page.keyboard.press(key);
    const to = await focused();
    expect(to).not.toBe(from);
    const [before, after] = [await middle(from), await middle(to)];
    expect(sign * (after[axis] - before[axis])).toBeGreaterThan(0);
  }
});

it('shows a part of the map larger after a double tap, and all of it again', async () => {
  const page = await openPage({ ...PHONE, reducedMotion: true, route: '/score/colours' });
  const t = await wordsOf(page);
  const drawing = page.locator('.pad-map svg').first();
  await drawing.waitFor();
  const seen = () => drawing.getAttribute('viewBox');
  const whole = await seen();
  const { x, y } = (await drawing.boundingBox())!;
  // Two taps that a finger can do: on a screen that is slow the second one may come too late to count as double.
  await expect
    .poll(async () => {
      await page.touchscreen.tap(x + 100, y + 100);
      await page.touchscreen.tap(x + 100, y + 100);
      return seen();
    })
    .not.toBe(whole);
  await page.getByRole('button', { name: t('colourspad-whole-map') }).tap();
  expect(await seen()).toBe(whole);
});
