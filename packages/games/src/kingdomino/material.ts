export const TERRAINS = ['wheat', 'forest', 'lake', 'grass', 'swamp', 'mine'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Half {
  readonly terrain: Terrain;
  readonly crowns: number;
}

/** A domino's halves, in the order of its printed number's list: the first half is the one a move names first. */
export interface Domino {
  readonly number: number;
  readonly halves: readonly [Half, Half];
}

const DOMINO_COUNT = 48;

// [K2] From number, to number, first half, second half.
const LIST = [
  [1, 2, 'wheat', 'wheat'],
  [3, 6, 'forest', 'forest'],
  [7, 9, 'lake', 'lake'],
  [10, 11, 'grass', 'grass'],
  [12, 12, 'swamp', 'swamp'],
  [13, 13, 'wheat', 'forest'],
  [14, 14, 'wheat', 'lake'],
  [15, 15, 'wheat', 'grass'],
  [16, 16, 'wheat', 'swamp'],
  [17, 17, 'forest', 'lake'],
  [18, 18, 'forest', 'grass'],
  [19, 19, 'wheat 1', 'forest'],
  [20, 20, 'wheat 1', 'lake'],
  [21, 21, 'wheat 1', 'grass'],
  [22, 22, 'wheat 1', 'swamp'],
  [23, 23, 'wheat 1', 'mine'],
  [24, 27, 'forest 1', 'wheat'],
  [28, 28, 'forest 1', 'lake'],
  [29, 29, 'forest 1', 'grass'],
  [30, 31, 'lake 1', 'wheat'],
  [32, 35, 'lake 1', 'forest'],
  [36, 36, 'wheat', 'grass 1'],
  [37, 37, 'lake', 'grass 1'],
  [38, 38, 'wheat', 'swamp 1'],
  [39, 39, 'grass', 'swamp 1'],
  [40, 40, 'mine 1', 'wheat'],
  [41, 41, 'wheat', 'grass 2'],
  [42, 42, 'lake', 'grass 2'],
  [43, 43, 'wheat', 'swamp 2'],
  [44, 44, 'grass', 'swamp 2'],
  [45, 45, 'mine 2', 'wheat'],
  [46, 47, 'swamp', 'mine 2'],
  [48, 48, 'wheat', 'mine 3'],
] as const;

/** By number less one. */
export const DOMINOES: readonly Domino[] = LIST.flatMap(([from, to, first, second]) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ number: from + i, halves: [half(first), half(second)] as const })),
);

export function isDomino(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= DOMINO_COUNT;
}

/** Terrain as the boards code it: 1-6, so that 0 is an empty square. */
export type TerrainCode = number;

export function terrainOf(code: TerrainCode): Terrain {
  return TERRAINS[code - 1]!;
}

export function codeOf(terrain: Terrain): TerrainCode {
  return TERRAINS.indexOf(terrain) + 1;
}

// The same table by number, for the rules' inner loops.
export const FIRST_TERRAIN = byNumber((domino) => codeOf(domino.halves[0].terrain));
const SECOND_TERRAIN = byNumber((domino) => codeOf(domino.halves[1].terrain));
export const FIRST_CROWNS = byNumber((domino) => domino.halves[0].crowns);
const SECOND_CROWNS = byNumber((domino) => domino.halves[1].crowns);

/** 1 where the halves are alike, so that turning the domino round changes nothing. Such a domino has no crown. */
export const IS_TWIN = byNumber((domino) => (domino.halves[0].terrain === domino.halves[1].terrain ? 1 : 0));

// All of that in one word: terrain and crowns of the first half, of the second a byte higher, and whether it is a twin.
export const CROWNS_SHIFT = 3;
export const SECOND_SHIFT = 8;
export const TWIN_SHIFT = 16;
export const PACKED = Int32Array.from(
  FIRST_TERRAIN,
  (terrain, number) =>
    terrain |
    (FIRST_CROWNS[number]! << CROWNS_SHIFT) |
    (SECOND_TERRAIN[number]! << SECOND_SHIFT) |
    (SECOND_CROWNS[number]! << (SECOND_SHIFT + CROWNS_SHIFT)) |
    (IS_TWIN[number]! << TWIN_SHIFT),
);

function half(text: string): Half {
  const [terrain, crowns = '0'] = text.split(' ');
  return { terrain: terrain as Terrain, crowns: Number(crowns) };
}

function byNumber(fact: (domino: Domino) => number): Uint8Array {
  return Uint8Array.of(0, ...DOMINOES.map(fact));
}
