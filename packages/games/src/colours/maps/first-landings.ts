// Written by `npm run landings`.
import type { Landing } from '../landing.ts';

/** Where thrown dice come to rest on the first map. */
export const FIRST_LANDINGS: readonly Landing[] = [
  { kingdoms: ['blue'], weight: 1167 },
  { kingdoms: ['brown'], weight: 1405 },
  { kingdoms: ['green'], weight: 1185 },
  { kingdoms: ['red'], weight: 1065 },
  { kingdoms: ['violet'], weight: 1315 },
  { kingdoms: ['yellow'], weight: 1097 },
  { kingdoms: ['blue', 'green'], weight: 190 },
  { kingdoms: ['blue', 'violet'], weight: 424 },
  { kingdoms: ['green', 'brown'], weight: 377 },
  { kingdoms: ['green', 'violet'], weight: 148 },
  { kingdoms: ['red', 'brown'], weight: 383 },
  { kingdoms: ['violet', 'brown'], weight: 216 },
  { kingdoms: ['yellow', 'brown'], weight: 113 },
  { kingdoms: ['yellow', 'red'], weight: 227 },
  { kingdoms: ['yellow', 'violet'], weight: 432 },
  { kingdoms: ['blue', 'green', 'violet'], weight: 52 },
  { kingdoms: ['green', 'violet', 'brown'], weight: 73 },
  { kingdoms: ['yellow', 'red', 'brown'], weight: 54 },
  { kingdoms: ['yellow', 'violet', 'brown'], weight: 76 },
];
