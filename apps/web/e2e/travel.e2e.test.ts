import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playBotGame } from './bot-game.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, onTable, playOn, WATCHING } from './person.ts';
import { openRecord, playNow, settle } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** Lists what jumps by itself: what answers a tap within half a second is no jump, as browsers count it. */
const WATCH_SHIFTS = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources, hadRecentInput } of list.getEntries()) {
    if (hadRecentInput) continue;
    window.shifts.push(value + ' ' + sources.map(({ node }) => node?.className ?? node?.nodeName).join());
  }
}).observe({ type: 'layout-shift', buffered: true });`;

const kept = (settings: object) => ({ 'crownhold.settings': JSON.stringify(settings) });

/** A table of four at which only the end of the person's turn is left, and others play before the line ends. */
async function readyToEnd(page: Page): Promise<void> {
  const chairs = ['Anna', 'Leo', 'Mia', 'Max'].map((name, seat) => ({ name, ...(seat > 0 && { bot: 'greedy' }) }));
  const options = { seats: 4, variants: [], tiebreak: 'crowns' } as const;
  await settle(page);
  await openRecord(page, playBotGame({ options, chairs, seed: 5, turns: 9 }));
  const { action, free } = onTable(page);
  await BY_TAPS.place(page);
  await action.tap();
  await free.first().tap();
  await page.locator('.thumb-action:not([aria-disabled=true])').waitFor();
}

describe('what others do', () => {
  it('is seen in the place of my board, and told in one line that shows it again', async () => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7 });
    await readyToEnd(page);
    const { action } = onTable(page);
    await action.tap();
    await page.locator('.watched').first().waitFor();
    await page.locator('.travel-layer').first().waitFor();
    await page.locator('.domino-place.is-free, .target').first().waitFor();
    expect(await page.locator('.watched').count()).toBe(0);
    // The newest squares of the others keep a ring until the next turn ends.
    expect(await page.locator('.others .fresh-ring').count()).toBeGreaterThan(0);
    await page.locator('.say-since').tap();
    await page.locator('.watched').first().waitFor();
    await page.locator('.travel-cover').tap();
    await page.locator('.watched').waitFor({ state: 'detached' });
  });

  it('ends by a tap that does nothing else', async () => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7, kept: kept({ pace: 'calm' }) });
    await readyToEnd(page);
    const { action, ghost } = onTable(page);
    await action.tap();
    await page.locator('.watched').first().waitFor();
    const spot = page.locator('.kingdom');
    const { x, y, width, height } = (await spot.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.locator('.watched').waitFor({ state: 'detached' });
    expect(await ghost.count()).toBe(0);
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('is told without movement to those who want none: the line, a ring, and what it brought', async () => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7, reducedMotion: true });
    await readyToEnd(page);
    await onTable(page).action.tap();
    await page.locator('.say-since').waitFor();
    await page.locator('.domino-place.is-free, .target').first().waitFor();
    expect(await page.locator('.say-since').innerText()).toMatch(/^\S+: .*[+−]?\d+/);
    expect(await page.locator('.others .fresh-ring').count()).toBeGreaterThan(0);
    expect(await page.locator('.watched').count()).toBe(0);
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.closest('.travel') ? [target.className] : [];
      }),
    );
    expect(moving).toEqual([]);
  });
});

it('a whole game in Russian on a phone moves nothing that stands', async () => {
  const page = await openPage({
    ...PHONE,
    language: 'ru',
    seed: 11,
    kept: kept({ pace: 'quick' }),
    before: WATCH_SHIFTS,
  });
  await playNow(page);
  await onTable(page).task.waitFor();
  await page.evaluate('window.shifts.length = 0');
  const seen: string[] = [];
  await playOn(page, WATCHING, async () => {
    // The result is another screen.
    if ((await page.locator('.end').count()) === 0) seen.push(...((await page.evaluate('window.shifts')) as string[]));
    return false;
  });
  expect([...new Set(seen)]).toEqual([]);
});
