import { describe, expect, it } from 'vitest';
import { failureLines, formatKept, isSteady, keptRuns, type RepeatedRun, runLine } from './repeated-runs.ts';

const run = (...failures: readonly string[]): RepeatedRun => {
  return { passed: 9 - failures.length, failures, seconds: 61.4, slowness: 2 };
};

describe('repeated runs', () => {
  it('are steady only if nothing failed in any of them', () => {
    expect(isSteady([run(), run(), run()])).toBe(true);
    expect(isSteady([run(), run('a'), run()])).toBe(false);
    expect(isSteady([])).toBe(false);
  });

  it('are not steady where tests were left out, or none was run', () => {
    expect(isSteady([run(), { ...run(), passed: 8 }])).toBe(false);
    expect(isSteady([{ ...run(), passed: 0 }])).toBe(false);
  });

  it('tell how often each test failed', () => {
    expect(failureLines([run('a'), run('b', 'a'), run()])).toEqual(['2 of 3: a', '1 of 3: b']);
    expect(failureLines([run()])).toEqual([]);
    expect(runLine(run('a'), 3, 20)).toBe(
      'run  3 of 20: 8 passed, 1 failed, 61 s, machine 2.0 times slower than quiet',
    );
  });

  it('go on where they were, but only with the same tree and tests', () => {
    const text = formatKept('tree one', [run(), run('a')]);
    expect(keptRuns(text, 'tree one')).toEqual([run(), run('a')]);
    expect(keptRuns(text, 'tree two')).toEqual([]);
    expect(keptRuns(undefined, 'tree one')).toEqual([]);
  });
});
