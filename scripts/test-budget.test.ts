import { describe, expect, it } from 'vitest';
import { BUDGET, budgetLines, MOST_PROCESSOR_SECONDS, MOST_SECONDS, type Part, partTimes } from './test-budget.ts';

const timesOf = (factor: number) =>
  Object.entries(BUDGET).map(([part, budget]) => {
    return { part: part as Part, seconds: 1, processorSeconds: factor * budget };
  });

describe('the budget of the tests', () => {
  it('stays below the most that a run may take', () => {
    const lines = Object.values(BUDGET);
    expect(Math.min(...lines)).toBeGreaterThan(0);
    expect(lines.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(MOST_PROCESSOR_SECONDS);
  });

  it('marks the parts that are too long, for the machine as it is', () => {
    const isOver = (line: string) => line.includes('TOO LONG');
    expect(budgetLines(timesOf(1), 60, 1).filter(isOver)).toEqual([]);
    expect(budgetLines(timesOf(1.01), 60, 1).filter(isOver)).toHaveLength(Object.keys(BUDGET).length);
    expect(budgetLines(timesOf(1.9), 60, 2).filter(isOver)).toEqual([]);
    expect(budgetLines(timesOf(1), MOST_SECONDS + 1, 1).filter(isOver)).toHaveLength(1);
  });

  it('adds up the steps of a part', () => {
    const results = [
      { part: 'checks', seconds: 5, processorSeconds: 6 },
      { part: 'unit', seconds: 50, processorSeconds: 60 },
      { part: 'checks', seconds: 10, processorSeconds: undefined },
    ] as const;
    expect(partTimes(results)).toEqual([
      { part: 'checks', seconds: 15, processorSeconds: 6 },
      { part: 'unit', seconds: 50, processorSeconds: 60 },
    ]);
  });

  it('tells minutes of the clock and of processors', () => {
    const lines = budgetLines([{ part: 'unit', seconds: 50, processorSeconds: 90 }], 120, 1.5);
    expect(lines.at(-1)).toBe('2.0 minutes and 1.5 processor minutes, on a machine 1.5 times slower than quiet');
  });
});
