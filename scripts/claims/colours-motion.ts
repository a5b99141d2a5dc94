import process from 'node:process';
import { runCommand } from '../command.ts';
import type { Claim } from './claim.ts';

const SEEDS = [1, 2, 3, 4, 5];
const LONGEST_MS = 50;

interface Traced {
  readonly slowed: number;
  readonly throws: readonly {
    readonly seed: number;
    readonly ms: number;
    readonly longestMs: number;
    readonly frames: number;
    readonly layouts: number;
    readonly paints: number;
  }[];
}

export const coloursMotion: Claim = {
  name: 'colours-motion',
  says: `While dice of Colour Kingdoms fall, with the processor slowed down by four, no task of the page takes longer than ${LONGEST_MS} ms.`,
  async run() {
    const { ok, output } = await runCommand([
      process.execPath,
      'scripts/with-browser.ts',
      'apps/web/e2e/colours-motion.ts',
      ...SEEDS.map(String),
    ]);
    const line = output.split('\n').find((each) => each.startsWith('{'));
    if (!ok || line === undefined) return { ok: false, counts: {}, notes: output };
    // Written by the program just above.
    const { slowed, throws } = JSON.parse(line) as Traced;
    const sum = (of: (each: Traced['throws'][0]) => number) => throws.reduce((total, each) => total + of(each), 0);
    const seconds = sum(({ ms }) => ms) / 1000;
    const longest = Math.max(...throws.map(({ longestMs }) => longestMs));
    return {
      ok: throws.length === SEEDS.length && seconds > 1 && longest <= LONGEST_MS,
      counts: {
        throws: throws.length,
        'processor slowed by': slowed,
        'seconds of film': seconds.toFixed(1),
        'frames a second': (sum(({ frames }) => frames) / seconds).toFixed(0),
        'longest task in ms': longest.toFixed(1),
        layouts: sum(({ layouts }) => layouts),
        paints: sum(({ paints }) => paints),
        frames: sum(({ frames }) => frames),
      },
    };
  },
};
