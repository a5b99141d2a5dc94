/** Corners in turn: x, y, x, y. */
export type Corners = readonly number[];

/** One decimal is finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The unsteady hand: always the same value from -1 to 1 for the same numbers. */
export function wobble(a: number, b = 0): number {
  const mixed = Math.imul((a * 374761393) ^ (b * 668265263) ^ 0x5bd1e995, 0x27d4eb2d);
  return (((mixed ^ (mixed >>> 15)) & 0xffff) / 0xffff) * 2 - 1;
}

/** Straight edges as a knife cuts them into lino: they bow, and corners miss by a hair. */
export function cut(corners: Corners, seed = 1, shake = 0.5, isOpen = false): string {
  const count = corners.length / 2;
  const at = (index: number, axis: number) =>
    corners[2 * (index % count) + axis]! + shake * wobble(seed + axis, index % count);
  let path = '';
  for (let index = 0; index < count; index++) {
    const [x, y, toX, toY] = [at(index, 0), at(index, 1), at(index + 1, 0), at(index + 1, 1)];
    path += `${index ? 'L' : 'M'}${round(x)} ${round(y)}`;
    if (isOpen && index === count - 1) break;
    const pieces = Math.round(Math.hypot(toX - x, toY - y) / 16);
    for (let piece = 1; piece < pieces; piece++) {
      const off = shake * wobble(seed + 7 * index, piece);
      path += `L${round(x + ((toX - x) * piece) / pieces + off)} ${round(y + ((toY - y) * piece) / pieces + off)}`;
    }
  }
  return isOpen ? path : `${path}Z`;
}
