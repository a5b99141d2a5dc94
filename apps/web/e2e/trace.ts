// Traces a turn of a rival with the processor slowed down by four: how long tasks take and what is painted while pieces travel.
// Usage: npm run trace [-- kingdomino|duel|colours [SEATS]]
import { loadavg } from 'node:os';
import process from 'node:process';
import { openHarness, PHONE } from './harness.ts';
import { readyDuel, readyKingdomino, readyReveal } from './ready-table.ts';
import { MARK_TRAVEL, SLOWED, traceOf } from './slowed-trace.ts';
import { settle } from './steps.ts';
import { longestTasks, readTrace, travelWindows, workWithin } from './trace-events.ts';

const LONGEST_MS = 50;
const [game = 'kingdomino', seats = '2'] = process.argv.slice(2);

const harness = await openHarness();
try {
  const { page } = await harness.open({ ...PHONE, route: '/games', seed: 7, before: MARK_TRAVEL });
  await settle(page);
  const count = Number(seats) as 2 | 3 | 4;
  const ready = {
    kingdomino: () => readyKingdomino(page, count),
    duel: () => readyDuel(page),
    colours: () => readyReveal(page, count),
  };
  const watch = await ready[game as keyof typeof ready]();
  const events = readTrace(await traceOf(page, watch));
  const windows = travelWindows(events);
  const moving = travelWindows(events, 'travel-sets-off');
  const work = workWithin(events, moving);
  const [longest] = longestTasks(events, windows);
  const seconds = moving.reduce((sum, { from, to }) => sum + (to - from), 0) / 1e6;
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
