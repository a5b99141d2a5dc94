import { describe, expect, it } from 'vitest';
import type { Area, AreaMap, AreaSymbol, Point } from '../../src/colours/map/index.ts';
import { FIRST } from '../../src/colours/maps/first.ts';
import { MAP_COMPLAINTS } from './map-complaints.ts';

type Rule = keyof typeof MAP_COMPLAINTS;

function complaints(rule: Rule, changes: Partial<AreaMap>): string {
  return MAP_COMPLAINTS[rule]({ ...FIRST, ...changes }).join('; ');
}

function withArea(id: number, change: (area: Area) => Partial<Area>): Pick<AreaMap, 'areas'> {
  return { areas: FIRST.areas.map((area) => (area.id === id ? { ...area, ...change(area) } : area)) };
}

/** A map of these areas alone, 200 wide and high. */
function tiles(...boxes: readonly (readonly [number, number, number, number])[]): Partial<AreaMap> {
  const polygons = boxes.map(([left, top, right, bottom]) => [left, top, right, top, right, bottom, left, bottom]);
  return { areas: areasOf(polygons), width: 200, height: 200 };
}

function areasOf(polygons: readonly (readonly number[])[]): Area[] {
  return polygons.map((polygon, id) => ({ ...FIRST.areas[id]!, polygon, neighbours: [] }));
}

function withSymbols(change: (area: Area) => AreaSymbol | undefined): Pick<AreaMap, 'areas'> {
  return {
    areas: FIRST.areas.map(({ symbol: _, ...area }) => {
      const symbol = change(FIRST.areas[area.id]!);
      return symbol ? { ...area, symbol } : area;
    }),
  };
}

/** Exchanges the symbols of two areas. */
function swapped(a: Area, b: Area): Pick<AreaMap, 'areas'> {
  return withSymbols((area) => (area.id === a.id ? b : area.id === b.id ? a : area).symbol);
}

function find(kingdom: string, kind: string | undefined): Area {
  return FIRST.areas.find((area) => area.kingdom === kingdom && area.symbol?.kind === kind)!;
}

/** Where three areas meet. */
const JUNCTION = FIRST.areas[4]!.neighbours.flatMap((id) => pointsIn(id).filter((at) => owners(at).length === 3))[0]!;

function pointsIn(id: number): Point[] {
  const { polygon } = FIRST.areas[id]!;
  return polygon.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, polygon[i + 1]!]] : []));
}

function owners([x, y]: Point): Area[] {
  return FIRST.areas.filter(({ id }) => pointsIn(id).some((point) => point[0] === x && point[1] === y));
}

describe('complaints about a map', () => {
  it('[C1] name a lost area, a wrong name and a torn kingdom', () => {
    expect(complaints('C1', { areas: FIRST.areas.slice(1) })).toContain('53 areas');
    expect(
      complaints(
        'C1',
        withArea(3, () => ({ label: 'b7' })),
      ),
    ).toContain('should be b4');
    expect(
      complaints(
        'C1',
        withArea(3, () => ({ kingdom: 'red' })),
      ),
    ).toContain('blue is not one piece');
    expect(
      complaints(
        'C1',
        withArea(0, () => ({ neighbours: [] })),
      ),
    ).toContain('blue is not one piece');
  });

  it('[C2] name missing and wrong neighbours', () => {
    const without = (a: string, b: string) =>
      FIRST.kingdoms.map((kingdom) => ({
        ...kingdom,
        neighbours: kingdom.neighbours.filter((other) => kingdom.colour !== a || other !== b),
      }));
    expect(complaints('C2', { kingdoms: without('blue', 'green') })).toContain('blue and green are no neighbours');
    expect(complaints('C2', { kingdoms: without('violet', 'brown') })).toContain('violet: neighbours are');
    const all = FIRST.kingdoms.map(({ colour }) => colour);
    const crowd = FIRST.kingdoms.map((kingdom) => ({
      ...kingdom,
      neighbours: all.filter((c) => c !== kingdom.colour),
    }));
    expect(complaints('C2', { kingdoms: crowd })).toContain('two more are all neighbours');
  });

  it('[C2] name a die that is too large, and kingdoms that meet in the wrong place', () => {
    expect(complaints('C2', { dieSize: 100 })).toContain('triple points are close');
    expect(complaints('C2', { dieSize: 150 })).toContain('a die reaches from');
    const rotated = FIRST.kingdoms.map((kingdom, i) => ({ ...kingdom, outline: FIRST.kingdoms[(i + 1) % 6]!.outline }));
    expect(complaints('C2', { kingdoms: rotated })).toContain('red, yellow and brown do not meet');
  });

  it('[C3] name outlines that are broken', () => {
    const polygon = (change: (polygon: readonly number[]) => readonly number[]) =>
      complaints(
        'C3',
        withArea(0, (area) => ({ polygon: change(area.polygon) })),
      );
    const reversed = pointsIn(0).reverse().flat();
    expect(polygon((p) => [...p.slice(0, 2), ...p.slice(4)])).toContain('not the same on both sides');
    expect(polygon((p) => p.map((value) => value + 0.5))).toContain('not whole');
    expect(polygon(() => reversed)).toContain('counterclockwise');
    expect(polygon(() => FIRST.areas[1]!.polygon)).toContain('belongs to two areas');
    expect(polygon((p) => [...p.slice(4, 6), ...p.slice(2, 4), ...p.slice(0, 2), ...p.slice(6)])).toContain(
      'meets itself',
    );
    expect(polygon(() => [])).toContain('no polygon');
    expect(complaints('C3', { width: 1001 })).toContain('no rectangle');
  });

  it('[C3] name wrong lists, four areas at a corner, borders that are short or in two parts', () => {
    expect(
      complaints(
        'C3',
        withArea(0, () => ({ neighbours: [1] })),
      ),
    ).toContain('b1: neighbours are');
    const crossing = tiles([0, 0, 100, 100], [100, 0, 200, 100], [0, 100, 100, 200], [100, 100, 200, 200]);
    expect(complaints('C3', crossing)).toContain('100,100: more than three meet');
    const bricks: readonly (readonly number[])[] = [
      [0, 0, 100, 0, 100, 100, 0, 100],
      [100, 0, 200, 0, 200, 100, 110, 100, 100, 100],
      [0, 100, 100, 100, 110, 100, 110, 200, 0, 200],
      [110, 100, 200, 100, 200, 200, 110, 200],
    ];
    expect(complaints('C3', { ...crossing, areas: areasOf(bricks) })).toMatch(
      /1-2: the border is short.*nearly neighbours/,
    );
    const bay: readonly (readonly number[])[] = [
      [0, 0, 100, 0, 100, 60, 100, 140, 100, 200, 0, 200],
      [100, 0, 200, 0, 200, 200, 100, 200, 100, 140, 150, 140, 150, 60, 100, 60],
      [100, 60, 150, 60, 150, 140, 100, 140],
    ];
    expect(complaints('C3', { ...crossing, areas: areasOf(bay) })).toContain('a border is in two parts');
  });

  it('[C4] name a capital that is missing, doubled or of another colour', () => {
    const capital = find('green', 'capital');
    expect(
      complaints(
        'C4',
        withSymbols((area) => (area === capital ? undefined : area.symbol)),
      ),
    ).toContain('green');
    expect(complaints('C4', swapped(capital, find('red', 'capital')))).toMatch(/green.*red/);
    expect(complaints('C4', swapped(capital, find('red', undefined)))).toMatch(/green.*red/);
  });

  it('[C5] name monsters that are missing, too many or away from their place', () => {
    const griffin = find('red', 'griffin');
    expect(
      complaints(
        'C5',
        withSymbols((area) => (area === griffin ? undefined : area.symbol)),
      ),
    ).toContain('not 4 of griffin red');
    expect(complaints('C5', swapped(griffin, find('blue', undefined)))).toMatch(/blue: 4 monsters.*red: 2 monsters/);
    const hydraless = (kingdom: string) =>
      withSymbols((area) =>
        area.kingdom === kingdom && area.symbol?.kind === 'hydra' ? { kind: 'griffin', colour: 'red' } : area.symbol,
      );
    expect(complaints('C5', hydraless('blue'))).toContain("no hydra next to blue's capital");
    expect(complaints('C5', hydraless('violet'))).toContain('no hydra in violet');
    expect(complaints('C5', swapped(find('green', 'dragon'), find('red', 'dragon')))).toContain(
      'no green dragon in green',
    );
  });

  it('[C5] name neighbours that want the same colour', () => {
    const capital = find('red', 'capital');
    const near = FIRST.areas[capital.neighbours.find((id) => FIRST.areas[id]!.symbol?.kind !== 'griffin')!]!;
    const rival = withSymbols((area) => (area === near ? { kind: 'griffin', colour: 'red' } : area.symbol));
    expect(complaints('C5', rival)).toContain('want one colour');
    const isBlue = (id: number) => ['hydra', 'capital'].includes(FIRST.areas[id]!.symbol?.kind ?? '');
    const second = find('blue', 'capital').neighbours.find(
      (id) => FIRST.areas[id]!.neighbours.filter(isBlue).length === 1,
    );
    const guards = withSymbols((area) => (area.id === second ? { kind: 'hydra', colour: 'blue' } : area.symbol));
    expect(complaints('C5', guards)).toContain("more than one hydra next to blue's capital");
  });

  it('[C6] name spells that are missing, in the wrong kingdom or twice in one', () => {
    const spell = find('brown', 'spell');
    expect(
      complaints(
        'C6',
        withSymbols((area) => (area === spell ? undefined : area.symbol)),
      ),
    ).toContain('three times');
    expect(complaints('C6', swapped(spell, find('red', undefined)))).toMatch(/red.*brown/);
    const same = withSymbols((area) =>
      area.kingdom === 'brown' && area.symbol?.kind === 'spell' ? { kind: 'spell', spell: 1 } : area.symbol,
    );
    expect(complaints('C6', same)).toContain('brown: not two different spells');
    expect(
      complaints(
        'C6',
        withSymbols(() => undefined),
      ),
    ).toContain('54 plain areas');
  });

  it('[C7] name towers off their border, too few, too many in one place', () => {
    const [first, second] = [FIRST.towers[0]!, FIRST.towers[1]!];
    const others = FIRST.towers.slice(1);
    expect(complaints('C7', { towers: others })).toContain('7 towers');
    expect(complaints('C7', { towers: [{ ...first, at: second.at }, ...others] })).toContain('not on the border');
    expect(complaints('C7', { towers: [{ ...first, areas: [0, 53] }, ...others] })).toContain('no border for a tower');
    expect(complaints('C7', { towers: FIRST.towers.map(() => first) })).toMatch(/more than two towers.*tower is close/);
    const corner = pointsIn(first.areas[0]).find((at) => owners(at).some(({ id }) => id === first.areas[1]))!;
    expect(complaints('C7', { towers: [{ ...first, at: corner }, ...others] })).toContain('in a corner');
    const inner = FIRST.towers.filter(({ areas: [a, b] }) => FIRST.areas[a]!.kingdom === FIRST.areas[b]!.kingdom);
    expect(complaints('C7', { towers: inner })).toContain('0 towers between kingdoms');
  });

  it('[C10] name an outline that is not that of the areas, and a missing capital', () => {
    const clipped = FIRST.kingdoms.map((kingdom) => ({ ...kingdom, outline: kingdom.outline.slice(2) }));
    expect(complaints('C10', { kingdoms: clipped })).toContain('blue: the outline is not that of its areas');
    expect(complaints('C10', { kingdoms: FIRST.kingdoms.slice(1) })).toContain('not in order');
    expect(
      complaints(
        'C10',
        withSymbols(() => undefined),
      ),
    ).toContain('red: no capital');
  });

  it('[C11] name areas that are small, bent, unlike, straight or with the symbol in the wrong place', () => {
    expect(
      complaints(
        'C11',
        withArea(0, () => ({ clearance: 60 })),
      ),
    ).toContain('b1: wrong clearance');
    expect(
      complaints(
        'C11',
        withArea(0, () => ({ centre: [500, 500] })),
      ),
    ).toContain('b1: wrong clearance');
    const square = (size: number) => [0, 0, size, 0, size, size, 0, size];
    const small = withArea(0, () => ({ polygon: square(60), centre: [30, 30], clearance: 30 }));
    expect(complaints('C11', small)).toMatch(/unlike size.*b1: too small/);
    const bent = [0, 0, 200, 0, 200, 20, 100, 20, 100, 100, 0, 100];
    expect(
      complaints(
        'C11',
        withArea(0, () => ({ polygon: bent })),
      ),
    ).toContain('b1: bent');
    const ruled = withPointsOnlyAt(JUNCTION);
    expect(complaints('C11', ruled)).toContain('a ruler drew the border');
  });
});

/** Leaves out all points but corners, in all areas around one corner. */
function withPointsOnlyAt(corner: Point): Pick<AreaMap, 'areas'> {
  const around = owners(corner).map(({ id }) => id);
  const shared = (at: Point) => owners(at).length === 2 && owners(at).every(({ id }) => around.includes(id));
  return {
    areas: FIRST.areas.map((area) =>
      around.includes(area.id)
        ? {
            ...area,
            polygon: pointsIn(area.id)
              .filter((at) => !shared(at))
              .flat(),
          }
        : area,
    ),
  };
}
