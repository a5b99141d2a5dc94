import type { Drawing } from './plate.tsx';

/** A seat's banner: swallow-tail, square, pennant, shield. The shape alone tells whose it is. */
export const BANNERS: readonly Drawing[] = [
  [
    ['seat', 'M7 15q12-5 24-1 13 4 27-1-10 9-14.500 18.500Q50 41 57 50q-13 4-26 0-12-3-24 1 2-18 0-36z'],
    ['shade', 'M13 20.500q9-3 18 0 8 2 16 .5M13 45.500q9-3 18 0 7 1.500 13 .500'],
  ],
  [
    ['seat', 'M10 11q21 3 43-1-2 22 1 43-22-2-43 1 2-22-1-43z'],
    ['shade', 'M17 17.500q15 2 29-.500-1 15 .500 29.500-15-1-29 .500 1-15-.500-29.500z'],
  ],
  [
    ['seat', 'M7 8q24 13 52 23Q32 42 8 55q3-23-1-47z'],
    ['shade', 'M14 19q14 7 28 12.500Q28 37 14.500 44q1-12-.500-25z'],
  ],
  [
    ['seat', 'M10 9q11 4 22-1 11 5 22 1 2 15-1 27-5 13-21 21-16-8-21-21-3-12-1-27z'],
    ['shade', 'M32 16v32M17 31q15-2 30 0'],
  ],
];
