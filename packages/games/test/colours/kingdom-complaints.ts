import {
  type Area,
  type AreaMap,
  COLOURS,
  type Colour,
  LETTERS,
  type Polygon,
  sidesOf,
} from '../../src/colours/map/index.ts';

/** [C1] */
export function kingdomComplaints({ areas }: AreaMap): string[] {
  if (areas.length !== 54) return [`${areas.length} areas`];
  const names = areas.flatMap(({ id, label, kingdom }, i) => {
    const expected = `${LETTERS[COLOURS[Math.floor(i / 9)]!]}${(i % 9) + 1}`;
    return id === i && label === expected && label[0] === LETTERS[kingdom] ? [] : [`area ${i} should be ${expected}`];
  });
  const torn = COLOURS.filter((colour) => piece(areas, colour).size !== 9);
  return [...names, ...torn.map((colour) => `${colour} is not one piece of nine areas`)];
}

function piece(areas: readonly Area[], kingdom: Colour): ReadonlySet<number> {
  const own = areas.filter((area) => area.kingdom === kingdom);
  const reached = new Set(own.slice(0, 1).map(({ id }) => id));
  for (const id of reached) {
    for (const near of areas[id]!.neighbours) if (areas[near]!.kingdom === kingdom) reached.add(near);
  }
  return reached;
}

/** [C10] The outlines of the kingdoms are those of their areas, and each shows its capital. */
export function boxComplaints({ areas, kingdoms }: AreaMap): string[] {
  if (kingdoms.map(({ colour }) => colour).join() !== COLOURS.join()) return ['the kingdoms are not in order'];
  return kingdoms.flatMap(({ colour, outline }) => {
    const own = areas.filter((area) => area.kingdom === colour);
    const ways = new Set(own.flatMap(({ polygon }) => waysOf(polygon)));
    const outer = [...ways].filter((way) => !ways.has(way.split(' ').reverse().join(' ')));
    const drawn = waysOf(outline);
    const fits = drawn.length === outer.length && drawn.every((way) => outer.includes(way));
    const capital = own.some(({ symbol }) => symbol?.kind === 'capital');
    return [
      ...(fits ? [] : [`${colour}: the outline is not that of its areas`]),
      ...(capital ? [] : [`${colour}: no capital`]),
    ];
  });
}

function waysOf(polygon: Polygon): string[] {
  return sidesOf(polygon).map(([from, to]) => `${from} ${to}`);
}
