import { describe, expect, it } from 'vitest';
import { pairFile, pairingTable, pairsOf } from './pairing.ts';

describe('a pairing', () => {
  it('is all against all, or the first against the others', () => {
    expect(pairsOf(['a', 'b', 'c'], 'round-robin')).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(pairsOf(['a', 'b', 'c'], 'gauntlet')).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });

  it('has a results file for each pair', () => {
    expect(pairFile('runs/run.jsonl', 0)).toBe('runs/run-1.jsonl');
    expect(pairFile('run', 11)).toBe('run-12');
  });

  it('counts every rival alike', () => {
    const compare = (one: string, other: string, mean: number) => ({
      one,
      other,
      ahead: { mean, error: undefined },
      elo: { mean: 0, low: undefined, high: undefined },
    });
    const table = pairingTable([compare('a', 'b', 0.75), compare('a', 'c', 0.5), compare('b', 'c', 0.25)]);
    expect(table).toEqual([
      { name: 'a', rivals: 2, ahead: 0.625 },
      { name: 'c', rivals: 2, ahead: 0.625 },
      { name: 'b', rivals: 2, ahead: 0.25 },
    ]);
  });
});
