// Traces throws and reveals of Colour Kingdoms with the processor slowed down by four, beside a rival's turn of Kingdomino in
// the same run, and writes what it found as JSON, for the claim `colours-motion`.
// Usage: node scripts/with-browser.ts apps/web/e2e/colours-motion.ts SEED…
import { loadavg } from 'node:os';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { openHarness, PHONE } from './harness.ts';
import { readyKingdomino, readyReveal } from './ready-table.ts';
import { MARK_TRAVEL, SLOWED, traceOf } from './slowed-trace.ts';
import { settle, wordsOf } from './steps.ts';
import { longestTasks, readTrace, travelWindows, workWithin } from './trace-events.ts';

type Ready = (page: Page) => Promise<() => Promise<void>>;

const seeds = process.argv.slice(2).map(Number);
const harness = await openHarness();
try {
  const films = [];
  for (const seed of seeds) {
    films.push({ film: 'throw', ...(await traceFilm('/new/colours', seed, readyThrow)) });
    films.push({ film: 'reveal of 2', ...(await traceFilm('/games', seed, (page) => readyReveal(page, 2))) });
    films.push({ film: 'reveal of 4', ...(await traceFilm('/games', seed, (page) => readyReveal(page, 4))) });
    films.push({ film: 'peer', ...(await traceFilm('/games', seed, (page) => readyKingdomino(page, 2))) });
  }
  process.stdout.write(`${JSON.stringify({ slowed: SLOWED, load: loadavg()[0], films })}\n`);
} finally {
  await harness.close();
}

async function traceFilm(route: string, seed: number, ready: Ready) {
  const { page, close } = await harness.open({ ...PHONE, route, seed, before: MARK_TRAVEL });
  await settle(page);
  const watch = await ready(page);
  const events = readTrace(await traceOf(page, watch));
  await close();
  const [windows, moving] = [travelWindows(events), travelWindows(events, 'travel-sets-off')];
  const ms = moving.reduce((sum, { from, to }) => sum + (to - from), 0) / 1000;
  const [longest] = longestTasks(events, windows);
  const [atAll] = longestTasks(events);
  return { ms, longest, atAll, ...workWithin(events, moving) };
}

/** The first throw of a game alone, from the tap that starts it until the dice lie. */
async function readyThrow(page: Page): Promise<() => Promise<void>> {
  const t = await wordsOf(page);
  await page.locator('input[type=radio]').first().check({ force: true });
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.locator('.thumb-action:not([aria-disabled=true])').waitFor();
  return async () => {
    await page.touchscreen.tap(180, 300);
    await page.locator('.die-cube').first().waitFor({ state: 'attached' });
    await page.locator('.travel-cover').waitFor({ state: 'detached' });
  };
}
