import type { Drawing } from './plate.tsx';

const COBBLES = 'M5 62q4-4 8-.500M50 62q5-4 9-.500M14 62.500q3-2 6 0M44 62.500q3-2 6 0';

interface CastleDrawing {
  readonly back: Drawing;
  /** Where the banner hangs, and how large. */
  readonly banner: string;
  readonly front: Drawing;
}

/** A seat's castle: two round towers, a square keep, a slender tower, a domed hall; each flies its banner. */
export const CASTLES: readonly CastleDrawing[] = [
  {
    back: [['pen', `M32 28V4M${COBBLES.slice(1)}`]],
    banner: 'translate(31.500 1) scale(.36)',
    front: [
      [
        'ivory',
        'M22.500 60q1-16 0-31.500l-1.500-.500v-5.500h5v3h4v-3h4v3h4v-3h5v5.500l-1.500.500q-1 15.500 0 31.500-9.500 1-19 0z',
      ],
      [
        'ivory',
        'M7 60.500q1-13 .500-26h14q-1 13 .500 26-7.500 1-15 0zM42 60.500q1-13 .500-26h14q-1 13 .500 26-7.500 1-15 0z',
      ],
      [
        'seat',
        'M4 35.500Q11 25 14.500 14 18 25 25 35.500q-10.500 2-21 0zM39 35.500Q46 25 49.500 14 53 25 60 35.500q-10.500 2-21 0z',
      ],
      [
        'ink',
        'M27.500 60.500q-1-13 4.500-14 5.500 1 4.500 14zM13 42q1.500-2 3 0l-.500 5h-2zM48 42q1.500-2 3 0l-.500 5h-2zM31 34q1-1.500 2.200 0v4.500H31z',
      ],
      ['pen', 'M9 54h4M17 51h3M45 52h3M52 56h3M25.500 42h3M36 40h3'],
    ],
  },
  {
    back: [['pen', `M31 16V2M${COBBLES.slice(1)}`]],
    banner: 'translate(30.500 .500) scale(.3)',
    front: [
      ['ivory', 'M4 60.500q1-10 0-19.500h4v3h4v-3h4v3h32v-3h4v3h4v-3h4q-1 9.500 0 19.500-28 1.500-56 0z'],
      ['ivory', 'M14 60.500q1-15 .500-29.500h35q-1 14.500 .500 29.500-18 1.500-36 0z'],
      ['seat', 'M9.500 31.500Q16 25 19.500 16q12.500-1.500 25 0Q48 25 54.500 31.500q-22.500 2.500-45 0z'],
      ['ink', 'M26 60.500q-1-15 6-16 7 1 6 16zM19.500 37.500h4v5h-4zM40.500 37.500h4v5h-4z'],
      [
        'pen',
        'M22 20.500q-2 4-4.500 7.500M32 20v7.500M42 20.500q2 4 4.500 7.500M17 50h4M43 52h4M18 56h3M8 54h3M53 53h3',
      ],
    ],
  },
  {
    back: [['pen', `M32 14V1M${COBBLES.slice(1)}`]],
    banner: 'translate(31.500 -1.500) scale(.32)',
    front: [
      ['ivory', 'M8 60.500q1-8 .500-16h47q-1 8 .500 16-24 1.500-48 0z'],
      [
        'seat',
        'M4.500 45Q10 39 14 31.500 18.500 39 24 45q-10 2-19.500 0zM40 45q5.500-6 10-13.500 4 7.500 9.500 13.500-10 2-19.500 0z',
      ],
      ['ivory', 'M22.500 61q1-16 0-32h19q-1 16 0 32-9.500 1-19 0z'],
      ['seat', 'M18 30q9-8 14-18.500Q37 22 46 30q-14 2.500-28 0z'],
      [
        'ink',
        'M27 61q-1-12 5-13 6 1 5 13zM30.500 34.500q1.500-2 3 0v5.500h-3zM12.500 50q1.500-2 3 0v4h-3zM48.500 50q1.500-2 3 0v4h-3z',
      ],
      ['pen', 'M25 43h3.500M36 45h3M25.500 54h2M11 58h4M50 58h4'],
    ],
  },
  {
    back: [['pen', COBBLES]],
    banner: 'translate(22 26) scale(.315)',
    front: [
      [
        'ivory',
        'M4 60.500q1-11 0-22h-1v-5.500h4.500v3h4v-3h4v3h4v-3h4v6h17v-6h4v3h4v-3h4v3h4v-3H61v5.500h-1q-1 11 0 22-28 1.500-56 0z',
      ],
      ['ivory', 'M17.500 60.500q1-18 0-36h29q-1 18 0 36-14.500 1-29 0z'],
      ['seat', 'M14 25.500Q15 11 32 7.500 49 11 50 25.500q-18 2.500-36 0z'],
      ['gold', 'M32 1.500q3 .500 3 3.300-.300 2.700-3 3-3-.300-3-3 .200-3 3-3.300z'],
      ['ink', 'M26.500 60.500q-1-14 5.500-15 6.500 1 5.500 15z'],
      [
        'pen',
        'M24 14.500q-3 4-3.500 7.500M32 11.500v10M40 14.500q3 4 3.500 7.500M8 46h4M10 54h3M51 44h4M52 55h3M21 51h3M40 54h3',
      ],
    ],
  },
];

// Below 34 pixels: roof, walls and gate, with the seat's silhouette.
function silhouette(roof: string, walls: string): Drawing {
  return [
    ['seat', roof],
    ['ivory', walls],
    ['ink', 'M25 60V48q7-8 14 0v12z'],
  ];
}

export const CASTLES_SMALL: readonly Drawing[] = [
  silhouette('M5 32L16 8l11 24zM37 32L48 8l11 24z', 'M8 60V32h16v8h16v-8h16v28z'),
  silhouette('M5 30L14 8h36l9 22z', 'M9 60V30h46v30z'),
  silhouette('M14 34L32 4l18 30z', 'M6 60V44h14V34h24v10h14v16z'),
  silhouette('M10 32Q12 8 32 6q20 2 22 26z', 'M5 60V38h8v-6h38v6h8v22z'),
];
