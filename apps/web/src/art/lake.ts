import { cut, dot, wobble } from './mark.ts';
import type { Drawing } from './plate.tsx';

// A wave is a crest and a trough, each one cut.
function wave(x: number, y: number, length: number, height: number, width = 2.2): string {
  const tilt = wobble(x, y) * 1.2;
  return (
    cut(x, y, length / 2, tilt, height, width) + cut(x + length / 2 - 1, y + tilt, length / 2, -tilt, -height, width)
  );
}

function sea(length: number, height: number, ...rows: readonly (readonly [y: number, ...from: number[]])[]): string {
  return rows.map(([y, ...from]) => from.map((x) => wave(x, y, length, height)).join('')).join('');
}

function crest(x: number, y: number): string {
  return cut(x, y, 18, 0, 6, 2.2) + cut(x + 3.5, y + 1, 11, 0, 3.4, 1.6);
}

const boat: Drawing = [
  ['tone', sea(19, 2.6, [12, 3], [22, 44], [32, 1])],
  ['ivory', 'M33.500 9q11 10 14.500 24-8-3-14-2z'],
  ['red', 'M30 13q-8 9-12.500 20 7-3 12.700-1z'],
  ['gold', 'M12 37q20 4 41-1-3 10-11.500 13.500-9 2-20-1Q15 45 12 37z'],
  ['pen', 'M31.500 6.500l1 30.500M18.500 43q14 3 29 0'],
  ['tone', `${wave(3, 52, 24, 3)}${wave(30, 55, 28, 3)}${wave(8, 61, 22, 2)}`],
];

const whale: Drawing = [
  ['tone', sea(19, 2.6, [12, 3, 42], [23, 40])],
  [
    'ivory',
    'M5 48q-2-18 16-20.500 14-.5 20.500 9 4.500 6 8.500 4 1.500-5-3-9 5-1 7.500 2.500 2.500-3.500 6-2-.500 6-6 9-2 9-11.500 12Q25 55 5 48z',
  ],
  ['ink', `${dot(15, 39.5, 1.8)}${cut(22, 25.5, -6, -9, -3, 1.8)}${cut(23.5, 25.5, 5, -10, 3, 1.8)}`],
  ['pen', 'M6.500 46.500q9 3 17 .5M32 44q2 6 8 6'],
  ['tone', `${wave(2, 57, 30, 3)}${wave(34, 60, 26, 3)}`],
];

function fish(x: number, y: number, way: 1 | -1): string {
  const [body, tail] = [22 * way, -7 * way];
  return cut(x, y, body, 1, 0, 7.5) + cut(x + way, y, tail, -5, 1, 2.2) + cut(x + way, y + 0.5, tail, 5, -1, 2.2);
}

function scales(x: number, y: number, way: 1 | -1): string {
  const gill = cut(x + 15 * way, y - 3, 0, 6.5, 1.4 * way, 0.8) + cut(x + 10 * way, y - 2.5, 0, 5.5, 1.2 * way, 0.8);
  return gill + dot(x + 18.5 * way, y - 0.3, 0.9);
}

const shoal: Drawing = [
  ['tone', fish(14, 23, 1) + fish(52, 40, -1) + sea(18, 2.8, [9, 3, 38], [32, 4, 40], [56, 5, 36])],
  ['fill', scales(14, 23, 1) + scales(52, 40, -1)],
];

export const LAKE: readonly Drawing[] = [
  [['tone', sea(20, 3, [10, 4, 35], [22, 17, 43], [34, 3, 32], [46, 16, 42], [58, 5, 35])]],
  [
    [
      'tone',
      sea(34, 4, [12, 7], [26, 23], [40, 6], [54, 24]) +
        cut(45, 11, 13, 0, 2, 1.8) +
        cut(6, 28, 13, 0, 2, 1.8) +
        cut(45, 39, 13, 0, 2, 1.8) +
        cut(6, 55, 13, 0, -2, 1.8),
    ],
  ],
  [
    [
      'tone',
      [17, 31, 45, 59].map((y, line) => [2, 22, 42].map((x) => crest(x + (line % 2) * 3 - 1, y)).join('')).join(''),
    ],
  ],
  shoal,
  boat,
  whale,
];

export const LAKE_SMALL: readonly Drawing[] = [
  [['tone', [15, 33, 51].map((y, line) => wave(5 + line * 2, y, 48, 7, 4)).join('')]],
  [['tone', [14, 32, 50].map((y, line) => wave(9 - line * 2, y, 48, -7, 4)).join('')]],
];
