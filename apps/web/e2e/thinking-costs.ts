// What a turn of the strongest level takes in the worker of the page on a processor four times slower. Chromium's own
// throttling slows only the thread of the page, not its workers: what is measured is the processor time of the renderer, in which
// nothing else happens meanwhile, and four times that is told. Other load on this computer hardly changes it.
// Usage: npm run thinking
import { loadavg } from 'node:os';
import process from 'node:process';
import type { GameOptions } from '@crownhold/core';
import type { CDPSession, JSHandle } from 'playwright-core';
import { askWorker, gameOf, openBotWorker, positionOf } from './bot-worker.ts';
import { openHarness, PHONE } from './harness.ts';
import { SLOWED } from './slowed-trace.ts';

interface Setting {
  readonly name: string;
  readonly game: string;
  readonly options: GameOptions & Readonly<Record<string, unknown>>;
  /** After how many turns of the table the bot is asked. */
  readonly after: readonly number[];
}

const tiebreak = 'territory-then-crowns';
const SETTINGS: readonly Setting[] = [
  { name: 'Kingdomino, 2', game: 'kingdomino', options: { seats: 2, variants: [], tiebreak }, after: [4, 12, 20] },
  { name: 'Kingdomino, 4', game: 'kingdomino', options: { seats: 4, variants: [], tiebreak }, after: [4, 20, 40] },
  {
    name: 'Mighty Duel',
    game: 'kingdomino',
    options: { seats: 2, variants: ['mighty-duel'], tiebreak },
    after: [4, 20, 40],
  },
  { name: 'Duel', game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 0 }, after: [2, 9, 20, 35] },
  { name: 'Colour Kingdoms, 1', game: 'colours', options: { seats: 1, map: 'first' }, after: [0, 4, 9] },
  { name: 'Colour Kingdoms, 2', game: 'colours', options: { seats: 2, map: 'first' }, after: [0, 6, 17] },
  { name: 'Colour Kingdoms, 4', game: 'colours', options: { seats: 4, map: 'first' }, after: [0, 14, 30] },
];
/** With nodes given the worker does not look at its clock: a turn takes as long as it takes. */
const NODES = 1_000_000;
const SEED = 7;

const harness = await openHarness();
try {
  const { page } = await harness.open({ ...PHONE, seed: SEED, reducedMotion: true });
  const worker = await openBotWorker(page);
  const session = await page.context().browser()!.newBrowserCDPSession();
  process.stdout.write(`processor time times ${SLOWED}, load ${loadavg()[0]!.toFixed(1)}\n`);
  for (const setting of SETTINGS) await report(session, worker, setting);
} finally {
  await harness.close();
}

async function report(session: CDPSession, worker: JSHandle<Worker>, setting: Setting): Promise<void> {
  const { name, game, options, after } = setting;
  const questions = after.map((turns, number) => ({
    number,
    game,
    bot: 'queen',
    seed: SEED,
    nodes: NODES,
    ...positionOf(gameOf(game), options, turns, SEED),
  }));
  // The first time the code is compiled.
  await askWorker(worker, questions.slice(0, 1));
  const times: number[] = [];
  for (const question of questions) {
    const before = await rendererMs(session);
    await askWorker(worker, [question]);
    times.push((await rendererMs(session)) - before);
  }
  process.stdout.write(`${name.padEnd(20)} ${times.map((ms) => `${(ms * SLOWED).toFixed(0)} ms`).join(', ')}\n`);
}

/** The processor time that all pages and their workers have used so far. */
async function rendererMs(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}
