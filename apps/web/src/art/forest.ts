import { cut, lobes, wobble } from './mark.ts';
import type { Drawing } from './plate.tsx';

// A round tree: its crown hides what stands behind it, and the side away from the light is cut dark with bright leaves.
function tree(x: number, y: number, r: number): Drawing {
  const seed = x * 3 + y;
  const leaf = (angle: number, reach: number, bend: number, width: number) =>
    cut(x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach, r * 0.28, r * 0.12, r * bend, width);
  const turn = wobble(seed) * 0.25;
  return [
    ['tone', cut(x, y + r * 0.6, wobble(seed, 2), r * 0.85, 0, r * 0.24)],
    ['body', lobes(x, y, r * 0.88, r > 11 ? 9 : 8, seed)],
    [
      'tone',
      cut(x + r * 0.6, y - r * 0.62, -r * 0.8, r * 1.4, -r * 0.42, r * 0.34) +
        leaf(3.3 + turn, 0.72, 0.14, 0.9) +
        leaf(4.1 + turn, 0.6, 0.14, 0.9) +
        leaf(2.6 + turn, 0.62, 0.12, 0.9) +
        leaf(4.6 + turn, 0.2, 0.14, 0.9),
    ],
    ['fill', leaf(0.1 + turn, 0.5, -0.1, 0.7) + leaf(0.75 + turn, 0.55, -0.1, 0.7)],
  ];
}

function wood(...trees: readonly (readonly [x: number, y: number, r: number])[]): Drawing {
  return trees.flatMap((one) => tree(...one));
}

const hut: Drawing = [
  ...wood([13, 22, 11], [51, 21, 11], [32, 14, 11]),
  ['ivory', 'M21 59q1-8 0-16l11.500-12L43 43q-.8 8 .2 16-11 .8-22.200 0z'],
  ['red', 'M15.500 44Q24 34 32 25.500q8.500 8 16.500 18l-3.500 3.200Q38 39 32 33q-6 6.500-12.800 14z'],
  ['ink', 'M29 59q-.6-5 .2-9 2.600-3.600 5.400 0 1 4 .4 9z'],
  ['pen', 'M24 52h2M38 49h2.500M39 55h2'],
  ...wood([54, 52, 8.5], [10, 51, 8.5]),
];

const mushrooms: Drawing = [
  ...wood([14, 17, 11], [38, 14, 10.5], [52, 30, 9]),
  ['ivory', 'M26 58q2-9 .4-16H35q-1 9 1.200 16-5 2-10.200 0zM45 59q1-5 .2-9h6q0 5 1 9-4 1-7.200 0z'],
  [
    'red',
    'M14.500 43Q15 29 31 27.500 45.500 29 46.500 43q-16 4-32 0zM40 51q1-8 9-8.500 7.500 1 8.500 8.500-9 2-17.500 0z',
  ],
  [
    'petal',
    'M22 37a2.600 2.600 0 1 1 0 .1zM30 33a2.800 2.800 0 1 1 0 .1zM37 39a2.200 2.200 0 1 1 0 .1zM46 47a1.500 1.500 0 1 1 0 .1z',
  ],
  ['tone', cut(8, 58, -3, -7, 0, 1.2) + cut(10, 58, 2, -9, 0, 1.2) + cut(12, 58, 5, -6, 0, 1.2)],
];

export const FOREST: readonly Drawing[] = [
  wood([16, 15, 11], [44, 14, 11.5], [30, 31, 12], [13, 46, 10.5], [49, 46, 11.5]),
  wood([32, 14, 11], [12, 24, 9.5], [52, 25, 10.5], [33, 39, 13], [12, 50, 8.5], [54, 51, 8.5]),
  wood([12, 13, 9], [32, 12, 9], [52, 14, 9], [21, 30, 10], [43, 31, 10], [12, 48, 9], [32, 49, 9.5], [52, 49, 9]),
  wood([47, 16, 13], [18, 21, 14], [41, 43, 14.5], [12, 49, 9]),
  hut,
  mushrooms,
];

export const FOREST_SMALL: readonly Drawing[] = [
  [['tone', lobes(17, 19, 10, 6, 3) + lobes(46, 17, 10, 6, 9) + lobes(17, 46, 10.5, 6, 5) + lobes(46, 45, 11, 6, 2)]],
  [['tone', lobes(32, 16, 10, 6, 3) + lobes(14, 35, 9.5, 6, 9) + lobes(50, 33, 10, 6, 5) + lobes(33, 50, 9.5, 6, 2)]],
];
