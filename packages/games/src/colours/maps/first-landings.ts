// Written by `npm run map`.
import type { Landing } from '../landing.ts';

/** Where dice come to rest on the first map, laid down anywhere in the box. */
export const FIRST_LANDINGS: readonly Landing[] = [
  { kingdoms: ['blue'], weight: 1151 },
  { kingdoms: ['brown'], weight: 1249 },
  { kingdoms: ['green'], weight: 1203 },
  { kingdoms: ['red'], weight: 1114 },
  { kingdoms: ['violet'], weight: 1170 },
  { kingdoms: ['yellow'], weight: 1142 },
  { kingdoms: ['blue', 'green'], weight: 220 },
  { kingdoms: ['blue', 'violet'], weight: 424 },
  { kingdoms: ['green', 'brown'], weight: 327 },
  { kingdoms: ['green', 'violet'], weight: 182 },
  { kingdoms: ['red', 'brown'], weight: 464 },
  { kingdoms: ['violet', 'brown'], weight: 215 },
  { kingdoms: ['yellow', 'brown'], weight: 148 },
  { kingdoms: ['yellow', 'red'], weight: 286 },
  { kingdoms: ['yellow', 'violet'], weight: 389 },
  { kingdoms: ['blue', 'green', 'violet'], weight: 80 },
  { kingdoms: ['green', 'violet', 'brown'], weight: 84 },
  { kingdoms: ['yellow', 'red', 'brown'], weight: 77 },
  { kingdoms: ['yellow', 'violet', 'brown'], weight: 78 },
];
