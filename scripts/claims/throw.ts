import { DICE, DROPS } from '@crownhold/throw';
import { transcribeInChromium } from '../throws/browser-throws.ts';
import type { Tally } from '../throws/tally.ts';
import { throwInThreads } from '../throws/thread-pool.ts';
import { transcribe } from '../throws/transcript.ts';
import type { Claim } from './claim.ts';

const THROWS = 50_000;
const THROWS_IN_BROWSER = 2000;
/** The 99.9 % points of chi-square with 5 and 2 degrees of freedom. */
const SIDES_LIMIT = 20.52;
const DROPS_LIMIT = 13.82;

export const throwFaces: Claim = {
  name: 'throw-faces',
  says:
    'Over 50,000 throws of four dice into the box of the first map every side of each die lies up equally often, and so does every ' +
    'number of drops (C13), by chi-square.',
  async run({ seed, progress }) {
    const tally = await throwInThreads(seed, THROWS, progress);
    const dice = DICE.map((die, i) => {
      const sides = tally.sides[i]!;
      const drops = [2, 3, 4].map((number) =>
        sides.reduce((sum, count, k) => sum + (DROPS[k] === number ? count : 0), 0),
      );
      return { die, sides, drops, sidesChiSquare: chiSquare(sides), dropsChiSquare: chiSquare(drops) };
    });
    const counts = dice.flatMap(({ die, sides, drops, sidesChiSquare, dropsChiSquare }) => [
      [`${die}: sides +x, -x, +y, -y, +z, -z`, sides.join(', ')],
      [`${die}: 2, 3, 4 drops`, drops.join(', ')],
      [`${die}: chi-square of sides, of drops`, `${sidesChiSquare.toFixed(2)}, ${dropsChiSquare.toFixed(2)}`],
    ]);
    return {
      ok: dice.every((die) => die.sidesChiSquare < SIDES_LIMIT && die.dropsChiSquare < DROPS_LIMIT),
      counts: { ...Object.fromEntries(counts), ...figuresOf(tally) },
      notes:
        'Below 20.52 (sides, 5 degrees of freedom) and 13.82 (drops, 2 degrees) 999 of 1,000 honest dice pass; seed and size were fixed ' +
        'beforehand.',
    };
  },
};

export const throwIdentical: Claim = {
  name: 'throw-identical',
  says: 'Two thousand throws in Chromium are those of Node for the same seeds, to the last bit of every pose, footprint and path.',
  async run({ seed }) {
    const share = { series: seed, from: 0, count: THROWS_IN_BROWSER };
    const [here, there] = await Promise.all([transcribe(share), transcribeInChromium(share)]);
    const different = here.filter((line, i) => line !== there[i]).length;
    return {
      ok: different === 0 && there.length === THROWS_IN_BROWSER,
      counts: { throws: there.length, different, characters: here.join('').length },
    };
  },
};

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function figuresOf({ throws, attempts, faults, pathLengths, cpuMs }: Tally): Record<string, number | string> {
  const spread = (values: readonly number[], digits: number) => {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(digits);
    return `${at(0.5)}, ${at(0.99)}, ${at(1)}`;
  };
  return {
    throws,
    'thrown again': `${attempts - throws} (${((100 * (attempts - throws)) / attempts).toFixed(2)} % of all attempts)`,
    ...Object.fromEntries(Object.entries(faults).map(([fault, count]) => [`thrown again: ${fault}`, count])),
    'ms of computing a throw: median, 99 %, most': spread(cpuMs, 1),
    'characters of a path: median, 99 %, most': spread(pathLengths, 0),
  };
}
