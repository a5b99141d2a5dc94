import { cut, dot, lobes, wobble } from './mark.ts';
import type { Drawing } from './plate.tsx';

function tuft(x: number, y: number, size = 1): string {
  const blades = [-7, -3.5, 0, 3.5, 7].map((lean, index) => {
    const height = (index === 2 ? 13 : index % 2 === 1 ? 11 : 7) + wobble(x + index, y);
    return cut(x + lean * 0.3 * size, y, lean * size, -height * size, lean * 0.16 * size, 1.5 * size);
  });
  return blades.join('');
}

function meadow(size: number, ...tufts: readonly (readonly [x: number, y: number])[]): string {
  return tufts.map(([x, y]) => tuft(x, y, size)).join('');
}

function daisy(x: number, y: number, r: number): Drawing {
  const petals = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const angle = (index / 7) * Math.PI * 2 + wobble(x, index) * 0.15;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return cut(x + dx * 0.1, y + dy * 0.1, dx, dy, 0, r * 0.42);
  });
  return [
    [
      'tone',
      cut(x, y, -1.5, r * 2.6, 1, 1.2) + cut(x - 0.5, y + r * 2.2, 5, -4, -1, 1.3) + lobes(x, y, r * 0.95, 7, x),
    ],
    ['petal', petals.join('')],
    ['pollen', dot(x, y, r * 0.36)],
  ];
}

const sheep: Drawing = [
  ['tone', meadow(1, [12, 22], [52, 21], [10, 59], [55, 60])],
  ['pen', 'M26 50l-1 9M32 51v8.500M40 51l1 8.500M46 49l1 9'],
  ['ivory', lobes(36, 39, 13.5, 9, 4, 0.82)],
  ['ink', 'M13.500 39q-1-7 5.500-9.500 8.500-1 8.500 6.500-1 8-5.500 9.500-6.500 1-8.500-6.500z'],
  ['ivory', lobes(22, 29.5, 4, 5, 3, 0.8)],
  ['petal', dot(18, 37, 1)],
  ['pen', 'M31 36q3 3 6 0M39 42q3 3 6 0M40 33q3 2 5 0M30 44q3 2 5 .500'],
];

const hive: Drawing = [
  ['tone', meadow(1, [11, 26], [54, 22], [9, 59], [56, 60])],
  ['gold', 'M17 54q-3-7 1-12-2-6 3-10 0-6 5-9 6-6 12 0 5 3 5 9 5 4 3 10 4 5 1 12-15 3-30 0z'],
  ['pen', 'M18 42.500q14 4 28 0M21 32.500q11 3 22 0M26 23.500q6 2 12 0'],
  [
    'ink',
    `M27.500 54q-.5-3 .5-5.500 4-4.500 8 0 1 2.500.5 5.500z${dot(52, 38, 1.9)}${dot(13, 37, 1.9)}${cut(52, 37, 4, -4, 1, 1.2)}${cut(52, 37, -1, -5, 1, 1.2)}${cut(13, 36, -4, -4, 1, 1.2)}${cut(13, 36, 1, -5, 1, 1.2)}`,
  ],
];

export const GRASS: readonly Drawing[] = [
  [['tone', meadow(1, [14, 26], [46, 20], [30, 42], [12, 59], [54, 60])], ...daisy(51, 37, 6)],
  [
    ['tone', meadow(1, [34, 21], [11, 38], [54, 39], [36, 60])],
    ...daisy(19, 48, 6),
    ...daisy(13, 14, 5),
    ...daisy(56, 12, 4.5),
  ],
  [['tone', meadow(0.95, [12, 20], [40, 18], [25, 38], [55, 37], [12, 58], [43, 58])], ...daisy(56, 52, 4)],
  [['tone', meadow(1.25, [16, 25], [51, 27], [20, 60])], ...daisy(44, 44, 7.5), ...daisy(31, 30, 5)],
  sheep,
  hive,
];

function bold(x: number, y: number): string {
  return cut(x - 1, y, -11, -13, -2, 2.8) + cut(x, y, 0, -20, 0, 2.8) + cut(x + 1, y, 11, -13, 2, 2.8);
}

export const GRASS_SMALL: readonly Drawing[] = [
  [
    ['tone', bold(17, 30) + bold(47, 34) + bold(21, 59)],
    ['petal', dot(46, 51, 5)],
    ['pollen', dot(46, 51, 2)],
  ],
  [
    ['tone', bold(45, 28) + bold(16, 40) + bold(44, 59)],
    ['petal', dot(17, 17, 5)],
    ['pollen', dot(17, 17, 2)],
  ],
];
