/** D1: the six coats of arms. */
export const ARMS: readonly string[] = ['dot', 'stripe', 'double-dot', 'double-stripe', 'black', 'quarters'];

export const JOKER = '?';

/** D2: the six faces of each die, as the notation writes them. */
export const DICE: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ['?', 'dot', 'dot', 'stripe', 'double-dot+1', 'double-stripe+1']],
  [2, ['dot', 'stripe', 'double-dot+1', 'double-stripe+1', 'black', 'quarters']],
  [3, ['dot', 'stripe', 'double-dot', 'double-stripe', 'black+2', 'quarters+2']],
  [4, ['?', 'dot+1', 'stripe', 'stripe+1', 'double-dot', 'double-stripe']],
]);

/** How many of the six faces look like this. */
export function countFaces(die: number, face: string): number {
  return DICE.get(die)!.filter((other) => other === face).length;
}

/** Every look of the die once. */
export function listLooks(die: number): string[] {
  return [...new Set(DICE.get(die)!)];
}

/** `?` for a joker. */
export function armsOnFace(face: string): string {
  return face.split('+')[0]!;
}

export function crossesOnFace(face: string): number {
  return Number(face.split('+')[1] ?? 0);
}
