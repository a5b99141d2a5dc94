import { shrink } from './shrink.ts';
import { type Outcome, simulate } from './simulation.ts';

/** What many seeds came to. */
export interface SeedCounts {
  seeds: number;
  /** Of these run a second time. */
  runTwice: number;
  /** Of these with several nodes. */
  several: number;
  rows: number;
  acknowledged: number;
  finished: number;
  verified: number;
  faults: number;
}

const NO_SEEDS: SeedCounts = {
  seeds: 0,
  runTwice: 0,
  several: 0,
  rows: 0,
  acknowledged: 0,
  finished: 0,
  verified: 0,
  faults: 0,
};

/** A seed that broke something, made small. */
export interface Broken {
  readonly seed: number;
  readonly smallest: Outcome;
}

interface SeedOptions {
  /** No seed is run twice, and one that breaks something is not made small. */
  readonly isOnce?: boolean;
  /** Every so many seeds one is run twice. */
  readonly twiceEvery?: number;
  isTimeOver?(): boolean;
}

/** No invariant may break, and two runs of a seed must be the same world. */
export async function runSeeds(
  first: number,
  count: number,
  { isOnce = false, twiceEvery = 1, isTimeOver = () => false }: SeedOptions = {},
): Promise<SeedCounts & { readonly broken?: Broken }> {
  const counts = { ...NO_SEEDS };
  for (let seed = first; seed < first + count && !isTimeOver(); seed++) {
    const outcome = await simulate(seed);
    if (outcome.violation) return { ...counts, broken: { seed, smallest: isOnce ? outcome : await shrink(outcome) } };
    const isTwice = !isOnce && seed % twiceEvery === 0;
    const again = isTwice ? await simulate(seed) : outcome;
    if (again.traceHash !== outcome.traceHash) {
      const violation = { invariant: 'the same seed twice', message: 'two runs of one seed differ' };
      return { ...counts, broken: { seed, smallest: { ...again, violation } } };
    }
    counts.seeds++;
    counts.runTwice += Number(isTwice);
    counts.several += Number(outcome.scenario.nodes > 1);
    counts.rows += outcome.rows;
    counts.acknowledged += outcome.acknowledged;
    counts.finished += Number(outcome.isOver);
    counts.verified += outcome.verified;
    counts.faults += outcome.scenario.faults.length;
  }
  return counts;
}
