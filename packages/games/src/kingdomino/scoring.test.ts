import { describe, expect, it } from 'vitest';
import { FOUR, finished, placing, TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';
import type { Options, Variant } from './options.ts';
import { crownCount, largestTerritory, territories } from './scoring.ts';

const points = (rows: readonly string[], options: Options = TWO) => kingdomino.score(finished(options, rows), 0);
const withVariants = (...variants: readonly Variant[]): Options => ({ ...TWO, variants });
const territoryTexts = (rows: readonly string[]) =>
  territories(finished(TWO, rows), 0).map(
    ({ terrain, squares, crowns, points: value }) => `${terrain} ${squares}x${crowns}=${value}`,
  );

describe('territories', () => {
  it('[K16] score squares times crowns: five forest squares with two crowns score 10', () => {
    expect(points(['f1 f', 'C  f', '.  f1', '.  f'])).toBe(10);
  });

  it('[K16] score nothing without a crown', () => {
    expect(points(['C w w w w', '. . . . w'])).toBe(0);
  });

  it('[K16] are connected by sides, not by corners', () => {
    expect(territoryTexts(['C  w1', 'w1 f'])).toEqual(['wheat 1x1=1', 'wheat 1x1=1', 'forest 1x0=0']);
  });

  it('[K16] can be several of one terrain, each counted for itself', () => {
    expect(points(['C l1 f l1', '. l  f l1'])).toBe(2 * 1 + 2 * 2);
  });

  it('[K16] are neither joined by the castle nor part of it', () => {
    expect(territoryTexts(['w1 C w'])).toEqual(['wheat 1x1=1', 'wheat 1x0=0']);
  });

  it('[K16] count one, two and three crowns on a square', () => {
    expect(points(['C m3 m2', '. m1 m'])).toBe(4 * 6);
    expect(crownCount(finished(TWO, ['C m3 m2', '. m1 g2']), 0)).toBe(8);
  });

  it('[K16] are found whole whatever their shape', () => {
    const snake = ['w1 w  w', 'f  f  w', 'C  f  w', 'w  f  w', 'w  w  w1'];
    expect(territoryTexts(snake)).toEqual(['wheat 10x2=20', 'forest 4x0=0']);
    expect(largestTerritory(finished(TWO, snake), 0)).toBe(10);
  });

  it('[K16] know their cells', () => {
    const [wheat] = territories(finished(TWO, ['C w1', '. w']), 0);
    expect(wheat!.cells).toHaveLength(2);
    expect(wheat!.cells).toEqual(
      expect.arrayContaining([
        { x: 1, y: 0 },
        { x: 1, y: -1 },
      ]),
    );
  });

  it('[K16] tell every terrain apart', () => {
    expect(territoryTexts(['C m1 s1 l1', '. g1 f1 w1'])).toEqual(
      ['wheat', 'forest', 'lake', 'grass', 'swamp', 'mine'].map((terrain) => `${terrain} 1x1=1`),
    );
  });
});

describe('ranking', () => {
  const ranks = (options: Options, ...kingdoms: readonly (readonly string[])[]) =>
    kingdomino.ranking(finished(options, ...kingdoms));
  const crownsOnly = { ...TWO, tiebreak: 'crowns' } as const;

  it('[K17] goes by points', () => {
    expect(ranks(TWO, ['C w1'], ['C w1 w'])).toEqual([2, 1]);
  });

  it('[K17] counts bonuses as points', () => {
    const options = withVariants('middle-kingdom');
    expect(ranks(options, ['w C w1'], ['C w1 w w'])).toEqual([1, 2]);
  });

  it('[K17] breaks a tie by the largest territory, crowned or not', () => {
    expect(ranks(TWO, ['C w1 f f'], ['C w1 f l'])).toEqual([1, 2]);
    // 4 = 4 x 1 = 2 x 2.
    expect(ranks(TWO, ['C w1 w w w'], ['C g2 g'])).toEqual([1, 2]);
    expect(ranks(TWO, ['C w1 w w w'], ['C g2 g', '. f f', '. f f', '. f .'])).toEqual([2, 1]);
  });

  it('[K17] then by crowns', () => {
    // Both have 4 points and four squares at most; 4 x 1 has one crown, 2 x 2 has two.
    expect(ranks(TWO, ['C w1 w w w'], ['C g2 g', '. f f', '. f f'])).toEqual([2, 1]);
  });

  it('[K17] breaks a tie by crowns alone with the option of the leaflet', () => {
    const few = ['C w1 w w w'];
    const many = ['C g2 g', '. f f'];
    expect(ranks(TWO, few, many)).toEqual([1, 2]);
    expect(ranks(crownsOnly, few, many)).toEqual([2, 1]);
  });

  it('[K17] shares a victory and a place between equals, and counts everybody ahead for the next', () => {
    expect(ranks(TWO, ['C w1'], ['C f1'])).toEqual([1, 1]);
    expect(ranks(FOUR, ['C w1'], ['C f1'], ['C w'], ['C w1 w'])).toEqual([2, 2, 4, 1]);
    expect(ranks(FOUR, ['C w1'], ['C f1'], ['C w'], ['C l1'])).toEqual([1, 1, 4, 1]);
  });
});

describe('bonuses', () => {
  it('[K18] gives 10 points for a castle in the exact centre', () => {
    const options = withVariants('middle-kingdom');
    expect(points(['w C w'], options)).toBe(10);
    expect(points(['w w C w'], options)).toBe(0);
    expect(points(['w C w', '. w .'], options)).toBe(0);
    expect(points(['. w .', 'w C w', '. w .'], options)).toBe(10);
    expect(points(['. w .', 'w C w', '. w .'])).toBe(0);
  });

  it('[K18] minds neither gaps nor a kingdom narrower than the grid', () => {
    const options = withVariants('middle-kingdom');
    expect(points(['f . . . .', 'w w C . f', '. . . f f'], options)).toBe(10);
  });

  it('[K19] gives 5 points to whoever has discarded nothing', () => {
    const options = withVariants('harmony');
    expect(kingdomino.score(placing(1, '24:1,0:2,0', options), 0)).toBe(2 * 0 + 1 + 5);
    expect(kingdomino.score(placing(1, '24:1,0:2,0 3:x', options), 0)).toBe(1);
    expect(kingdomino.score(placing(1, '24:1,0:2,0 3:x', options), 1)).toBe(5);
    expect(kingdomino.score(placing(1, '24:1,0:2,0'), 0)).toBe(1);
  });

  it('[K21] measures the centre of a 7x7 kingdom', () => {
    const options = withVariants('mighty-duel', 'middle-kingdom', 'harmony');
    expect(points(['w w w C f f f'], options)).toBe(10 + 5);
    expect(points(['w w w C f f'], options)).toBe(5);
  });
});
