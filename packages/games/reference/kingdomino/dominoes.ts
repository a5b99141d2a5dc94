export interface Square {
  readonly terrain: string;
  readonly crowns: number;
}

export interface Domino {
  readonly first: Square;
  readonly second: Square;
}

// K2: from number, to number, first half, second half; a number after a terrain counts its crowns.
const LIST: readonly (readonly [number, number, string, string])[] = [
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
];

function parseHalf(text: string): Square {
  const [terrain, crowns] = text.split(' ');
  return { terrain: terrain!, crowns: Number(crowns ?? 0) };
}

function listDominoes(): Map<number, Domino> {
  const dominoes = new Map<number, Domino>();
  for (const [from, to, first, second] of LIST) {
    for (let number = from; number <= to; number += 1) {
      dominoes.set(number, { first: parseHalf(first), second: parseHalf(second) });
    }
  }
  return dominoes;
}

/** K2: the 48 dominoes by number. */
export const DOMINOES: ReadonlyMap<number, Domino> = listDominoes();

export function hasEqualHalves(domino: Domino): boolean {
  return domino.first.terrain === domino.second.terrain && domino.first.crowns === domino.second.crowns;
}
