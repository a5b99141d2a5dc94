import { cut, wobble } from './mark.ts';
import type { Drawing } from './plate.tsx';

function ear(x: number, y: number, height: number, lean: number, grains: number): string {
  let path = cut(x, y, lean * 0.6, -height * 0.6, lean * 0.08, 0.9);
  for (let step = 0; step < grains; step++) {
    const along = 0.42 + (0.5 * step) / grains;
    const [gx, gy] = [x + lean * along, y - height * along];
    path += cut(gx, gy, -4.2 + lean * 0.2, -5.2, 1.1, 1.7) + cut(gx, gy, 4.2 + lean * 0.2, -5.2, -1.1, 1.7);
  }
  return path + cut(x + lean * 0.92, y - height * 0.9, lean * 0.16, -7, 0, 1.7);
}

function row(y: number, height: number, lean: number, grains: number, from: number, gap: number): string {
  let path = '';
  for (let x = from; x < 57; x += gap) {
    const shake = wobble(x * 7 + y, height);
    path += ear(x + shake, y + wobble(x, y), height + shake * 2, lean + shake * 1.5, grains);
  }
  return path;
}

function furrow(y: number, bend: number): string {
  return cut(4, y, 27, wobble(y) * 1.5, bend, 1) + cut(34, y + wobble(y, 2), 26, wobble(y, 3) * 1.5, bend, 1);
}

const mill: Drawing = [
  ['tone', furrow(60.5, 1) + row(60, 13, 2, 2, 8, 10)],
  ['ivory', 'M24 49q3-12 3-20l5-7 5 7q.5 9 3.500 20-8 1.500-16.500 0z'],
  ['red', 'M25.500 29q1.500-6.500 6.500-9 5.500 2.500 7 9-6.500 1.800-13.500 0z'],
  ['ink', 'M29.500 49.500q-.5-4 .3-7 2.300-3 4.400 0 .8 3 .6 7z'],
  ['pen', 'M32 26.500L47.500 8M32 26.500L15.500 45M32 26.500L13 11M32 26.500L51 42'],
  [
    'ivory',
    'M35 19.500l8.500-11 5 4.500-9 10.500zM29 33.500l-8.500 11-5-4.500 9-10.500zM25.500 24l-10.800-8.500 4.200-5L29.500 19zM38.500 29l10.800 8.500-4.200 5L34.500 34z',
  ],
];

const sheaf: Drawing = [
  ['tone', furrow(60.5, 1) + row(29, 20, 3, 3, 8, 15)],
  [
    'gold',
    'M20 60q6-11 7-16.500-9-9-11-19.500 5.500 3 8.500 7-1.500-8 1-15 5 5 6 12 1-8 6-13.500 2.500 7 1 15 4-5 8.500-7.500-1 11.500-10.500 21 2 6 8 17-12 2-24.500 0z',
  ],
  ['red', 'M25.500 42q6.500 2 13 0l.5 5q-7.500 2-14 0z'],
  ['pen', 'M28.500 58l2-9M32.500 58.500v-9M36.500 58l-2-9M28 37.500l-3.500-8M32 38V26M36 37.500l3.500-8'],
];

export const WHEAT: readonly Drawing[] = [
  [['tone', row(29, 21, 3, 3, 8, 13) + row(60, 25, 4, 4, 9, 14.5)]],
  [['tone', row(29, 21, -3, 3, 10, 14.5) + row(60, 25, -3, 4, 12, 14)]],
  [['tone', row(60, 44, 6, 6, 11, 18) + cut(11, 58, -6, -15, -3, 1.8) + cut(31, 58, 8, -14, 3, 1.8)]],
  [['tone', [20, 40, 60].map((y) => furrow(y + 1.5, 1) + row(y, 13, y === 40 ? -2 : 2, 2, 7, 12)).join('')]],
  mill,
  sheaf,
];

function bold(x: number, lean: number): string {
  const grains = [0, 11, 22].map((up) => cut(x, 48 - up, -9, -10, 1, 3.4) + cut(x, 48 - up, 9, -10, -1, 3.4));
  return cut(x - lean, 62, lean, -42, 0, 2.4) + grains.join('');
}

export const WHEAT_SMALL: readonly Drawing[] = [
  [['tone', bold(12, 2) + bold(32, 1) + bold(52, 2)]],
  [['tone', bold(13, -2) + bold(32, -1) + bold(51, -2)]],
];
