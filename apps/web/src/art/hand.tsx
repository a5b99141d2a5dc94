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

/** How far the second line of a shape misses the first: so a line is thicker one way than the other. */
const MISS = { x: 0.5, y: 0.4 };

/** A printed shape: its colour misses its line a little, and its line is drawn twice. */
export function Cut({ d, fill, line = 1.5, ink = PRINT }: CutProps): JSX.Element {
  const pen = {
    fill: 'none',
    stroke: ink,
    'stroke-width': line,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  } as const;
  const colour = (shape: string) => fill && <path d={shape} fill={fill} transform="translate(.8 .6)" />;
  if (typeof d === 'string') {
    return (
      <>
        {colour(d)}
        <path d={d} {...pen} />
        <path d={d} {...pen} transform={`translate(${MISS.x} ${MISS.y})`} />
      </>
    );
  }
  const seed = d[0]! + 3 * d[1]!;
  const missed = d.map((value, at) => value + (at % 2 ? MISS.y : MISS.x));
  return (
    <>
      {colour(cut(d, seed))}
      <path d={cut(d, seed + 1) + cut(missed, seed + 2)} {...pen} />
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
