import { cut, round } from './mark.ts';
import type { Drawing } from './plate.tsx';

type Bend = readonly [x: number, y: number];

// A peak of width and height 1: its outline, and the ridge where the dark side begins.
const OUTLINE: readonly Bend[] = [
  [-0.5, 0],
  [-0.33, -0.42],
  [-0.24, -0.36],
  [0, -1],
  [0.19, -0.5],
  [0.28, -0.58],
  [0.5, 0],
];
const RIDGE: readonly Bend[] = [
  [0.11, 0],
  [-0.02, -0.42],
  [0.09, -0.66],
  [0, -1],
];

function crag(x: number, y: number, width: number, height: number): Drawing {
  const draw = (bends: readonly Bend[]) =>
    `M${bends.map(([bx, by]) => `${round(x + bx * width)} ${round(y + by * height)}`).join('L')}z`;
  const slope = (bx: number, by: number, length: number, weight: number) =>
    cut(x + bx * width, y + by * height, width * 0.1 * Math.sign(bx), height * length, 0, weight);
  return [
    ['body', draw(OUTLINE)],
    ['tone', draw([...OUTLINE.slice(3), ...RIDGE]) + slope(-0.17, -0.42, 0.3, 1.3) + slope(-0.07, -0.64, 0.28, 1.2)],
    ['fill', slope(0.14, -0.5, 0.3, 1) + slope(0.25, -0.42, 0.26, 1) + slope(0.2, -0.2, 0.16, 0.9)],
  ];
}

function range(...crags: readonly (readonly [x: number, y: number, width: number, height: number])[]): Drawing {
  return crags.flatMap((one) => crag(...one));
}

function nuggets(...places: readonly Bend[]): string {
  return places.map(([x, y]) => `M${x} ${y}l2.500-3.500 4 .5 1.200 3.500-3.500 3z`).join('');
}

const shaft: Drawing = [
  ...range([14, 34, 24, 24], [50, 33, 24, 23]),
  ['body', 'M3 61q3-17 11-24 7-13 19-13 11 1 16 12 9 6 12 25z'],
  ['tone', cut(9, 50, 5, -9, 1, 1.3) + cut(54, 52, -4, -10, -1, 1.3) + cut(26, 29, 8, -2, 1, 1.2)],
  ['ink', 'M20 61q-2-20 12-23 14 3 12 23z'],
  [
    'gold',
    'M16 61q1.500-12 2-24l4.500.5q-1 12-1 23.500zM42.500 61q0-12-1-23.500l4.500-.5q.5 12 2 24zM14 37.500q.5-3 1-5.500 17-1.500 34-.5 0 3 .5 5.500-18 1.500-35.500.5z',
  ],
  ['gold', nuggets([26, 58], [33, 57])],
];

const pick: Drawing = [
  ...range([15, 32, 26, 23], [46, 33, 30, 25], [19, 61, 32, 22]),
  ['gold', 'M28 58.500Q39 45 50 29l3.500 2.500Q43 46 32 61z'],
  ['ivory', 'M33 28.500q13-6 23.500 4.500 5 6 4 18-5-10-11.500-14.500-7-5-16-8z'],
  ['gold', nuggets([43, 57], [51, 58])],
];

export const MINE: readonly Drawing[] = [
  [...range([45, 30, 32, 24], [16, 34, 27, 22], [33, 61, 46, 31]), ['gold', nuggets([54, 58])]],
  [...range([18, 30, 30, 24], [49, 33, 26, 21], [20, 61, 34, 27], [48, 61, 26, 20]), ['gold', nuggets([33, 42])]],
  [
    ...range([32, 28, 32, 23], [15, 46, 25, 21], [49, 46, 26, 22], [32, 62, 28, 20]),
    ['gold', nuggets([5, 59], [53, 59])],
  ],
  [...range([14, 25, 22, 18], [48, 28, 28, 22], [30, 61, 52, 44]), ['gold', nuggets([53, 46], [4, 42])]],
  shaft,
  pick,
];

export const MINE_SMALL: readonly Drawing[] = [
  [
    [
      'tone',
      'M5 33l12-24 5 9-3 15zM22 33l3-11 6 11zM35 30l12-21 5 9-3 12zM51 30l3-9 6 9zM12 61l20-31 7 11-5 20zM37 61l5-14 12 14z',
    ],
  ],
  [
    [
      'tone',
      'M6 61l13-25 6 9-4 16zM24 61l3-11 6 11zM37 61l11-23 5 8-3 15zM52 61l2-9 6 9zM16 33L31 7l7 12-4 14zM37 33l4-12 9 12z',
    ],
  ],
];
