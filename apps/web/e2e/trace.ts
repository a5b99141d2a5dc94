// Traces a turn of a rival with the processor slowed down by four: how long tasks take and what is painted while pieces travel.
// Usage: npm run trace [-- kingdomino|duel [SEATS]]
import { loadavg } from 'node:os';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { playBotGame } from './bot-game.ts';
import { duelRecord } from './duel-game.ts';
import { DUEL_BY_TAPS, onDuel } from './duel-person.ts';
import { openHarness, PHONE } from './harness.ts';
import { BY_KEYS, onTable } from './person.ts';
import { MARK_TRAVEL, SLOWED, traceOf } from './slowed-trace.ts';
import { openRecord, settle } from './steps.ts';
import { longestTasks, readTrace, travelWindows, workWithin } from './trace-events.ts';

const LONGEST_MS = 50;
const [game = 'kingdomino', seats = '2'] = process.argv.slice(2);

const harness = await openHarness();
try {
  const { page } = await harness.open({ ...PHONE, route: '/games', seed: 7, before: MARK_TRAVEL });
  await settle(page);
  const watch = await (game === 'duel' ? readyDuel(page) : readyKingdomino(page, Number(seats) as 2 | 3 | 4));
  const events = readTrace(await traceOf(page, watch));
  const windows = travelWindows(events);
  const work = workWithin(events, windows);
  const [longest] = longestTasks(events, windows);
  const seconds = windows.reduce((sum, { from, to }) => sum + (to - from), 0) / 1e6;
  const { frames } = work;
  process.stdout.write(
    `${game}: ${windows.length} movements in ${seconds.toFixed(2)} s at a processor slowed by ${SLOWED}, load ${loadavg()[0]!.toFixed(1)}\n` +
      `${(frames / seconds).toFixed(0)} frames a second\n` +
      `longest task ${(longest?.ms ?? 0).toFixed(1)} ms of the processor (${(longest?.clockMs ?? 0).toFixed(1)} ms by the clock), of it ${longest?.parts ?? 'nothing'}\n` +
      `layouts ${work.layouts}, paints ${work.paints}, in ${frames} frames\n`,
  );
  const isSmooth = (longest?.ms ?? 0) <= LONGEST_MS && work.paints < frames / 4 && work.layouts < frames / 4;
  if (windows.length === 0 || !isSmooth) process.exitCode = 1;
} finally {
  await harness.close();
}

/** A table at which only the end of the person's turn is left; returns what ends it and looks on. */
async function readyKingdomino(page: Page, count: 2 | 3 | 4): Promise<() => Promise<void>> {
  const chairs = ['Anna', 'Miller', 'Mia', 'Max']
    .slice(0, count)
    .map((name, seat) => ({ name, ...(seat > 0 && { bot: 'greedy' }) }));
  const options = { seats: count, variants: [], tiebreak: 'crowns' } as const;
  await openRecord(page, playBotGame({ options, chairs, seed: 7, turns: 4 * count + 6 }));
  const { action, free, targets } = onTable(page);
  if ((await targets.count()) > 0) {
    await BY_KEYS.place(page);
    await action.tap();
  }
  await free.first().tap();
  await page.locator('.thumb-action:not([aria-disabled=true])').waitFor();
  await atRest(page);
  return async () => {
    await action.tap();
    await page.locator('.travel-cover').waitFor({ state: 'attached' });
    await page.locator('.domino-place.is-free, .target').first().waitFor({ state: 'attached' });
  };
}

/** The same in the Duel: the person, who is A, draws; then B draws, the spellbook is ticked, and B rolls and takes. */
async function readyDuel(page: Page): Promise<() => Promise<void>> {
  const chairs = [{ name: 'Anna' }, { name: 'Miller', bot: 'greedy' }];
  const until = ({ phase, leader, round }: Parameters<NonNullable<Parameters<typeof duelRecord>[0]['until']>>[0]) =>
    phase === 'draw' && leader === 0 && round > 4;
  await openRecord(page, duelRecord({ chairs, until }));
  const { action, dice, ready } = onDuel(page);
  await DUEL_BY_TAPS.point(page);
  await ready.waitFor();
  await atRest(page);
  return async () => {
    await action.tap();
    await page.locator('.travel-cover').waitFor({ state: 'attached' });
    await dice.first().waitFor({ state: 'attached' });
  };
}

/** What the person did has come to rest. */
function atRest(page: Page): Promise<void> {
  return page.locator('.travel').waitFor({ state: 'detached' });
}
