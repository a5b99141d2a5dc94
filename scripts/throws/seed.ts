/** The seed of a throw of a series: two numbers and zeros. */
export function seedOf(series: number, number: number): Uint8Array {
  const seed = new Uint8Array(32);
  const view = new DataView(seed.buffer);
  view.setUint32(0, series, true);
  view.setUint32(4, number, true);
  return seed;
}
