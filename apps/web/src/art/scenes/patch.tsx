import type { ComponentChildren, JSX } from 'preact';
import { Cut, Gouge, PRINT } from '../hand.tsx';

/** Half of a patch as seen from the hill: across and down. */
export const HALF = { x: 29, y: 15.5 };
const THICKNESS = 6;

export type Terrain = 'W' | 'F' | 'L' | 'G' | 'S' | 'M';

const NAMES = { W: 'wheat', F: 'forest', L: 'lake', G: 'grass', S: 'swamp', M: 'mine' } as const;

export function place({ x, y }: { readonly x: number; readonly y: number }, u: number, v: number) {
  return { x: x + (u - v) * HALF.x, y: y + (u + v) * HALF.y };
}

interface PatchProps {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly turn: number;
  readonly hasCrown?: boolean;
}

/** One square of land seen from a hill, with what grows on it. */
export function Patch({ x, y, terrain, turn, hasCrown }: PatchProps): JSX.Element {
  const fill = `var(--${NAMES[terrain]})`;
  const tone = `var(--${NAMES[terrain]}-tone)`;
  const { x: w, y: h } = HALF;
  const mirror = turn % 2 ? -1 : 1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cut d={[-w, 0, 0, h, w, 0, w, THICKNESS, 0, h + THICKNESS, -w, THICKNESS]} fill={tone} />
      <Cut d={[-w, 0, 0, -h, w, 0, 0, h]} fill={fill} />
      <g transform={`scale(${mirror} 1)`}>{GROWTH[terrain](fill, tone)}</g>
      {hasCrown && <Crown x={-7 * mirror} />}
    </g>
  );
}

function Crown({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} -1)`}>
      <circle r="9.5" fill="var(--ivory)" stroke={PRINT} stroke-width="1.3" />
      <Cut d="M-5 4L-6.5-4-2.5-1 0-5.5 2.5-1 6.5-4 5 4Z" fill="var(--gold)" line={1.2} />
    </g>
  );
}

const TREE = 'M-6 0C-9-5-5-12 0-12S9-5 6 0C4 3-4 3-6 0Z';
const TREES = [-2, -9, -14, -2, 11, -3, -3, 4, 4, -1, -9, 3];
const EARS = [0, -10, 8, -6, 16, -2, -8, -6, 0, -2, 8, 2, -16, -2, -8, 2, 0, 6];

const GROWTH: Record<Terrain, (fill: string, tone: string) => ComponentChildren> = {
  F: (fill, tone) =>
    pairs(TREES).map(([x, y]) => (
      <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
        <Cut d={TREE} fill={fill} line={1.1} />
        <path d="M2-10C5-5 4 0 0 2 6 3 9-2 6-7Z" fill={tone} />
      </g>
    )),
  W: (_, tone) => (
    <>
      <Gouge d={at(EARS, 'v5')} tone={tone} line={1} />
      <Gouge d={at(EARS, 'v-3m-2.5 1l1 2m3-2l-1 2')} tone={tone} line={1.9} />
    </>
  ),
  L: (_, tone) => (
    <>
      <Gouge d="M-15 0q3-3 6 0t6 0M-4 7q3-3 6 0t6 0M2-6q3-3 6 0t6 0" tone={tone} line={1.6} />
      <Gouge d="M-6-5q2-2 4 0t4 0M10 3q2-2 4 0t4 0" tone="var(--ivory)" line={1.2} />
    </>
  ),
  G: (_, tone) => (
    <>
      <Gouge d="M-16 2l-1-4m2 4l1-5m1 5l2-3M-2-6l-1-3m2 3l1-4m1 4l2-3M2 11l-1-3m2 3l1-4m1 4l2-3" tone={tone} />
      <Cut d="M4 1C2-3 6-6 9-5 11-7 16-6 16-2 18 1 15 4 12 3 10 5 5 4 4 1Z" fill="var(--ivory)" line={1.1} />
      <path d="M15-4l5 0 0 3-3 2Z" fill={PRINT} />
      <Gouge d="M7 4v3M13 4v3" />
    </>
  ),
  S: (fill, tone) => (
    <>
      <path d="M-16 2c4-4 14-4 16 0-2 4-13 4-16 0ZM2 7c3-3 10-3 12 0-3 3-10 3-12 0Z" fill={tone} />
      <Gouge d="M10 2v-11M14 3v-8M6 2v-7M-7 4v-9M-3 5v-6" tone={PRINT} />
      <Gouge d="M10-8v-4M14-4v-3M-7-4v-4" tone={PRINT} line={3} />
      <path d="M-14 2h6" stroke={fill} />
    </>
  ),
  M: (fill, tone) => (
    <>
      <Cut d={[-19, 3, -9, -18, -3, -9, 4, -24, 20, 3, 2, 10]} fill={fill} line={1.3} />
      <path d="M4-23L20 3 3 10 6-4 2-8ZM-9-17L-3-8-8 5-7-6Z" fill={tone} />
      <path d="M4-24l-4 8 3-1 2 3 3-1Z" fill="var(--ivory)" />
    </>
  ),
};

function at(values: readonly number[], stroke: string): string {
  return pairs(values)
    .map(([x, y]) => `M${x} ${y}${stroke}`)
    .join('');
}

function pairs(values: readonly number[]): readonly (readonly [number, number])[] {
  return values.flatMap((x, index) => (index % 2 ? [] : [[x, values[index + 1]!] as const]));
}
