import { laySheet, parseSheet, type State } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import { cheapestMissed, pointsToNextGrade } from './missed-points.ts';

function sheet(...rows: readonly string[]): State {
  const read = parseSheet(rows);
  if (!('paints' in read)) throw new Error(read.code);
  return laySheet(read);
}

const EMPTY = ['b .........', 'g .........', 'y .........', 'v .........', 'r .........', 'n .........'];
/** Everything painted but for one area. */
const FULL = ['b bgygvrgry', 'g gbrygnvyb', 'y ybrgybyvr', 'v byrvyngrb', 'r rbyrvbgry', 'n nrbynrgvy'];

describe('points to the next grade', () => {
  it.each([
    [46, 4],
    [49, 1],
    [50, 10],
    [69, 1],
    [-20, 70],
  ])('[C46] from %i they are %i', (points, missing) => {
    expect(pointsToNextGrade(points)).toBe(missing);
  });

  it('[C46] are none at the highest', () => {
    expect(pointsToNextGrade(70)).toBeUndefined();
    expect(pointsToNextGrade(88)).toBeUndefined();
  });
});

describe('the cheapest points', () => {
  it('[C27] are dragons first on an empty sheet: tamed they bring two and cost no longer one', () => {
    const missed = cheapestMissed(sheet(...EMPTY));
    expect(missed).toHaveLength(3);
    for (const { what, points, drops } of missed) {
      expect(what).toMatchObject({ kind: expect.stringMatching(/monster|capital/) });
      expect(points / drops).toBe(3);
    }
  });

  it('[C36] are a row that lacks one area, if its first number is free', () => {
    const blue = FULL[0]!.replace('b b', 'b .');
    const [first] = cheapestMissed(sheet(blue, ...FULL.slice(1)));
    expect(first).toEqual({ what: { kind: 'row', row: 'blue' }, points: 4, drops: 1 });
  });

  it('[C45] leave out a row whose numbers are struck', () => {
    const state = sheet(FULL[0]!.replace('b b', 'b .'), ...FULL.slice(1));
    state.struck[0] = 3;
    expect(cheapestMissed(state, 20).map(({ what }) => what)).not.toContainEqual({ kind: 'row', row: 'blue' });
    state.struck[0] = 1;
    expect(cheapestMissed(state, 20)).toContainEqual({ what: { kind: 'row', row: 'blue' }, points: 2, drops: 1 });
  });

  it('[C41] count a blot as one drop', () => {
    const missed = cheapestMissed(sheet(...FULL, 'blots 2'), 20);
    expect(missed).toContainEqual({ what: { kind: 'blot' }, points: 1, drops: 1 });
  });

  it('are sorted by what a point costs', () => {
    const prices = cheapestMissed(sheet(...EMPTY), 50).map(({ points, drops }) => drops / points);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices.length).toBeGreaterThan(20);
  });
});
