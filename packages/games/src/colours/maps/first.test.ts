import { describe, expect, it } from 'vitest';
import { MAP_COMPLAINTS } from '../../../test/colours/map-complaints.ts';
import { COLOURS, LETTERS, SPELLS } from '../map/index.ts';
import { FIRST } from './first.ts';

function expectNone(rule: keyof typeof MAP_COMPLAINTS): void {
  expect(MAP_COMPLAINTS[rule](FIRST)).toEqual([]);
}

describe('the first map', () => {
  it('[C1] has six kingdoms of nine areas, each in one piece', () => expectNone('C1'));
  it('[C2] has the required neighbours, and no place for a die in four kingdoms', () => expectNone('C2'));
  it('[C3] covers the box with areas that share sides, and never four a corner', () => expectNone('C3'));
  it('[C4] has one capital in each kingdom, in its colour', () => expectNone('C4'));
  it('[C5] has 18 monsters where they belong, and one rivalry only', () => expectNone('C5'));
  it('[C6] has three areas of each spell, two in each kingdom', () => expectNone('C6'));
  it('[C7] has 8 towers on borders, six of them between kingdoms', () => {
    expectNone('C7');
    const [areas, towers] = [FIRST.areas, FIRST.towers];
    expect(towers.filter((tower) => new Set(tower.areas.map((id) => areas[id]!.kingdom)).size === 2)).toHaveLength(6);
  });
  it('[C10] shows in the box the kingdoms that the areas make', () => expectNone('C10'));
  it('[C11] has areas for fingers, none drawn with a ruler', () => expectNone('C11'));

  it('[C8] gives every spell row a first cell and three more', () => {
    const spells = FIRST.areas.flatMap(({ symbol }) => (symbol?.kind === 'spell' ? [symbol.spell] : []));
    expect(SPELLS.map((spell) => 1 + spells.filter((other) => other === spell).length)).toEqual([4, 4, 4, 4]);
  });

  it('[C12] has a letter for every colour, and a name for every area', () => {
    expect(new Set(COLOURS.map((colour) => LETTERS[colour])).size).toBe(6);
    expect(new Set(FIRST.areas.map(({ label }) => label)).size).toBe(54);
  });
});
