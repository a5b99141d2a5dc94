import { TEST_KINDS, type TestKind } from './test-limits.ts';

/** Every part of `npm test` that takes time worth a line. */
export type Part = 'checks' | TestKind;
const PARTS: readonly Part[] = ['checks', ...TEST_KINDS];

/**
 * Processor seconds on a quiet machine of two cores, which hardly depend on its neighbours. Whoever adds tests adds to a line here, and keeps the
 * sum below MOST_PROCESSOR_SECONDS. Times are told and fail nothing.
 */
export const BUDGET: Readonly<Record<Part, number>> = {
  checks: 50,
  unit: 80,
  claims: 120,
  int: 230,
  e2e: 700,
};

export const MOST_PROCESSOR_SECONDS = 20 * 60;
/** By the clock, on two quiet cores. */
export const MOST_SECONDS = 15 * 60;

/** How long a part of a run took, or a step of it. */
export interface PartTime {
  readonly part: Part;
  /** By the clock. */
  readonly seconds: number;
  /** Of all its processes; unknown where the system does not tell. */
  readonly processorSeconds: number | undefined;
}

/** The parts of a run, each with all of its steps added up. */
export function partTimes(results: readonly PartTime[]): readonly PartTime[] {
  return PARTS.map((part) => {
    const steps = results.filter((result) => result.part === part);
    return {
      part,
      seconds: sum(steps.map(({ seconds }) => seconds)),
      processorSeconds: sum(steps.map(({ processorSeconds = 0 }) => processorSeconds)),
    };
  }).filter(({ seconds }) => seconds > 0);
}

/** One line each, and one for the whole run; `slowness` is how many times slower than quiet the machine was. */
export function budgetLines(times: readonly PartTime[], wholeSeconds: number, slowness: number): readonly string[] {
  const line = (name: string, seconds: number, processor: number, budget: number) => {
    const isOver = processor / slowness > budget;
    const spent = `${processor.toFixed(0).padStart(5)} s of processors, budget ${String(budget).padStart(4)} s`;
    return `${name.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s  ${spent}${isOver ? ', TOO LONG' : ''}`;
  };
  const processor = sum(times.map(({ processorSeconds = 0 }) => processorSeconds));
  const minutes = `${(wholeSeconds / 60).toFixed(1)} minutes and ${(processor / 60).toFixed(1)} processor minutes`;
  const slow = slowness > 1 ? `, on a machine ${slowness.toFixed(1)} times slower than quiet` : '';
  return [
    ...times.map(({ part, seconds, processorSeconds = 0 }) => line(part, seconds, processorSeconds, BUDGET[part])),
    line('in all', wholeSeconds, processor, MOST_PROCESSOR_SECONDS),
    `${minutes}${slow}${wholeSeconds / slowness > MOST_SECONDS ? ', TOO LONG' : ''}`,
  ];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
