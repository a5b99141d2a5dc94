/** A number on its way from one value to another, from 0 to 1 of the way: whole, and never past its end. */
export function numberOnTheWay(from: number, to: number, way: number): number {
  const eased = 1 - (1 - Math.min(Math.max(way, 0), 1)) ** 3;
  return Math.round(from + (to - from) * eased);
}
