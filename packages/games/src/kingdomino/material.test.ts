import { describe, expect, it } from 'vitest';
import { DOMINOES, FIRST_CROWNS, FIRST_TERRAIN, IS_TWIN, isDomino, TERRAINS, terrainOf } from './material.ts';

describe('dominoes', () => {
  it('[K2] are 48, numbered from 1', () => {
    expect(DOMINOES.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
    expect([0, 1, 48, 49, 1.5].map(isDomino)).toEqual([false, true, true, false, false]);
  });

  it('[K2] have the squares and crowns of the box', () => {
    const halves = DOMINOES.flatMap((domino) => domino.halves);
    const byCrowns = (terrain: string) =>
      [0, 1, 2, 3].map((crowns) => halves.filter((half) => half.terrain === terrain && half.crowns === crowns).length);
    expect(Object.fromEntries(TERRAINS.map((terrain) => [terrain, byCrowns(terrain)]))).toEqual({
      wheat: [21, 5, 0, 0],
      forest: [16, 6, 0, 0],
      lake: [12, 6, 0, 0],
      grass: [10, 2, 2, 0],
      swamp: [6, 2, 2, 0],
      mine: [1, 1, 3, 1],
    });
    expect(halves).toHaveLength(96);
    expect(halves.reduce((sum, { crowns }) => sum + crowns, 0)).toBe(39);
  });

  it('[K2] list the halves in the order of the table', () => {
    const text = (number: number) =>
      DOMINOES[number - 1]!.halves.map(({ terrain, crowns }) => `${terrain} ${crowns}`).join(', ');
    expect(text(1)).toBe('wheat 0, wheat 0');
    expect(text(18)).toBe('forest 0, grass 0');
    expect(text(23)).toBe('wheat 1, mine 0');
    expect(text(36)).toBe('wheat 0, grass 1');
    expect(text(40)).toBe('mine 1, wheat 0');
    expect(text(45)).toBe('mine 2, wheat 0');
    expect(text(48)).toBe('wheat 0, mine 3');
  });

  it('are the same in the tables of the inner loops', () => {
    for (const { number, halves } of DOMINOES) {
      expect(terrainOf(FIRST_TERRAIN[number]!)).toBe(halves[0].terrain);
      expect(FIRST_CROWNS[number]).toBe(halves[0].crowns);
    }
    expect(DOMINOES.filter(({ number }) => IS_TWIN[number]).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });
});
