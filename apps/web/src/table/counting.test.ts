import { describe, expect, it } from 'vitest';
import { type CountingFrame, countingFrames, stepTimes } from './counting.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const endOf = (frames: readonly CountingFrame[]) => frames.at(-1)!.counted;

describe('the pace of counting', () => {
  it('is half a second each, faster from the fifth, and never more than five seconds', () => {
    expect(stepTimes(3)).toEqual([500, 500, 500]);
    expect(stepTimes(6)).toEqual([500, 500, 500, 500, 300, 300]);
    for (let count = 0; count < 40; count++) {
      expect(stepTimes(count)).toHaveLength(count);
      expect(sum(stepTimes(count))).toBeLessThanOrEqual(5000);
    }
  });
});

describe('the frames of a counting', () => {
  it('go seat by seat, and the winner comes last', () => {
    const frames = countingFrames([2, 1, 3], [2, 1, 3], false);
    expect(frames.map(({ counted }) => counted.join(''))).toEqual([
      ...['000', '001', '002', '003', '004'],
      ...['104', '204', '304'],
      ...['314', '324'],
    ]);
    expect(frames.map(({ note }) => note)).toEqual([undefined, 0, 1, 2, undefined, 0, 1, undefined, 0, undefined]);
  });

  it('count all who have not won at once where there is room', () => {
    const frames = countingFrames([2, 1, 3], [2, 1, 3], true);
    expect(frames.map(({ counted }) => counted.join(''))).toEqual(['000', '101', '202', '303', '304', '314', '324']);
  });

  it('leave nothing out, whatever there is to count', () => {
    for (const counts of [[0, 0], [7, 0, 12, 5], [30, 1], [4]]) {
      for (const isWide of [true, false]) {
        const ranks = counts.map((_, seat) => seat + 1);
        for (const known of [ranks, ranks.toReversed(), undefined]) {
          const frames = countingFrames(counts, known, isWide);
          expect(endOf(frames)).toEqual(counts.map((count) => count + 1));
          expect(sum(frames.map(({ afterMs }) => afterMs))).toBeLessThanOrEqual(counts.length * 5400 + 1);
        }
      }
    }
  });

  it('count all at once in a group while nobody has won', () => {
    expect(countingFrames([1, 1], undefined, true).map(({ counted }) => counted.join(''))).toEqual(['00', '11', '22']);
  });
});
