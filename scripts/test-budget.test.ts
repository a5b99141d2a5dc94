import { describe, expect, it } from 'vitest';
import { BUDGET, budgetLines, MOST_SECONDS, overBudget, type Part } from './test-budget.ts';

const timesOf = (factor: number, slowness: number) =>
  Object.entries(BUDGET).map(([part, budget]) => ({ part: part as Part, seconds: factor * budget, slowness }));

describe('the budget of the tests', () => {
  it('stays below the most that a run may take', () => {
    const lines = Object.values(BUDGET);
    expect(Math.min(...lines)).toBeGreaterThan(0);
    expect(lines.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(MOST_SECONDS);
  });

  it('bears half as much again, and no more', () => {
    expect(overBudget(timesOf(1.5, 1))).toEqual([]);
    expect(overBudget(timesOf(1.51, 1)).map(({ part }) => part)).toEqual(Object.keys(BUDGET));
  });

  it('marks the one part that is too long', () => {
    const times = timesOf(1, 1).map((time) => (time.part === 'int' ? { ...time, seconds: 2 * BUDGET.int } : time));
    expect(overBudget(times).map(({ part }) => part)).toEqual(['int']);
    expect(budgetLines(times).filter((line) => line.includes('TOO LONG'))).toEqual([
      `int      ${String(2 * BUDGET.int).padStart(5)} s of ${String(BUDGET.int).padStart(3)} s, TOO LONG`,
    ]);
  });

  it('grows with a machine that is busy', () => {
    expect(overBudget(timesOf(5.9, 4))).toEqual([]);
    expect(overBudget(timesOf(6.1, 4))).toHaveLength(Object.keys(BUDGET).length);
    expect(budgetLines(timesOf(4, 4))[0]).toMatch(/4\.0 times slower than quiet$/);
  });

  it('tells the sum of the parts that ran', () => {
    const lines = budgetLines([
      { part: 'unit', seconds: 10, slowness: 1 },
      { part: 'int', seconds: 20, slowness: 1 },
    ]);
    expect(lines.at(-1)).toBe(`in all      30 s of ${BUDGET.unit + BUDGET.int} s`);
  });
});
