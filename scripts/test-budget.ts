import type { TestKind } from './test-limits.ts';

/** Every part of `npm test` that takes time worth a line. */
export type Part = 'checks' | TestKind;

/** Seconds on a quiet machine of two cores. Whoever adds tests adds to a line here, and keeps the sum below MOST_SECONDS. */
export const BUDGET: Readonly<Record<Part, number>> = {
  checks: 25,
  unit: 110,
  claims: 190,
  int: 230,
  e2e: 640,
};

/** Longer than the quarter of an hour that a run should take: games of three kinds by terminals and browsers at a server are all in it. */
export const MOST_SECONDS = 1200;

/** A part this far over its line is told. It fails nothing: a cold disk or a busy neighbour is no fault of the tests. */
const TOLERANCE = 1.5;

export interface PartTime {
  readonly part: Part;
  readonly seconds: number;
  /** How many times slower than the quiet machine it was meanwhile. */
  readonly slowness: number;
}

/** The parts that took longer than their budget by more than half, on the machine as it was. */
export function overBudget(times: readonly PartTime[]): readonly PartTime[] {
  return times.filter(({ part, seconds, slowness }) => seconds / slowness > TOLERANCE * BUDGET[part]);
}

/** One line each, and one for all of them. */
export function budgetLines(times: readonly PartTime[]): readonly string[] {
  const over = new Set(overBudget(times).map(({ part }) => part));
  const line = (name: string, seconds: number, budget: number, note: string) =>
    `${name.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s of ${String(budget).padStart(3)} s${note}`;
  const lines = times.map(({ part, seconds, slowness }) => {
    const slow = slowness > 1 ? `, on a machine ${slowness.toFixed(1)} times slower than quiet` : '';
    return line(part, seconds, BUDGET[part], `${slow}${over.has(part) ? ', TOO LONG' : ''}`);
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const seconds = sum(times.map((time) => time.seconds));
  return [...lines, line('in all', seconds, sum(times.map(({ part }) => BUDGET[part])), '')];
}
