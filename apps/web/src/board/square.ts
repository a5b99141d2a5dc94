import type { Cell } from '@crownhold/core';
import type { Face } from '../art/face.ts';

/** A place on a grid. */
export type Spot = Cell;

/** A rectangle of spots, its borders included. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export const SIDES = ['east', 'north', 'west', 'south'] as const;
export type Side = (typeof SIDES)[number];

/** The way to the neighbour at a side. */
export const STEPS: Readonly<Record<Side, Spot>> = {
  east: { x: 1, y: 0 },
  north: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  south: { x: 0, y: -1 },
};

export interface Square {
  readonly spot: Spot;
  readonly face: Face;
  /** Where the other half of its domino lies: no line is drawn between the two. */
  readonly joined?: Side;
  /** Stands out, or steps back, while something is counted. */
  readonly light?: 'lit' | 'dim';
}

/** A piece that hovers over the board and is not laid yet. */
export interface Ghost {
  readonly squares: readonly Square[];
  readonly isLegal: boolean;
  /** What it would bring, as text: `+6`. */
  readonly badge: string;
}

export function sameSpot(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y;
}
