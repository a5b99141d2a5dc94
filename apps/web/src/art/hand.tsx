import type { JSX } from 'preact';
import { round, wobble } from './mark.ts';

/** Corners in turn: x, y, x, y. */
export type Corners = readonly number[];

/** The ink on pieces: dark in every theme, since their fills stay bright. */
export const PRINT = 'var(--piece-ink)';

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

interface CutProps {
  /** A path, or the corners of a shape to be cut by hand. */
  readonly d: string | Corners;
  readonly fill?: string;
  readonly line?: number;
  readonly ink?: string;
}

/** A printed shape: its colour misses its line a little, and the line is thicker one way than the other. */
export function Cut({ d, fill, line = 1.5, ink = PRINT }: CutProps): JSX.Element {
  const seed = typeof d === 'string' ? 0 : d[0]! + 3 * d[1]!;
  const paths = typeof d === 'string' ? [d, d, d] : [0, 1, 2].map((turn) => cut(d, seed + turn));
  return (
    <>
      {fill && <path d={paths[0]} fill={fill} transform="translate(.8 .6)" />}
      <g fill="none" stroke={ink} stroke-width={line} stroke-linejoin="round" stroke-linecap="round">
        <path d={paths[1]} />
        <path d={paths[2]} transform="translate(.5 .4)" />
      </g>
    </>
  );
}

/** Lines of one tone, without a fill: what a gouge leaves. */
export function Gouge({
  d,
  tone = PRINT,
  line = 1.3,
}: {
  readonly d: string;
  readonly tone?: string;
  readonly line?: number;
}): JSX.Element {
  return <path d={d} fill="none" stroke={tone} stroke-width={line} stroke-linecap="round" stroke-linejoin="round" />;
}
