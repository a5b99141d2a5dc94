import { type Corners, round, wobble } from './hand.ts';
import { rightOf, stopsAlong } from './way.ts';

const STEP = 7;

/**
 * A heavy line as a gouge leaves it standing, as a shape to fill: broad in one place, thin in the next, with round ends so
 * that several meet in one point.
 */
export function heavyLine(line: Corners, width: number): string {
  const stops = stopsAlong(line, STEP, true);
  const seed = Math.round(line[0]! + 3 * line[1]!);
  const side = (sign: 1 | -1) =>
    stops.map(({ at, along }, i) => {
      const [x, y] = rightOf(along);
      const isEnd = i === 0 || i === stops.length - 1;
      const off = (width / 2) * sign * (1 + (isEnd ? 0 : 0.34 * wobble(seed + sign, i)));
      return `${round(at[0] + x * off)} ${round(at[1] + y * off)}`;
    });
  const radius = round(width / 2);
  const [there, back] = [side(1), side(-1).reverse()];
  return `M${there.join('L')}A${radius} ${radius} 0 0 0 ${back.join('L')}A${radius} ${radius} 0 0 0 ${there[0]}Z`;
}

/** The frame of a map in an old atlas: a band of black and white pieces, all of one length, and a square at each corner. */
export function neatline(width: number, height: number, band: number, piece: number): string {
  let path = '';
  const block = (x: number, y: number, w: number, h: number): void => {
    path += `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;
  };
  const run = (length: number, lay: (from: number, to: number) => void): void => {
    const count = 2 * Math.round(length / piece / 2) + 1;
    for (let i = 1; i < count; i += 2) lay((length * i) / count, (length * (i + 1)) / count);
  };
  for (const y of [-band, height]) run(width, (from, to) => block(from, y, to - from, band));
  for (const x of [-band, width]) run(height, (from, to) => block(x, from, band, to - from));
  for (const x of [-band, width]) for (const y of [-band, height]) block(x, y, band, band);
  return path;
}
