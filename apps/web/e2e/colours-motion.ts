// Traces throws of Colour Kingdoms with the processor slowed down by four, and writes what it found as JSON, for the claim
// `colours-motion`. Usage: node scripts/with-browser.ts apps/web/e2e/colours-motion.ts SEED…
import process from 'node:process';
import type { Page } from 'playwright-core';
import { type Harness, openHarness, PHONE } from './harness.ts';
import { MARK_TRAVEL, SLOWED, traceOf } from './slowed-trace.ts';
import { settle, wordsOf } from './steps.ts';
import { longestTasks, readTrace, travelWindows, workWithin } from './trace-events.ts';

const seeds = process.argv.slice(2).map(Number);
const harness = await openHarness();
try {
  const throws = [];
  for (const seed of seeds) throws.push(await traceThrow(harness, seed));
  process.stdout.write(`${JSON.stringify({ slowed: SLOWED, throws })}\n`);
} finally {
  await harness.close();
}

/** The first throw of a game alone, from the tap that starts it until the dice lie. */
async function traceThrow({ open }: Harness, seed: number) {
  const { page, close } = await open({ ...PHONE, route: '/new/colours', seed, before: MARK_TRAVEL });
  await settle(page);
  const t = await wordsOf(page);
  await page.locator('input[type=radio]').first().check({ force: true });
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.locator('.thumb-action:not([aria-disabled=true])').waitFor();
  const events = readTrace(await traceOf(page, () => watchThrow(page)));
  await close();
  const windows = travelWindows(events);
  const ms = windows.reduce((sum, { from, to }) => sum + (to - from), 0) / 1000;
  return { seed, ms, longestMs: longestTasks(events, windows)[0]?.ms ?? 0, ...workWithin(events, windows) };
}

async function watchThrow(page: Page): Promise<void> {
  await page.touchscreen.tap(180, 300);
  await page.locator('.die-cube').first().waitFor({ state: 'attached' });
  await page.locator('.travel-cover').waitFor({ state: 'detached' });
}
