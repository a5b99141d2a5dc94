import { cut, dot, round, wobble } from './mark.ts';
import type { Drawing } from './plate.tsx';

// Broad where it grows from the water, sharp at its tip.
function blade(x: number, y: number, dx: number, dy: number, width = 1.8): string {
  const [cx, cy] = [dx * 0.15, dy * 0.65];
  return `M${round(x - width)} ${round(y)}q${round(cx)} ${round(cy)} ${round(dx + width)} ${round(dy)}q${round(cx - dx + width)} ${round(cy - dy)} ${round(width - dx)} ${round(-dy)}z`;
}

// A bulrush: its stem, the head and the tip.
function rush(x: number, y: number, height: number, lean: number): string {
  const [tx, ty] = [round(x + lean), round(y - height)];
  const head = `M${round(tx - 3)} ${ty + 15}q-1.200-7 .2-12.500 2.600-3 5.200 0 1.600 5.500.6 12.500-3 2.400-6 0z`;
  return blade(x, y, lean, 12 - height, 1.1) + head + cut(tx, ty + 3, 0.4, -7, 0, 1);
}

function water(x: number, y: number, length: number): string {
  return cut(x, y, length, wobble(x, y), 0.8, 1.7);
}

// Two rushes among leaves, standing in water.
function clump(x: number, y: number, height: number, side: 1 | -1): string {
  return (
    rush(x - 3 * side, y, height, -2 * side) +
    rush(x + 6 * side, y + 1, height * 0.78, 3 * side) +
    blade(x - 6 * side, y, -7 * side, -height * 0.5) +
    blade(x + 1 * side, y + 1, 2 * side, -height * 0.42) +
    blade(x + 9 * side, y + 1, 8 * side, -height * 0.42) +
    water(x - 15, y + 1.5, 15) +
    water(x - 2, y + 3, 18)
  );
}

function pad(x: number, y: number, r: number): string {
  return `M${x} ${y}l${r * 0.95}-${r * 0.4}a${r} ${r * 0.55} 0 1 1-${r * 0.5}-${r * 0.22}z`;
}

const heron: Drawing = [
  [
    'tone',
    clump(17, 40, 28, -1) +
      rush(57, 46, 26, 1) +
      blade(55, 46, -6, -14) +
      water(44, 47, 17) +
      water(30, 60, 28) +
      water(5, 55, 18),
  ],
  ['pen', 'M33 44l.5 15M38 44l-1 7 2 8.500M33.500 59l-3 1M39 59.500l-3 .5'],
  [
    'ivory',
    'M27 11.500q5.500-3 8.500 1.500 2 4-1 8-4 5-3 8.500 8-2.500 14.500 2.500 6 5 10.500 15.500-8.500-1-13.500-1-12.500 2-15.500-6-2-7.500 3-13.500 3-5 1-9l-15.500 4.500z',
  ],
  ['ink', `${dot(30.5, 14, 1.4)}${cut(36, 38, 14, 5, 2, 1.6)}${cut(34.5, 12, 9, 3.5, 2, 1.2)}`],
];

const frog: Drawing = [
  [
    'tone',
    clump(17, 36, 28, -1) + rush(54, 35, 26, 2) + blade(51, 35, -6, -14) + blade(57, 35, 4, -11) + water(43, 37, 18),
  ],
  ['body', 'M5 55q2-6 27-7 24 1 27 7-3 6-27 6-25 0-27-6z'],
  ['gold', 'M18.500 53q-4-8 3-14.500-1-7 5.500-7 4 1 5 4 2-4 6-4 6.500 1 4.500 8 7 6 3 13.500-13 3-27 0z'],
  ['ink', `${dot(25.5, 36, 1.8)}${dot(38.5, 36, 1.8)}`],
  ['pen', 'M24.500 43.500q7.500 5 15 0M20 52q5-2 6-6M44 52q-5-2-6-6'],
];

export const SWAMP: readonly Drawing[] = [
  [['tone', clump(20, 40, 31, 1) + clump(46, 58, 26, -1) + water(42, 17, 18) + water(6, 55, 16)]],
  [['tone', clump(44, 36, 28, -1) + clump(18, 58, 31, 1) + water(5, 16, 18) + water(41, 51, 18)]],
  [['tone', clump(17, 33, 24, 1) + clump(46, 38, 27, -1) + clump(24, 59, 22, -1) + water(44, 56, 15)]],
  [
    ['tone', clump(19, 44, 35, -1) + water(40, 14, 18) + water(6, 58, 18)],
    ['body', pad(48, 30, 9.5) + pad(43, 53, 11.5)],
    ['petal', cut(44, 50, -5, -6, 0, 2.4) + cut(44, 50, 5, -6, 0, 2.4) + cut(44, 50, 0, -9, 0, 2.6)],
  ],
  heron,
  frog,
];

function bold(x: number, y: number): string {
  return `${cut(x, y, 0, -34, 0, 2.4)}M${x - 5} ${y - 22}q-1.500-11 1-19 4-4 8 0 2.500 8 1 19-5 3-10 0z`;
}

export const SWAMP_SMALL: readonly Drawing[] = [
  [['tone', bold(14, 54) + bold(33, 50) + bold(51, 55) + cut(4, 58, 56, 0, 0, 3.4)]],
  [['tone', bold(13, 50) + bold(31, 55) + bold(50, 49) + cut(4, 58, 56, 0, 0, 3.4)]],
];
