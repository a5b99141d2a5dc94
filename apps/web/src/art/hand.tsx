import { type Corners, cut } from '@crownhold/drawing/hand';
import type { JSX } from 'preact';

export { type Corners, cut } from '@crownhold/drawing/hand';

/** The ink on pieces: dark in every theme, since their fills stay bright. */
export const PRINT = 'var(--piece-ink)';

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
