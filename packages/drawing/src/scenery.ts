import { round, wobble } from './hand.ts';
import type { Kingdom } from './kingdom.ts';

/** A small scene in a square of 64 units around its middle. */
export interface Scenery {
  readonly lines: string;
  readonly solid: string;
}

/** A drawing of one thing with its foot at 0, 0: commands with letters and numbers apart. */
interface Thing {
  readonly lines: string;
  readonly solid?: string;
}

const REED: Thing = {
  lines:
    'M 0 0 Q -1 -14 1 -24 M 5 0 Q 6 -10 4 -17 M -4 0 Q -6 -9 -10 -13 M 8 0 Q 10 -6 15 -9 M -13 3 Q -8 0 -3 3 Q 2 6 8 3 Q 13 1 17 3',
  solid: 'M 1 -23 Q -3 -27 1 -34 Q 4 -28 1 -23 Z M 4 -16 Q 1 -20 4 -25 Q 7 -20 4 -16 Z',
};
const FIR: Thing = {
  lines: 'M 0 -30 L -6 -20 L -3 -20 L -10 -10 L -5 -10 L -13 0 L 13 0 L 5 -10 L 10 -10 L 3 -20 L 6 -20 Z M 0 0 L 0 5',
  solid: 'M 0 -30 L 6 -20 L 3 -20 L 10 -10 L 5 -10 L 13 0 L 2 0 L 4 -9 L 1 -11 L 3 -18 Z',
};
const EARS: Thing = {
  lines:
    'M 0 0 Q -1 -12 0 -20 M -6 0 Q -9 -9 -12 -14 M 6 0 Q 8 -9 12 -14 M -4 -6 L 5 -6 M 0 -32 L 0 -37 M -17 -24 L -19 -28 M 16 -24 L 19 -28',
  solid:
    'M 0 -18 Q -6 -21 -4 -26 Q 0 -23 0 -18 Q 0 -23 4 -26 Q 6 -21 0 -18 M 0 -24 Q -4 -28 0 -33 Q 4 -28 0 -24 M -11 -12 Q -18 -13 -18 -19 Q -12 -18 -11 -12 Q -13 -18 -9 -21 Q -6 -16 -11 -12 M -14 -18 Q -20 -20 -18 -26 Q -13 -23 -14 -18 M 11 -12 Q 18 -13 18 -19 Q 12 -18 11 -12 Q 13 -18 9 -21 Q 6 -16 11 -12 M 14 -18 Q 20 -20 18 -26 Q 13 -23 14 -18',
};
const HEATHER: Thing = {
  lines: 'M 0 1 Q -1 -12 1 -26 M 1 0 Q 7 -8 9 -18 M -1 0 Q -7 -7 -10 -16',
  solid:
    'M 1 -26 q -4 -3 0 -7 q 4 4 0 7 M -1 -19 q -6 0 -7 -5 q 6 -1 7 5 M 1 -16 q 6 1 7 -4 q -6 -2 -7 4 M -1 -11 q -5 1 -6 -3 q 5 -2 6 3 M 9 -18 q -3 -3 1 -7 q 4 4 -1 7 M 8 -11 q 5 0 6 -4 q -5 -1 -6 4 M -10 -16 q -4 -3 0 -7 q 3 4 0 7 M -8 -9 q -6 0 -7 -4 q 6 -1 7 4',
};
const ROCK: Thing = {
  lines:
    'M -18 2 L -12 -11 L -8 -9 L -1 -27 L 7 -13 L 10 -16 L 18 2 M -22 2 L 21 2 M -1 -27 L -3 -15 L -6 -8 M -3 -15 L 1 -9',
  solid: 'M -1 -27 L 7 -13 L 10 -16 L 18 2 L 10 2 L 9 -5 L 6 -2 L 4 -12 L 1 -15 Z',
};
const FURROW: Thing = {
  lines:
    'M -22 -14 Q 0 -22 22 -14 M -27 3 Q -14 -10 -5 -18 M -14 5 Q -6 -8 -1 -19 M 0 6 Q 1 -8 3 -19 M 14 5 Q 9 -8 7 -18 M 27 3 Q 17 -10 11 -17',
  solid:
    'M -20 -3 q -1 -6 -6 -7 q 0 6 6 7 q 0 -6 5 -8 q 1 6 -5 8 M 20 -3 q -1 -6 -6 -7 q 0 6 6 7 q 0 -6 5 -8 q 1 6 -5 8',
};

interface Planting {
  readonly thing: Thing;
  /** Where each thing stands, and how large: x, y, scale. */
  readonly at: readonly (readonly [number, number, number])[];
}

const PLANTINGS: Readonly<Record<Kingdom, Planting>> = {
  blue: {
    thing: REED,
    at: [
      [-13, 6, 0.95],
      [12, 2, 0.75],
      [4, 25, 1],
    ],
  },
  green: {
    thing: FIR,
    at: [
      [-15, 4, 0.9],
      [15, 8, 0.75],
      [0, 22, 1.1],
    ],
  },
  yellow: {
    thing: EARS,
    at: [
      [-15, 5, 0.72],
      [16, 7, 0.66],
      [0, 27, 0.95],
    ],
  },
  violet: {
    thing: HEATHER,
    at: [
      [-16, 4, 0.9],
      [14, 7, 0.8],
      [-1, 26, 1.1],
    ],
  },
  red: {
    thing: ROCK,
    at: [
      [-11, 0, 0.85],
      [15, 6, 0.62],
      [1, 23, 0.95],
    ],
  },
  brown: {
    thing: FURROW,
    at: [
      [0, 0, 0.62],
      [0, 20, 1],
    ],
  },
};

/** The scene of a plain area: reeds, firs, wheat, heather, rocks or furrows. No two areas have quite the same. */
export function scenery(kingdom: Kingdom, seed: number): Scenery {
  const { thing, at } = PLANTINGS[kingdom];
  const flip = wobble(seed, 3) < 0 ? -1 : 1;
  const put = (drawing: string | undefined) =>
    at
      .map(([x, y, scale], i) => {
        const [dx, dy] = [2.5 * wobble(seed, i), 2 * wobble(seed + 9, i)];
        return plant(drawing ?? '', flip * x + dx, y + dy, scale * (1 + 0.08 * wobble(seed + 5, i)), flip);
      })
      .join('');
  return { lines: put(thing.lines), solid: put(thing.solid) };
}

function plant(drawing: string, x: number, y: number, scale: number, flip: number): string {
  let isRelative = false;
  let axis = 0;
  return drawing
    .split(' ')
    .map((part) => {
      const value = Number(part);
      if (part === '' || Number.isNaN(value)) {
        isRelative = part === part.toLowerCase();
        axis = 0;
        return part;
      }
      const isX = axis++ % 2 === 0;
      const start = isRelative ? 0 : isX ? x : y;
      return `${round(start + value * scale * (isX ? flip : 1))} `;
    })
    .join('');
}
