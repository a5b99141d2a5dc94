// Traces a turn of a rival with the processor slowed down by four: how long tasks take and what is painted while pieces travel.
// Usage: npm run trace [-- SEATS]
import process from 'node:process';
import type { Page } from 'playwright-core';
import { playBotGame } from './bot-game.ts';
import { openHarness, PHONE } from './harness.ts';
import { BY_KEYS, onTable } from './person.ts';
import { MARK_TRAVEL, SLOWED, traceOf } from './slowed-trace.ts';
import { openRecord, settle } from './steps.ts';
import { longestTask, readTrace, travelWindows, workWithin } from './trace-events.ts';

const LONGEST_MS = 50;
const seats = Number(process.argv[2] ?? 2) as 2 | 3 | 4;

const harness = await openHarness();
try {
  const chairs = ['Anna', 'Miller', 'Mia', 'Max']
    .slice(0, seats)
    .map((name, seat) => ({ name, ...(seat > 0 && { bot: 'greedy' }) }));
  const options = { seats, variants: [], tiebreak: 'crowns' } as const;
  const record = playBotGame({ options, chairs, seed: 7, turns: 4 * seats + 6 });
  const { page } = await harness.open({ ...PHONE, route: '/games', seed: 7, before: MARK_TRAVEL });
  await settle(page);
  await openRecord(page, record);
  await buildTurn(page);
  const events = readTrace(await traceOf(page, () => watchRivals(page)));
  const windows = travelWindows(events);
  const work = workWithin(events, windows);
  const longest = longestTask(events, windows);
  const seconds = windows.reduce((sum, { from, to }) => sum + (to - from), 0) / 1e6;
  const frames = work.frames;
  process.stdout.write(
    `${windows.length} movements in ${seconds.toFixed(2)} s at a processor slowed by ${SLOWED}\n` +
      `${(frames / seconds).toFixed(0)} frames a second\n` +
      `longest task ${longest.toFixed(1)} ms\n` +
      `layouts ${work.layouts}, paints ${work.paints}, in ${frames} frames\n`,
  );
  const isSmooth = longest <= LONGEST_MS && work.paints < frames / 4 && work.layouts < frames / 4;
  if (windows.length === 0 || !isSmooth) process.exitCode = 1;
} finally {
  await harness.close();
}

/** Places and takes; only the end of the turn is left. */
async function buildTurn(page: Page): Promise<void> {
  const { action, free, targets } = onTable(page);
  if ((await targets.count()) > 0) {
    await BY_KEYS.place(page);
    await action.tap();
  }
  await free.first().tap();
  await page.locator('.thumb-action:not([aria-disabled=true])').waitFor();
  // What the person did has come to rest.
  await page.locator('.travel').waitFor({ state: 'detached' });
}

async function watchRivals(page: Page): Promise<void> {
  await onTable(page).action.tap();
  await page.locator('.travel-cover').waitFor({ state: 'attached' });
  await page.locator('.domino-place.is-free, .target').first().waitFor({ state: 'attached' });
}
