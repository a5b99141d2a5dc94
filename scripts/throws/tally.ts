import process from 'node:process';
import { createThrower, DICE, DROPS, sideUp } from '@crownhold/throw';
import { throwOnFirstMap } from './first-map.ts';

/** Some throws of a series: numbers from `from` on. */
export interface Share {
  readonly series: number;
  readonly from: number;
  readonly count: number;
}

/** What came of throws on the first map. */
export interface Tally {
  readonly throws: number;
  readonly attempts: number;
  readonly faults: Readonly<Record<string, number>>;
  /** By die and side. */
  readonly sides: readonly (readonly number[])[];
  /** By the indices of kingdoms, joined by commas. */
  readonly landings: Readonly<Record<string, number>>;
  /** Length of every path in base64. */
  readonly pathLengths: readonly number[];
  /** What every throw took of its thread's time: others who use the machine do not matter. */
  readonly cpuMs: readonly number[];
}

export async function tallyThrows({ series, from, count }: Share): Promise<Tally> {
  const thrower = await createThrower();
  const tally = {
    throws: count,
    attempts: 0,
    faults: {} as Record<string, number>,
    sides: DICE.map(() => DROPS.map(() => 0)),
    landings: {} as Record<string, number>,
    pathLengths: [] as number[],
    cpuMs: [] as number[],
  };
  for (let number = from; number < from + count; number++) {
    const start = process.threadCpuUsage();
    const { dice, attempts, faults, path } = thrower.throw(throwOnFirstMap(series, number));
    const { user, system } = process.threadCpuUsage(start);
    tally.cpuMs.push((user + system) / 1000);
    tally.attempts += attempts;
    tally.pathLengths.push(path.length);
    for (const fault of faults) tally.faults[fault] = (tally.faults[fault] ?? 0) + 1;
    dice.forEach(({ pose, kingdoms }, die) => {
      tally.sides[die]![sideUp(pose.rotation)]! += 1;
      tally.landings[`${kingdoms}`] = (tally.landings[`${kingdoms}`] ?? 0) + 1;
    });
  }
  return tally;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    throws: sum(tallies.map(({ throws }) => throws)),
    attempts: sum(tallies.map(({ attempts }) => attempts)),
    faults: addCounts(tallies.map(({ faults }) => faults)),
    sides: DICE.map((_, die) => DROPS.map((_, side) => sum(tallies.map(({ sides }) => sides[die]![side]!)))),
    landings: addCounts(tallies.map(({ landings }) => landings)),
    pathLengths: tallies.flatMap(({ pathLengths }) => pathLengths),
    cpuMs: tallies.flatMap(({ cpuMs }) => cpuMs),
  };
}

function addCounts(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [name, count] of all.flatMap((counts) => Object.entries(counts))) total[name] = (total[name] ?? 0) + count;
  return total;
}
