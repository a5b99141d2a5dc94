import type { Face, Ground } from '../art/face.ts';
import type { Frame, Ghost, Side, Spot, Square } from '../board/square.ts';

const LETTERS: Readonly<Record<string, Ground>> = {
  w: 'wheat',
  f: 'forest',
  l: 'lake',
  g: 'grass',
  s: 'swamp',
  m: 'mine',
};
const JOINS: Readonly<Record<string, Side>> = { '>': 'east', '^': 'north', '<': 'west', v: 'south' };

export function ground(letter: string, crowns = 0, drawing = 0): Face {
  return { kind: 'ground', ground: LETTERS[letter]!, crowns, drawing };
}

/** A kingdom from rows of three characters a square (ground, crowns, way to its other half), top row first. */
function kingdom(top: number, left: number, rows: readonly string[], seat: number): readonly Square[] {
  return rows.flatMap((row, down) =>
    row.split(' ').flatMap((cell, right): readonly Square[] => {
      const spot: Spot = { x: left + right, y: top - down };
      if (cell === '...') return [];
      if (cell === 'CCC') return [{ spot, face: { kind: 'castle', seat } }];
      const face = ground(cell[0]!, Number(cell[1]), spot.x * 13 + spot.y * 7 + 140);
      return [{ spot, face, joined: JOINS[cell[2]!]! }];
    }),
  );
}

export const SMALL_FRAME: Frame = { left: -3, right: 3, bottom: -3, top: 3 };
export const SMALL_OPEN: Frame = { left: -2, right: 3, bottom: -2, top: 3 };
export const SMALL = kingdom(
  2,
  -2,
  ['w0> w0< f0> f1< ...', 'w1v l0v l1v s0> s2<', 'w0^ l0^ l0^ g0v ...', '... ... CCC g1^ ...', 'm2> m0< g0> g0< ...'],
  0,
);
export const GHOST: Ghost = {
  squares: [
    { spot: { x: 1, y: 3 }, face: ground('f', 1, 3), joined: 'east' },
    { spot: { x: 2, y: 3 }, face: ground('m', 3, 4), joined: 'west' },
  ],
  isLegal: true,
  badge: '+6',
};
export const WRONG: Ghost = {
  squares: [
    { spot: { x: -2, y: -1 }, face: ground('s', 1, 3), joined: 'east' },
    { spot: { x: -1, y: -1 }, face: ground('l', 0, 4), joined: 'west' },
  ],
  isLegal: false,
  badge: '',
};

export const LARGE_FRAME: Frame = { left: -3, right: 3, bottom: -3, top: 3 };
export const LARGE = kingdom(
  3,
  -3,
  [
    'w0> w0< f0> f0< f1> f0< l0v',
    'w0v w1v f0v l1> l0< l0v l0^',
    'w0^ g0^ f0^ g0v s0v l2^ w0v',
    'g0> g1< g2v CCC s1^ s0v w1^',
    'm0v m1v g0^ w0> w0< s2^ m3v',
    'm2^ m0^ g0> g0< f0> f0< m0^',
    'w0> w0< l0> l0< l1> f0< ...',
  ],
  3,
);
